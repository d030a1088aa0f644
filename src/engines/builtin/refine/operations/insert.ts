import type { Operation } from '../operation.js';
import { ORDER_LEAD } from './order-lead.js';
import { letterParts } from '../text/letter-parts.js';
import { endsLikeSentence } from '../text/sentences.js';
import { capitalise } from '../text/words.js';
import { regex } from '../../text/regex.js';

/** The caller's own words, put before or after the text. */
interface Insertion {
  text: string;
  place: 'start' | 'closing' | 'end';
}

export const insert: Operation<Insertion> = {
  name: 'insert',
  readsFirst: true,
  readings: [
    {
      pattern: regex.i`\b(?:(?:end|close|finish|conclude)(?: it| the \w+)? with )?(?:an? |the )?(?:clear |strong |short |final |simple |compelling |closing |friendly )*(?:calls?[- ]to[- ]action|cta)(?: (?:at|to) (?:the )?(?:end|bottom))?(?::?(?: (?:saying|that says|reading|to|of|like|such as))?:? ?§(\d+))`,
      in: ['plain', 'add'],
      read: (match, quoted) => asInsertion(asSentence(quoted(match[1])), 'closing'),
    },
    {
      pattern: regex.i`§(\d+)(?: (?:as (?:the|a) (?:first|last|final|opening|closing) (?:sentence|line|paragraph)|(?:at|to|in) the (?:very )?(?:end|bottom|start|beginning|top)))`,
      in: ['add', 'plain'],
      read: (match, quoted) =>
        asInsertion(quoted(match[1]), /end|bottom|last|final|closing/i.test(match[0]) ? 'end' : 'start'),
    },
    {
      pattern: regex.iu`^${ORDER_LEAD}(?:add|insert|put|include|write)(?: this| in)? (?:at|to|on) the (?:very )?(?:(start|beginning|top)|end|bottom)(?: of (?:it|the \p{L}+))?: ?([^\n§]{2,200})$`,
      in: ['add', 'plain'],
      read: (match) => asInsertion(asSentence(capitalise(match[2]!)), match[1] ? 'start' : 'end'),
    },
    {
      pattern: regex.iu`^${ORDER_LEAD}(?:add|include|put|write)(?: in)?(?: an?| the)? p\.?s\.?(?:,? (?:that|saying|to say))?:? (?:§(\d+)|([^\n§]{3,200}))$`,
      in: ['add', 'plain'],
      read: ([, mark, bare = ''], quoted) =>
        asInsertion(`PS: ${asSentence(capitalise(quoted(mark) ?? bare))}`, 'end'),
    },
    {
      pattern: regex.i`\b(?:append|prepend|(?:end|close|finish|conclude|(start|begin|open))(?: it| the \w+)? with)(?: the (?:words?|sentence|line|phrase|text))? §(\d+)`,
      in: ['add', 'plain'],
      read: (match, quoted) =>
        asInsertion(quoted(match[2]), match[1] || /^prepend/i.test(match[0]) ? 'start' : 'end'),
    },
  ],
  describe: ({ text, place }) => `${JSON.stringify(text)} ${place}`,
  apply(content, { text, place }, context) {
    context.takeRoom(text.length + 2);
    if (place === 'start') return `${text}\n\n${content}`;
    const signOff = ENDS.test(text) ? '' : letterParts(content)[2];
    const body = content.slice(0, content.length - signOff.length);
    return `${body.trimEnd()}\n\n${text}\n\n${signOff.trimStart()}`.trimEnd();
  },
};

function asSentence(words: string | undefined): string | undefined {
  return words === undefined || endsLikeSentence(words) ? words : `${words}.`;
}

/** Goes below a sign-off, not above it. */
const ENDS = /^(?:(?:kind|best|warm|many)\b|regards|yours|cheers|thanks|love|see you)(?!.*[.!?]$)|^p\.?s\b/i;

function asInsertion(text: string | undefined, place: Insertion['place']): Insertion | undefined {
  return text === undefined ? undefined : { text, place };
}
