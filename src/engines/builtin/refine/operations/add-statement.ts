import { regex } from '../../text/regex.js';
import { applyRules, readRules } from '../grammar/read-rules.js';
import type { Operation } from '../operation.js';
import { lastParagraph } from '../text/last-paragraph.js';
import { keyTerms, leansOnTheLast } from '../length/key-terms.js';
import { endsLikeSentence, joinSentences, splitSentences } from '../text/sentences.js';
import { ORDER_LEAD } from './order-lead.js';
import { supersede } from './supersede.js';
import { capitalise } from '../text/words.js';

/** A subject that stays the same in the text; what “this” is would not be clear there. */
const SUBJECT = String.raw`(?!(?:him|her|them|this|that|these|those)\b)[\p{L}£$€\d]`;
const READER = String.raw`(?:him|her|them|you|people|everyone|everybody|the (?:reader|customer|client|tenant|guest|parent|student|member|visitor|patient|passenger|volunteer)s?)`;
/** A clause has a verb; “add that line” names a part of the text. */
const VERB = regex.iu`\b(?:am|is|are|was|were|will|would|can|cannot|could|must|may|might|shall|should|has|have|had|do|does|did|needs?|wants?|costs?|starts?|ends?|opens?|closes?|begins?|comes?|gets?|takes?|looks?|works?|offers?|includes?|accepts?|expects?|hopes?|loves?|likes?|thinks?|knows?|goes|live|lives|pays?|paid|bought|went|came|sent|took|got|made|gave|left|lost|found|told|said|met|saw|won|began|broke|brought|built|sold|spent|kept|felt)\b|['’](?:m|re|s|ve|ll|d)\b|n['’]?t\b|\b\p{L}{3,}ed\b`;
/** “For emergencies they should call”, where “they” are not the children or the staff who were named. */
const OPENING = String.raw`(?:for|in|on|at|after|before|during|outside|until|from|with|without|to|if (?:they|there|it|anything|something)|when they|as of|once they) (?!.*\b(?:children|kids|people|staff|teams?|parents|members|guests|drivers|players|students|patients|customers|clients|volunteers|visitors|dogs|boys|girls|friends|families|others|adults|men|women) (?:they|s?he)\b)[^,.;:]{3,60}?`;
/** “He needs his ID” said to him: “You need your ID”. */
const SECOND_PERSON = readRules(String.raw`
giu  ^(${OPENING}),? (?=(?:they|s?he)\b) => $1, <
giu  \bs?he(?: is|['’]s(?= \p{L}+ing\b| not\b| welcome\b)) => you are<
giu  \bs?he (was|has|does|goes) => you $1{was=were has=have does=do goes=go} <
giu  \bs?he (\p{L}{2,}[^s\W])s(?!\p{L}) => you $1<
giu  \b(they|them|s?he|him|their|his|her|themselves|himself|herself)\b => $1{they=you them=you he=you she=you him=you their=your his=your her=your themselves=yourselves himself=yourself herself=yourself}<
`);
/** The text has to show who is meant. */
const OPEN = regex.iu`^(?:${OPENING},? )?(?:they|s?he)\b`;
/** What readers are told of themselves, in a text that speaks to them and of no others. */
const OF_READER = regex.iu`^(?:${OPENING},? )?(?:they|s?he)(?:['’]re| are| is)? (?:needs?|must|should|ha(?:s|ve) to|can|may|will need|welcome|asked|required|free|allowed|expected)\b`;

/** What one says at the end of a message, after which nothing is added. */
const CLOSING = regex.iu`^(?:(?:many |so many |lots of )?thanks?\b|thank you\b|see you\b|(?:I|we)(?: am|['’]m| are|['’]re)? look(?:ing)? forward\b|look(?:ing)? forward\b|cheers\b|(?:kind|best|warm) (?:regards|wishes)\b|regards\b|all the best\b|yours\b|love\b|best(?: wishes)?,|hope to\b|(?:if you have |for )?(?:any )?(?:other |more )?questions\b|if you have any\b|(?:please )?(?:feel free|do not hesitate|don['’]t hesitate|let (?:me|us) know)\b|(?:have|enjoy) (?:an?|the|your)\b|take care\b|(?:talk|speak) soon\b|come and\b|-)`;
/** A name alone, as a signature. */
const NAME = regex.u`^\p{Lu}[\p{L}'’-]*(?: (?:and|&|\p{Lu}[\p{L}'’.-]*)){0,3}[.!]?$`;

