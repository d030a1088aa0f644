import { ASKED, HARSH_WORDS, NO_DUTY, NOUN_VERBS, OWED, REQUEST_VERBS } from '../data/polite-words.js';
import { applyRule, readRules } from '../grammar/read-rules.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { joinSentences, markRequests, splitSentences } from '../text/sentences.js';
import { capitalise } from '../text/words.js';
import { speak, withThanks } from './relax.js';
import { findInProse, warnOfLeftovers, warnOfUntouched } from './leftovers.js';
import { regex } from '../../text/regex.js';

export const polite: Operation<true> = {
  name: 'polite',
  readings: [
    {
      pattern: regex.i`(?<!\b(?:less|not|too|overly|so) (?:too |so )?)\b(?:more |very |extra )?(?:polite(?:r|ly|ness)?|respectful(?:ly)?|courteous(?:ly)?|tactful(?:ly)?|diplomatic(?:ally)?|considerate|gentle[rn]?|soft(?:er|en)|mild(?:er)?|calm(?:er|ly)?(?=$|,| and\b| tone))\b(?: (?:(?:the|its|this|my) )?(?:tone|style|language|wording|it|this|message|email))?|\b(?:less|not (?:so|as|too)|without being|not sound(?:ing)?) (?:so |too |as )?(?:rude|harsh|blunt|aggressive|angry|bossy|demanding|pushy|abrupt|accusing|accusatory|confrontational|passive[- ]aggressive|hostile|mean|impolite|direct|annoyed|irritated)\b|\b(?:tone|calm) (?:it |this )?(?:way |right |a bit |a little )?down\b|\btoo (?:angry|rude|harsh|blunt|aggressive|bossy|demanding|direct)\b`,
      read: () => true,
    },
    {
      pattern: regex.i`\b(?:rude(?:ness)?|harsh(?:ness)?|aggressive|aggression|blunt(?:ness)?|impolite|angry) ?(?:words?|tone|language|wording|parts?)?\b`,
      in: ['remove'],
      read: () => true,
    },
  ],
  apply(content, _, context) {
    const changed = withThanks(askKindly(content), 'Thank you.');
    warnOfLeftovers(findInProse(changed, HARSH), 'These words may sound harsh and were left', context);
    if (changed === content)
      context.warn(
        'nothing_to_change',
        'No order or request was found that could be put more politely; sentences are not rewritten',
      );
    else warnOfUntouched(content, changed, context);
    return changed;
  },
};

/** Says “please” and softens wishes in the paragraphs of a text. */
export function askKindly(content: string, wishes = WISHES): string {
  const sentenceBySentence = (prose: string) =>
    splitSentences(speak(prose)).map(({ text, gap }) => ({ text: politely(text, wishes), gap }));
  return editProse(content, (prose) => markRequests(joinSentences(sentenceBySentence(prose))), [
    'paragraph',
    'html',
  ]);
}

