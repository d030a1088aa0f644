import type { Tagger } from '../text/tagger.js';
import { trimMarks, withoutQuotes } from '../text/tidy.js';
import { readAct } from './acts.js';
import { isLetter, type Brief, type Recipient } from './brief.js';
import { isDirection, withoutLinks } from './directions.js';
import { fillLabel, readLabel } from './labels.js';
import { readRecipient } from './recipient.js';
import { isInstructional } from './writer-talk.js';

const SIGN =
  /^(?:sign(?:ed)?(?: it| off)?(?: as| with| off as| by| from| off with)|signed:?|it['’]s from|the sender is|sender is) (?<name>\S.{0,80})$/i;
const SIGN_NAME =
  /^(?:[Ss]ign(?:ed)?|[Mm]y name is|[Nn]ame),?:? (?<name>\p{Lu}\S*(?: \p{Lu}\S*| &| and){0,3})$/u;
const TO_NAME = /^(?:[Aa]ddressed )?to (?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})$/u;
const FROM =
  /^(?:[Ff]rom|[Rr]egards,?|[Bb]est,?|[Ll]ove,?|[Cc]heers,?) (?!\p{Lu}\p{Ll}+day\b|January|February|March|April|May|June|July|August|September|October|November|December)(?<name>(?:the )?\p{Lu}\S*(?: (?:and |& |at |of |the )*\p{Lu}\S*){0,4})$/u;
const CLOSE = /^(?:end|close|finish|conclude)(?: it)? (?:with|by saying) (?<words>.*[\ue000-\uf000\d@].*)$/i;
const AVOID =
  /^(?:don['’]?t|do not|never|avoid|please don['’]?t)(?: ever)? (?:us(?:e|ing)|mention(?:ing)?|say(?:ing)?|writ(?:e|ing))? ?(?:the (?:words?|phrases?|terms?) )?(?<words>\S.*)$/i;
const MENTION =
  /^(?:(?:also |please )?(?:mention|include|add|state|highlight|emphasi[sz]e|stress|point out|note|feature|focus on|say something about|talk about|cover|refer to|bring up|don['’]?t forget(?: to (?:mention|say|add|include))?|do not forget(?: to (?:mention|say|add|include))?|make clear|underline))(?: also)?(?: (?:an? |one )?(?:short |brief )?(?:line|sentence|note|paragraph)(?: (?:about|on|that says|saying|that))?)?(?: that| the fact that)? (?<words>\S.*)$/i;
const OMIT =
  /^(?:(?:please )?(?:leave out|omit|skip)|(?:don['’]?t|do not|never|no need to|avoid) mention(?:ing)?|(?:don['’]?t|do not) (?:talk|write|say anything) about|no mention of) (?!the words?\b|[\ue022\ue027"“‘'])(?<words>\S.*)$/i;
const TIMES =
  /\s+(?:(?:at least )?(?:once|twice|three times|\d times)|somewhere|at the (?:end|start|beginning|top)|prominently|briefly|again|clearly|if possible|too|as well|please|pls|in the (?:first|last) (?:line|sentence|paragraph))$/i;
const HASHTAGS =
  /^(?:(?:add|use|with|include|and) )?(?:the )?(?:hashtags?:? )?(?<tags>#[\p{L}\p{N}_]+(?:[ ,]+(?:and )?#[\p{L}\p{N}_]+)*)$/iu;
const KEYWORDS =
  /^(?:(?:use|include|add|with|mention) )?(?:the )?(?:seo )?key ?(?:words?|phrases?)(?: is| are|:)? (?<words>\S.*)$/i;
const READER =
  /^(?:(?:my|our|the) (?:manager|boss|landlord|landlady|teacher|doctor|neighbou?r|supplier|contact)(?: is| is called|['’]s name is|'s called) (?<who>.{2,60})|(?:addressed to|to|for|dear) (?<who>(?:mr|mrs|ms|dr)\b.{2,60}))$/i;
const NAMED_READER =
  /^(?:(?:[Hh]is|[Hh]er|[Tt]heir) name(?:['’]?s| is)|(?:[Tt]he )?(?:[Cc]ustomer|[Cc]lient|[Cc]ontact|[Rr]ecipient|[Aa]ddressee|[Tt]enant|[Gg]uest|(?:[Mm]y |[Oo]ur )?(?:[Ll]andlord|[Ll]andlady|[Bb]oss|[Mm]anager|[Tt]eacher|[Nn]eighbou?r))(?: is(?: called)?|(?:['’]s)? name(?:['’]?s| is)|:)?) (?<who>\p{Lu}\S*(?: \p{Lu}\S*| &){0,3})$/u;

/** Sorts one clause that is a direction, a slot or an act. Returns false for a fact. */
export function readClause(clause: string, brief: Brief, tagger: Tagger, allowsActs: boolean): boolean {
  const text = trimMarks(withoutLinks(clause)).replace(/[.!]$/, '');
  if (text === '' || isCourtesy(text)) return true;
  const labelled = readLabel(text);
  if (labelled && fillLabel(labelled.label, labelled.value, brief)) return true;
  const topic = /^(?:the )?(?:topic|subject|theme) (?:is|should be) (?<words>\S.*)$/i.exec(text)?.groups
    ?.words;
  if (topic !== undefined) {
    brief.parts.push({ kind: 'item', text: topic });
    return true;
  }
  return (
    readSlot(text, brief) ||
    readAudience(text, brief) ||
    readMention(text, clause, brief, tagger) ||
    readDirection(clause, text, brief) ||
    (allowsActs && readActOf(clause, brief, tagger))
  );
}

function readSlot(text: string, brief: Brief): boolean {
  const sender =
    SIGN.exec(text)?.groups?.name ??
    SIGN_NAME.exec(text)?.groups?.name ??
    (isLetter(brief) ? FROM.exec(text)?.groups?.name : undefined);
  const close = CLOSE.exec(text)?.groups?.words;
  const tags = HASHTAGS.exec(text)?.groups?.tags;
  const keywords = KEYWORDS.exec(text)?.groups?.words;
  const reader =
    NAMED_READER.exec(text)?.groups?.who ??
    (brief.recipient?.words
      ? undefined
      : (READER.exec(text)?.groups?.who ?? TO_NAME.exec(text)?.groups?.who));
  if (sender !== undefined) brief.sender ??= trimMarks(sender);
  else if (tags !== undefined) brief.hashtags.push(...(tags.match(/#[\p{L}\p{N}_]+/gu) ?? []));
  else if (keywords !== undefined) brief.keywords.push(...keywords.split(/,\s+/).map(withoutQuotes));
  else if (close !== undefined) brief.callToAction ??= withoutQuotes(close);
  else if (isLetter(brief) && reader !== undefined) brief.recipient = joinRecipient(brief, reader);
  else return false;
  return true;
}

function joinRecipient({ recipient }: Brief, who: string): Recipient {
  const read = readRecipient(who);
  return {
    ...recipient,
    ...read,
    words: [recipient?.words ?? '', read.words].filter(Boolean).join(', '),
  };
}

/** “for beginners” directs an article; in a product description it may be a fact. */
function readAudience(text: string, brief: Brief): boolean {
  if (brief.layout !== 'article' && brief.layout !== 'invention') return false;
  if (!/^(?:for|aimed at) \S/i.test(text) || brief.subject === undefined) return false;
  brief.directions.push({ words: text });
  return true;
}

/** “mention free parking”: what is to be mentioned is content, unless it names a part of a text. */
function readMention(text: string, clause: string, brief: Brief, tagger: Tagger): boolean {
  const match = MENTION.exec(text);
  if (!match?.groups?.words || isDirection(clause) || isInstructional(brief)) return false;
  const words = trimMarks(match.groups.words.replace(TIMES, ''));
  if (words.length < match.groups.words.trim().length) brief.directions.push({ words: text });
  const known =
    brief.parts.some((part) => part.text.toLowerCase().includes(words.toLowerCase())) ||
    (brief.subject ?? '').toLowerCase().includes(words.toLowerCase());
  const isSentence = tagger.isSentence(words);
  if (known) return true;
  const content = isSentence ? words : words.replace(/^(?:our|the|my|that we have|that it has)\s+/i, '');
  const items = brief.layout === 'article' ? content.split(/,\s+|\s+and\s+/) : [content];
  if (isSentence) brief.parts.push({ kind: 'sentence', text: words });
  else brief.parts.push(...items.map((text) => ({ kind: 'item' as const, text })));
  return true;
}

function readDirection(clause: string, text: string, brief: Brief): boolean {
  const omitted = OMIT.exec(text)?.groups?.words;
  if (omitted !== undefined && !isInstructional(brief)) brief.omit.push(omitted);
  if (!isDirection(clause) || (isInstructional(brief) && isRule(text))) return false;
  const avoided = /\b(?:words?|phrases?|terms?|use|using|say|saying|mention|mentioning)\b/i.test(text)
    ? AVOID.exec(text)?.groups?.words
    : undefined;
  if (avoided !== undefined) brief.avoid.push(...avoided.split(/,\s+|\s+(?:or|and)\s+/).map(withoutQuotes));
  brief.directions.push({ words: text });
  return true;
}

/** “do not use the lift”, which is said to the readers of rules and instructions. */
function isRule(text: string): boolean {
  return (
    /^(?:don['’]?t|do not|never|avoid)\s/i.test(text) &&
    !/\b(?:mention|say|sound|words?|phrases?|jargon|emojis?|write|invent|headings?|apologi[sz]e)/i.test(text)
  );
}

function readActOf(clause: string, brief: Brief, tagger: Tagger): boolean {
  const act = readAct(clause, brief, tagger);
  if (!act) return false;
  if (brief.parts.length === 0) brief.actSubject ??= act.subject;
  brief.parts.push({ kind: 'sentence', text: act.sentence });
  return true;
}

/** “Thanks in advance” and the like are said to the writer. */
export function isCourtesy(text: string): boolean {
  return /^(?:hi|hey|hello|thanks?(?: you)?|thx|ty|cheers|please|pls|plz|ok|okay|lol|haha)(?: there| all| so much| very much| a lot| a bunch| in advance| again)?[!.,\s]*$/i.test(
    text,
  );
}