/** A last line without a verb: “St Brigid's NS”. */
const SIGNATURE = regex.u`\n\s*\n[^\S\n]*\p{Lu}[\p{L}'’.&-]*(?:,? (?:and|&|of|the|\p{Lu}[\p{L}'’.&-]*)){0,5}\s*$`;
const LISTED = /^\s*(?:[-*•#>|<]|\d+[.)])/;

/** What orders say of a text, as a clause; see read-rules.ts for the notation. */
const STATED = readRules(String.raw`
giu  ^${ORDER_LEAD}(?:add|mention|include|say|state|note|put in|(?:put|write)(?= that (?:it|we|the|there|you|people|no)\b)|(?:add|put in|write|insert) (?:a|one) (?:sentence|line|note|bit)(?: to say| saying| that says)?)(?: in(?: it| there)?| at the end| (?:clearly|somewhere|as well))? (?:the fact )?that (${SUBJECT}[^\n§]{5,200})$ => $1<
giu  ^${ORDER_LEAD}add(?: in)? (?:a|one|another) (?:short |brief |quick )?(?:sentence|line|note|bit) (?:saying|to say|that says|stating|mentioning|explaining|about how)(?: that)? (${SUBJECT}[^\n§]{5,200})$ => $1<
`);
const GIVEN = readRules(String.raw`
giu  ^${ORDER_LEAD}(?:add|mention|include|note|say(?! (?:you|I|we) (?:want|need|instead|not|rather)\b))(?: in there| at the end| as well)? ((?:(?:we|I|you|there)(?:['’]\p{L}+|n['’]t)? |it(?:['’]s| is| was| will| has| can| comes| costs| takes| fits| opens| starts) |(?:the|our|my|no|all|every(?:one|body)|people) (?:\p{L}+ ){0,3}?(?:is|are|was|were|will|can|must|should|has|have|costs?|starts?|opens?|closes?|ends?) |(?!it |this |that )\p{L}{3,} (?:is|are|will|can|must|should|has|have) )(?!.*\b(?:that|which|who)\b)[^\n§,]{3,200})$ => $1<
giu  ^${ORDER_LEAD}(?:add|include|insert|put in): ?([\p{L}\p{N}][^\n§]{5,200})$ => $1<
giu  ^${ORDER_LEAD}(?:add|include|insert|put in|mention|give)(?: them| people)? ((?:my|our|the) (?:[\p{L}-]+ ){0,2}?(?:number|phone|mobile|e-?mail|address|website|link|price|cost|fee|postcode|date|time|deadline|room)(?: number| address| link)?)(?: too| as well| also)?(?:,|:| is| of| \()? ?([£$€+]?\d[^\n§]{0,40}?|\S{1,80}@\S{1,80}|(?:https?:\/\/|www\.)\S{3,200})\)?$ => $1 is $2<
`);
/** What its readers are to be told or asked. */
const TOLD = readRules(String.raw`
giu  ^${ORDER_LEAD}(?:tell|remind|inform|let) ${READER}(?: know)?(?: that)? ((?:they|s?he|their|the|we|our|I|my|there)\b[^\n§]{5,200})$ => $1<
giu  ^${ORDER_LEAD}(?:tell|remind|ask|invite) ${READER} not to (\p{L}[^\n§]{3,200})$ => please do not $1<
giu  ^${ORDER_LEAD}remind ${READER} to (\p{L}[^\n§]{3,200})$ => please remember to $1<
giu  ^${ORDER_LEAD}(?:tell|ask|invite) ${READER} to (\p{L}[^\n§]{3,200})$ => please $1<
giu  ^${ORDER_LEAD}ask (?:${READER} )?(?:if|whether) (?:they|s?he|you) (?:can|could|would|will) ([^\n§?]{3,200})$ => could you $1?<
giu  ^${ORDER_LEAD}(?:thank|(?:end|finish|close) (?:it |off )?(?:by|with) thanking) ${READER}((?: again)? for (?!all\b)[^\n§,]{3,100})?(?: at the end)?$ => thank you$1<
`);

/** Puts what the caller says in other words of the instruction into the text, as a sentence before its closing. */
export const addStatement: Operation<string> = {
  name: 'add-statement',
  readsFirst: true,
  readings: [{ pattern: /^[^\n]{8,400}$/, in: ['plain', 'add'], read: ([said]) => readStatement(said) }],
  losses: 'asked',
  apply(content, given, context) {
    const isOfOthers = /\b(?:they|them|their|s?he|him|his|her)\b/i.test(content) || !/\byou/i.test(content);
    const isOpen = OPEN.test(given);
    if (isOpen && isOfOthers) {
      context.warn('nothing_to_change', `Who is meant in “${given}” is not clear; it was not added`);
      return content;
    }
    const statement = isOpen ? asSentence(toReader(given)) : given;
    const way = /\b(?:now|instead)\b/.test(statement) ? 'told' : 'added';
    const superseded = supersede(content, statement, context, way);
    if (superseded !== undefined) return superseded;
    context.takeRoom(statement.length + 2);
    const [signature = ''] = SIGNATURE.exec(content) ?? [];
    const signed = content.slice(0, content.length - signature.length);
    return (afterItsSubject(signed, statement) ?? beforeClosing(signed, statement)) + signature;
  },
};

function beforeClosing(content: string, statement: string): string {
  const { above, before, closing, below } = lastParagraph(content, isClosing, 0);
  const body = content.slice(0, content.length - below.length);
  if (LISTED.test(body.slice(above.length))) return `${body}\n\n${statement}${below}`;
  const gap = before === '' ? '' : endsLikeSentence(before) ? ' ' : '\n\n';
  return `${above}${before}${gap}${statement}${closing && ` ${closing}`}${below}`;
}

/** Puts a statement after the only sentence about its subject, unless the next one goes on about it. */
function afterItsSubject(content: string, statement: string): string | undefined {
  const [subject = ''] =
    /^(?:(?!\b(?:it|they|we|I|you|there)\b)[\p{L}'’-]+ ){1,3}?(?=(?:is|are|was|were|will|can|must|should|has|have)\b)/iu.exec(
      statement,
    ) ?? [];
  const terms = keyTerms(subject);
  const sentences = splitSentences(content);
  const about = sentences.flatMap(({ text }, index) =>
    terms.some((term) => keyTerms(text).includes(term)) ? [index] : [],
  );
  const at = about.at(-1) ?? -1;
  const { text = '', gap = '' } = sentences[at] ?? {};
  if (
    sentences.length < 4 ||
    at < 1 ||
    gap !== ' ' ||
    isClosing(text) ||
    LISTED.test(text) ||
    leansOnTheLast(sentences[at + 1]!.text)
  )
    return undefined;
  return joinSentences(sentences.toSpliced(at + 1, 0, { text: statement, gap }));
}

const toReader = (said: string): string => applyRules(said, SECOND_PERSON);

function readStatement(said: string): string | undefined {
  const [told = '', stated = '', given = ''] = [TOLD, STATED, GIVEN].map((rules) => applyRules(said, rules));
  if (told !== said) return asSentence(toReader(told));
  if (stated === said) return given === said ? undefined : asSentence(given);
  return OPEN.test(stated) && !OF_READER.test(stated) ? undefined : asStatement(stated);
}

const isClosing = (sentence: string): boolean => CLOSING.test(sentence.trim()) || NAME.test(sentence.trim());

function asStatement(clause: string | undefined): string | undefined {
  if (clause === undefined || !VERB.test(clause) || / (?:to|and|of|the|an?)$/i.test(clause)) return undefined;
  return asSentence(clause.replace(/\b(and|but) that /g, '$1 '));
}

function asSentence(clause: string): string {
  const said = capitalise(clause.trim().replace(/\bi\b(?=['’ ])/g, 'I'));
  return endsLikeSentence(said) ? said : `${said}.`;
}
