import { regex } from '../../text/regex.js';
import type { Operation } from '../operation.js';
import { lastParagraph } from '../text/last-paragraph.js';
import { endsLikeSentence } from '../text/sentences.js';
import { capitalise } from '../text/words.js';

/** A subject that stays the same in the text; who “he” or “that” is would not be clear there. */
const SUBJECT = String.raw`(?!(?:he|she|they|him|her|them|this|that|these|those)\b)[\p{L}£$€\d]`;
/** A clause has a verb; “add that line” names a part of the text. */
const VERB = regex.iu`\b(?:am|is|are|was|were|will|would|can|cannot|could|must|may|might|shall|should|has|have|had|do|does|did|needs?|wants?|costs?|starts?|ends?|opens?|closes?|begins?|comes?|gets?|takes?|looks?|works?|offers?|includes?|accepts?|expects?|hopes?|loves?|likes?|thinks?|knows?|goes)\b|['’](?:m|re|s|ve|ll|d)\b|n['’]?t\b|\b\p{L}{3,}ed\b`;
const SECOND_PERSON = new Map([
  ['they', 'you'],
  ['them', 'you'],
  ['their', 'your'],
]);

/** What one says at the end of a message, after which nothing is added. */
const CLOSING = regex.iu`^(?:(?:many |so many |lots of )?thanks?\b|thank you\b|see you\b|(?:I|we)(?: am|['’]m| are|['’]re)? look(?:ing)? forward\b|look(?:ing)? forward\b|cheers\b|(?:kind|best|warm) (?:regards|wishes)\b|regards\b|all the best\b|yours\b|love\b|best(?: wishes)?,|hope to\b|(?:if you have )?any (?:other |more )?questions\b|if you have any\b|(?:please )?(?:feel free|do not hesitate|don['’]t hesitate|let (?:me|us) know)\b|(?:have|enjoy) (?:an?|the|your)\b|take care\b|(?:talk|speak) soon\b|come and\b|-)`;
/** A name alone, as a signature. */
const NAME = regex.u`^\p{Lu}[\p{L}'’-]*(?: (?:and|&|\p{Lu}[\p{L}'’.-]*)){0,3}[.!]?$`;

const LISTED = /^\s*(?:[-*•#>|<]|\d+[.)])/;

/** Puts what the caller says in other words of the instruction into the text, as a sentence before its closing. */
export const addStatement: Operation<string> = {
  name: 'add-statement',
  readsFirst: true,
  readings: [
    {
      pattern: regex.iu`^(?:please |also |then |and )*(?:add|mention|include|say|state|note|add a (?:sentence|line|note|bit)(?: to say| saying| that says)?)(?: in it| at the end| (?:clearly|somewhere|as well))? (?:the fact )?that (${SUBJECT}[^\n§]{5,200})$`,
      in: ['plain', 'add'],
      read: (match) => asStatement(match[1]),
    },
    {
      pattern: regex.iu`^(?:please |also |then |and )*add(?: in)? (?:a|one|another) (?:short |brief |quick )?(?:sentence|line|note|bit) (?:saying|to say|that says|stating|mentioning|explaining|about how)(?: that)? (${SUBJECT}[^\n§]{5,200})$`,
      in: ['add'],
      read: (match) => asStatement(match[1]),
    },
    {
      pattern: regex.iu`^(?:please |also |then |and )*(?:tell|remind|inform) (?:them|people|everyone|everybody|the (?:reader|customer|client|tenant|guest)s?)(?: that)? ((?:they|their|the|we|our|I|my|there)\b[^\n§]{5,200})$`,
      read: (match) =>
        asStatement(
          match[1]?.replace(/\b(?:they|them|their)\b/gi, (word) => SECOND_PERSON.get(word.toLowerCase())!),
        ),
    },
  ],
  apply(content, statement, context) {
    context.takeRoom(statement.length + 2);
    const { above, before, closing, below } = lastParagraph(content, isClosing, 0);
    const body = content.slice(0, content.length - below.length);
    if (LISTED.test(body.slice(above.length))) return `${body}\n\n${statement}${below}`;
    const gap = before === '' ? '' : endsLikeSentence(before) ? ' ' : '\n\n';
    return `${above}${before}${gap}${statement}${closing && ` ${closing}`}${below}`;
  },
};

const isClosing = (sentence: string): boolean => CLOSING.test(sentence.trim()) || NAME.test(sentence.trim());

function asStatement(clause: string | undefined): string | undefined {
  if (clause === undefined || !VERB.test(clause)) return undefined;
  const said = capitalise(
    clause
      .trim()
      .replace(/\bi\b(?=['’ ])/g, 'I')
      .replace(/\b(and|but) that /g, '$1 '),
  );
  return endsLikeSentence(said) ? said : `${said}.`;
}
