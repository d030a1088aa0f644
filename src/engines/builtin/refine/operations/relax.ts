import { BOOKISH, BOOKISH_VERBS, WORDY } from '../data/plain-words.js';
import { CASUAL } from '../data/tone-words.js';
import { BY } from '../data/kind-turns.js';
import { applyRules, readRules } from '../grammar/read-rules.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { markRequests } from '../text/sentences.js';
import { contract } from './contractions.js';
import { greetAs } from './salutation.js';

const CASUAL_TABLE = new PhraseTable(CASUAL);
export const PLAIN_TABLE = new PhraseTable([...WORDY, ...BOOKISH, ...BOOKISH_VERBS]);

const PAPERS = String.raw`(?<=^|[.!?]\s+)((?:(?:The|All|Any|Your) )?(?:[Cc]ompleted |[Ss]igned |[Ll]ate )?(?:[Aa]pplication )?(?:[Aa]pplications|[Ff]orms?|[Dd]ocuments|[Qq]uestions|[Qq]ueries|[Ee]n?quiries|[Ii]nquiries|[Cc]omplaints|[Rr]equests|[Cc]laims?|[Ii]nvoices|[Rr]eceipts|[Kk]eys|[Ss]ubmissions|[Ee]ntries|(?:[Rr]epeat )?[Pp]rescriptions|[Bb]ooks|[Cc]ontributions(?: towards? (?:the|an?) \p{Ll}+)?))`;
/** Rules of an office, said to the reader. */
const SPOKEN = readRules(String.raw`
giu  (?<=^|[.!?]\s+)(?:(?:any|all|further|other|general) )*(?:en?quiries|inquiries|queries|questions)( (?:about|regarding|concerning|relating to) [^.,;!?\n]{3,50}?)? (?:may|can|should|must|are to) be (?:directed|addressed|referred|made|put) to (?=\p{L}) => if you have questions$1, contact <
gu   ${PAPERS} (?:should|are to) be (submitted|directed|sent|returned|handed|addressed|given) to (?=\p{L})${BY} => Please $2{submitted=give directed=send sent=send returned=return handed=give addressed=send given=give} lower($1) to <
gu   ${PAPERS} (must|may|can|should|cannot|must not) be (submitted|completed|requested|made|lodged|returned|sent)\b(?!,? (?:and|or|but|public|known|available|clear|out)\b)${BY} => You $2{may=can} base($3) lower($1)<
gu   (?<=^|[.!?]\s+)((?:(?:All|Any|Late|Incomplete) )?(?:[Aa]pplications|[Ff]orms|[Rr]equests|[Cc]laims|[Ee]ntries|[Ss]ubmissions)(?: by (?:tele)?phone| by e-?mail| by post)?) will not be (considered|accepted|processed)(?=[.,;!]|$| (?:after|if|without|unless)\b)${BY} => Unfortunately, we can't base($2) lower($1)<
gu   (?<=^|[.!?]\s+)((?:The |All |Any |Your )?(?:[Ff]ood|[Ww]ater|[Cc]lear fluids|[Mm]aterials|[Dd]rinks|[Bb]everages|[Rr]efreshments|[Tt]ickets|[Pp]arcels|[Oo]rders|[Kk]eys|[Cc]opies|[Ff]orms)) may be (consumed|collected|purchased|obtained) (?=(?:at|from|in|on|between|before|after|until|up)\b)${BY} => You can $2{consumed=have collected=collect purchased=buy obtained=get} lower($1) <
`);
export const speak = (prose: string): string => applyRules(prose, SPOKEN);

const READERS = String.raw`(?:residents|tenants|members|customers|visitors|guests|parents|students|staff|patients|users|passengers|drivers|employees|applicants|volunteers|players|colleagues|swimmers)`;