/** Words of blame and anger. */
export const HARSH = regex.giu`(?<![\p{L}'’-])(?:${HARSH_WORDS})(?![\p{L}'’-])`;
/** Says “please”, asks, or is no order: “Take care”, “Take That played”. */
const STAYS = regex.iu`\b(?:please|kindly|pls|plz|drop (?:me|us) a line|feel free)\b|^(?:do|does|did|have|be) (?:I|you|we|they|he|she|it|the|your|my|our|their|his|her|this|that|these|those|any|some|\p{L}{3,15}s)\b.*\?|^(?:take (?:care|heart|\p{Lu})|get (?:well|lost)\b|call me (?:an?|old|crazy|silly|mad|\p{Ll}+-)|stop \p{Ll}+ing\b(?!(?!.*\bwith our\b).*\b(?:me|my|us|our|your|here|so|at)\b)|be my\b|come on\b|go (?:on|for)\b|let me (?:see|think)\b)|\bsaid\b|^(?:find|get|think) of\b`;
/** What may stand before an order: a greeting by name, or a word that joins it to the sentence before. */
const LEAD = String.raw`^((?:(?:hi|hello|hey|dear)(?: there)?(?:,? \p{Lu}[\p{L}'’-]+){0,3}, |(?:(?:and|so|then|also|next|first),?|if [^,;:.!?\n]{3,80},) )?)`;
const OBJECT = String.raw`\d{3,}|the|an?|your|my|our|his|her|their|me|us|him|them|it|this|that|these|those|all|every|each|any|some|no|back|at|to me|to us|off|up|again|online|\p{Ll}{3,12}ing`;
const ORDER = regex.iu`${LEAD}((?:(?:do not|don['’]t|never|always|just) )?(?:(?:${REQUEST_VERBS})(?= (?!(?:is|are|was|were|has|have|had|will|can|of|cost|takes?)\b)[\p{L}\p{N}${'$'}£€“"']|[.!]*$)|(?:${NOUN_VERBS})(?= (?:${OBJECT})\b))|(?:do not|don['’]t) \p{Ll}{2,20}(?= ))`;
const THREAT = `(?:report|hand (?:it|this|you)|contact (?:my|our|the)|cancel|complain|charge|take (?:this|it|legal|action|the matter|my|our|you to)|go to|speak to (?:my|our|the)|call the|sue|stop|refuse|leave|withhold|post|write to)`;
const WISHES = readRules(String.raw`
giu  ^please give (me|us) back (my|our) ([^.!?\n]{2,40})[.!]$ => could $1{me=I us=we} please have $2 $3 back?<; giu  ^please give (me|us) (my|our) ([^.!?\n]{2,40}) back[.!]$ => could $1{me=I us=we} please have $2 $3 back?<; giu  ^you (can['’]t|cannot|may not|are not allowed to|aren['’]t allowed to) (?=(?:park|smoke|use|bring|enter|eat|drink|play|swim|camp|store|leave) (?!.*\b(?:without|too|enough|more|better)\b)[^.!?\n]{0,60}\b(?:here|there|inside|in (?:the|this|our)|on (?:the|this|our)|during|after|before|until)\b) => I'm afraid you $1 <; giu  ^I (?:already )?told you (not to|to) (?=\p{Ll}) => I did ask you $1 <; giu  ^why did you (?!not\b)(\p{Ll}{2,15})\b(?=[^?\n]{2,150}\?) => could you please let me know why you past($1)<; giu  ^why (have|are) you (?!not\b)(?=[^?\n]{2,150}\?) => could you please let me know why you $1 <; giu  ^you (sent|gave|delivered|booked|sold) ((?:me |us )?(?:the|an?|my|our) (?:wrong|broken|damaged|faulty|old|incorrect))\b => I'm afraid you $1 $2<; giu  ^you((?:['’]ve| have)? (?:charged|overcharged|broken?|lost|forgotten|forgot) (?:me|us|my|our))\b => I'm afraid you$1<; giu  ^(I|we) need (this|it|that) (sorted|fixed|done|resolved|finished|repaired|replaced)\b => $1 would be grateful if $2 could be $3<; giu  ^(I|we) (?:don['’]t|do not) want (?!to\b)(?=\p{Ll}) => $1 would prefer not to have <; giu  ^(?:I['’]m|I am) not going to (?=(?:pay|accept|cover|sign|attend|wait|agree|work|lend|help)\b) => I'm afraid I won't <; giu  ^(?:I['’]m|I am) not (covering|coming|paying|working|lending|giving|helping|taking|driving|staying|attending|joining|signing|accepting|swapping|waiting)\b => I'm afraid I can't ofGerund($1)<; giu  ^(?:we['’]re|we are) not (covering|coming|paying|working|lending|giving|helping|taking|driving|staying|attending|joining|signing|accepting|swapping|waiting)\b => I'm afraid we can't ofGerund($1)<; giu  ^(I|we) need ((?:the|your|my|our) (?:\p{Ll}+ )?(?:report|form|file|document|invoice|reply|answer|decision|payment|keys?|slides|draft|figures|data|order|refund|deposit|money|quote|details|feedback|signature|parcel)s? by [^.!?\n]{2,30})[.!]$ => could $1{we=we i=I} please have $2?<; giu  (?:\s\bis|['’]s) driving (me|us) (?:mad|crazy|nuts|up the wall|insane|bonkers)\b(?=[.!,]| and| when) =>  is becoming difficult for $1<; giu  ^please do something about (it|this|that)[.!]$ => could you please do something about $1?<; giu  ^(your \p{Ll}+ (?:barks|keeps|blocks|wakes|leaks|smells|disturbs|is blocking|is leaking|is disturbing)) => I'm afraid lower($1)<; giu  \bor (?:else )?(I|we)(?:['’]m| am|['’]re| are) (reporting|cancelling|canceling|complaining|contacting|stopping|refusing|taking|leaving|charging|withholding)\b => or $1 will have to ofGerund($2)<; giu  ^why (haven['’]t|have not|didn['’]t|did not) you (?!say\b|tell\b)(?=[^?\n]{3,150}\?) => could you please let me know why you $1 <; giu  ^you (?:got|have got) (my|our) (\p{Ll}+) wrong\b => I'm afraid that $1 $2 was wrong<; giu  ^((?:your [^.,;:!?\n]{2,50}?|the (?:\p{Ll}+ )?(?:order|parcel|item|invoice|bill|report|room|heating|lift|music|noise|delivery|payment|form|file|link|food|soup|coffee|price|fee|rent|quote|size|text|draft|letter|email|kettle|phone|screen|door|tap|shower|toilet|colour|total|amount|address|date|product)s?(?: [^.,;:!?\n]{2,40}?)?) (?:is|are) (?:too (?:loud|noisy|high|long|slow|late|early|small|big|large|expensive|cold|salty|dirty|messy|dark|difficult|hard|short|close|heavy|tight|bright|vague|weak|spicy|often|much|many|far)|wrong|broken|late|faulty|dirty|overdue|incorrect|still (?:\p{Ll}+ing|not|broken|dirty|wrong|late|faulty|missing)))\b => I'm afraid lower($1)<; giu  ^you (keep \p{Ll}+ing|are always \p{Ll}+ing|never (?:answer|reply|respond|call|listen|clean|tidy|pay|help|tell|let|turn)) (?=[^.!?\n]*\b(?:we|us|our)\b) => we've noticed that you $1 <; giu  ^you (keep \p{Ll}+ing|are always \p{Ll}+ing|never (?:answer|reply|respond|call|listen|clean|tidy|pay|help|tell|let|turn)) (?=\p{Ll}) => I've noticed that you $1 <; giu  ^you (haven['’]t|have not|didn['’]t|did not|(?:have )?failed to|forgot to|have forgotten to) (?=${OWED}\b) => it seems that you $1 <; giu  (?<=\b(?:have|I['’]ve|we['’]ve) )told you (?=(?:once|twice|three|four|many|several|before|already|again)\b(?! that\b)) => mentioned this to you <; giu  \bor (?:else )?(I|we)(?:['’]ll| will) (?=${THREAT}\b) => or $1 will have to <; giu  ^(if [^,.!?\n]{3,80},? )(I|we)(?:['’]ll| will) (?=(?:report|contact|cancel|complain|charge|speak to|go to|take (?:this|it|you|legal|action|the matter)|call (?:the|my|your|an?))\b) => $1$2 will have to <; giu  ^please stop (\p{Ll}{3,15}ing\b(?![^.!?\n]*\b(?:if|see|with our)\b)[^.!?\n]{0,120})[.!]$ => could you please stop $1?<; giu  ^(please [^.!?\n]{3,80}) (?:right now|immediately|at once|now)(?=[.!]$) => $1 as soon as possible<; giu  ^((?:hi|hello|hey|dear)(?: \p{Lu}[\p{L}'’-]+){0,3}, )?(?:I|we) (?:need|want) you to (?=${ASKED}) => $1could you please <; giu  ^you (?:must|have to|need to) (?:(?=(?:send|give|tell|let|call|bring|help) me\b)|(?=${ASKED})${NO_DUTY}) => please <; giu  ^((?:[^.!?\n]{0,60}[,;] |(?:and|but|so) )?)(I|we) want\b(?! not\b) => $1$2 would like<; giu  \b(?:can|could) you (?=${ASKED}) => could you please <; giu  \b(will|would) you (?=${ASKED}) => would you please <
`);

/** Adds “please” to an order and softens wishes; a sentence that is polite already stays. */
function politely(sentence: string, wishes: typeof WISHES): string {
  if (STAYS.test(sentence)) return sentence;
  const ordered = sentence.replace(ORDER, (_, lead: string, order: string) => {
    const request = `please ${/^\p{Lu}{2}/u.test(order) ? order : order.charAt(0).toLowerCase() + order.slice(1)}`;
    return lead === '' ? capitalise(request) : lead + request;
  });
  return wishes.reduce(applyRule, ordered);
}