/** “However” and “therefore” as people say them: an opening loses its comma, an aside becomes “though” or goes. */
const LIGHTER = readRules(String.raw`
giu  (?<=^|[.!?]\s+|\n)(?:all |our |the )?${READERS} are (?:hereby |kindly |respectfully )*reminded that (?=\p{L}) => Just a quick reminder that <
giu  (?<=^|[.!?]\s+|\n)(?:all |our |the )?${READERS} are (?:hereby |kindly |respectfully )*(?:notified|informed|advised) that (?=\p{L}) => Just so you know, <
giu  (?<=^|[.!?]\s+|\n)(?:all |our |the )?${READERS} are (?:hereby |kindly |respectfully )*(?:reminded|requested|asked) not to (?![^.!?\n]*\b(?:their|they|them|themselves)\b)(?=\p{Ll}) => Please don't <
giu  (?<=^|[.!?]\s+|\n)(?:all |our |the )?${READERS} are (?:hereby |kindly |respectfully )*(?:reminded|requested|asked) to (?![^.!?\n]*\b(?:their|they|them|themselves)\b)(?=\p{Ll}) => Please <
giu  (?<=^|[.!?]\s+|\n)we (?:wish|would like) to (?:inform|advise|notify) (?:all )?(?:(?:our|the) )?(?:valued |dear )?(?:${READERS}|customers and \p{Ll}+|clients|you all) (?:that|of the fact that) (?=\p{L}) => Just to let you know, <
gu   (?<=^|[.!?]\s+|\n)Failure to(?: do so|( [^.,;!?]{3,80}?)) (will|may) result in (?:the )?(disposal|removal|suspension|cancellation|confiscation|closure|termination) of ([^.,;!?\n]{3,60})(?=[.!]) => If you don't$1, $4 $2 be $3{disposal=disposed_of removal=removed suspension=suspended cancellation=cancelled confiscation=confiscated closure=closed termination=ended}<
gu   (?<=^|[.!?]\s+|\n)Failure to(?: do so|( [^.,;!?]{3,80}?)) (will|may) result in (exclusion|removal|disqualification|suspension) from (?=\p{Ll}) => If you don't$1, you $2 be $3{exclusion=excluded removal=removed disqualification=disqualified suspension=suspended} from <
gu   (?<=^|[.!?]\s+|\n)Failure to ([^.,;!?]{3,80}?) (will|may) result in (your (?:\p{Ll}+ ){0,2}(?!not )\p{Ll}+) (not )?being (?=\p{Ll}) => If you don't $1, $3 $2 $4be <
gu   (?<=^|[.!?]\s+|\n)Failure to (renew|pay|reply|respond|register|sign|return (?:it|the \p{Ll}+)) (will|may) result in (?:the )?loss of (?=\p{Ll}) => If you don't $1, you $2 lose <
gu   (?<=^|[.!?]\s+|\n)Failure to(?: do so|( [^.,;!?]{3,80}?)) (will|may) result in (an? [^.!?\n]{3,60})(?=[.!]) => If you don't$1, there $2 be $3<
gu   (?<=^|[.!?]\s+|\n)It is (?:kindly )?requested that (?:all |our |the )?(?:${READERS}|you) (?=\p{Ll})(?![^.!?\n]*\b(?:their|they|them|themselves)\b) => Please <
g    (?<=^|[.!?]\s+|\n)(?:However|Nevertheless|Nonetheless),\s+ => But <
g    (?<=^|[.!?]\s+|\n)(?:Therefore|Consequently|Thus|Hence|As a result),\s+ => So <
g    \bas of (?=\d|today\b|tomorrow\b|next\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)) => from <
g    \bremain(s?) (?=closed\b|open\b) => stay$1 <
g    \bWe thank you for\b => Thanks for<
g    ;\s+however,\s+ => , but <
g    ;\s+therefore,\s+ => , so <
g    ,\s+however(?=[,.!?]) => , though<
g    \b(show|shows|think|know|hope|believe|say|says|said) that (?=(?:I|we|you|they|he|she|it|our|your|their|my|the)\s) => $1 <
g    (?<=^|[.!?]\s+|\n)\bContact (me|us) at\b => Drop $1 a line at<
`);

/** Says it as one person to another: plain words, lighter openings, contractions. */
export function relax(content: string): string {
  return editProse(greetAs(content, 'casual'), (prose) => {
    const lighter = applyRules(speak(prose), LIGHTER);
    return markRequests(contract(PLAIN_TABLE.replaceIn(CASUAL_TABLE.replaceIn(lighter))));
  });
}
