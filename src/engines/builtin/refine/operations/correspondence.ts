import { regex } from '../../text/regex.js';
import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import type { Operation } from '../operation.js';
import { GREETING_START } from './salutation.js';
import { capitalise } from '../text/words.js';

const NAME = String.raw`((?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)){0,3}|(?:the |our )?(?:whole |entire )?(?:team|all|everyone|customers?|clients?|colleagues|members|sir or madam))`;

const FIRM = String.raw`(?:,? (?:at|from|of) ((?:the )?\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:&|and|of|the) )?\p{Lu}[\p{L}\d'’&-]*){0,3}))?`;

const GREETING_WORDS = /^(?:hi|hello|dear|hey|good (?:morning|afternoon|evening))\b/i;
const CLOSING_WORDS = /^(?:kind|best|warm|regards|yours|sincerely|thanks|thank you|cheers|many thanks)\b/i;

/** A quotation that is a greeting or closing; any other is text to insert. */
function worded(quotation: string | undefined, words: RegExp): string | undefined {
  return quotation !== undefined && words.test(quotation) ? quotation : undefined;
}

/** To whom, or an empty text for nobody in particular. */
export const greeting: Operation<string> = {
  name: 'greeting',
  readsFirst: true,
  readings: [
    {
      pattern: regex.u`\b(?:(?:start|begin|open)(?:ing)?(?: it| the \w+)? with |add |include |insert )?(?:[aA] |[aA]n |[tT]he )?(?:polite |friendly |formal |warm |short |proper |personal |opening )*(?:greeting|salutation|opening greeting)(?: line)?(?: at (?:the )?(?:top|start|beginning))?(?:(?: to| for| addressed to| addressing|:)?(?: (?:the recipient,? )?${NAME}))?(?: at (?:the )?(?:top|start|beginning))?`,
      in: ['plain', 'add'],
      read: (match, quoted) => match[1] ?? quoted(undefined) ?? '',
    },
    {
      pattern: regex.u`\b(?:address(?:ed)? (?:it |this )?to|greet|(?:[sS]ay|with|add) (?:hello|hi|hey) to|(?:put|add|write|start with)(?= (?:Dear|Hi|Hello) )) ((?:(?:Dear|Hi|Hello) )?)${NAME}(?: (?:at|on) (?:the )?(?:top|start|beginning))?`,
      in: ['plain', 'add'],
      read: (match) => (match[1] ?? '') + (match[2] ?? ''),
    },
    {
      pattern: /\b(?:start|begin|open)(?: it| the \w+)? with §(\d+)/iu,
      read: (match, quoted) => worded(quoted(match[1]), GREETING_WORDS),
    },
  ],
  describe: (name) => (name === '' ? '' : JSON.stringify(name)),
  apply(content, name, context) {
    if ([GREETING_PATTERN, GREETING_START].some((pattern) => pattern.test(content))) {
      context.warn('nothing_to_change', 'The text already begins with a greeting');
      return content;
    }
    const body = capitalise(content.trimStart());
    if (GREETING_WORDS.test(name)) return `${name.replace(/[,:]?$/, ',')}\n\n${body}`;
    return `${name === '' ? 'Hello,' : `Hello ${name.replace(/^our |^the (?=customers?|clients?)/i, '')},`}\n\n${body}`;
  },
};

/** A name and below it the firm. */
const asSignature = ([, name = '', firm = '']: RegExpExecArray) => (firm === '' ? name : `${name}\n${firm}`);

/** “… See you on Sunday! Love, Jo”. */
const SIGNED = regex.iu`[.!?]\s+(?:(?:lots of )?love|cheers|(?:many )?thanks|yours|take care|best|(?:best|kind|warm) (?:regards|wishes)|regards),\s*\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?[.!]?\s*$`;

/** From whom, or an empty text for a sign-off without a name. */
export const signOff: Operation<string> = {
  name: 'sign-off',
  readsFirst: true,
  readings: [
    {
      pattern: regex.u`\b(?:[sS]ign(?: it)?(?: off)? (?:as|with)|(?:end|close|finish)(?: it| the \w+)? with) ((?:[Bb]est|[Kk]ind|[Ww]arm|[Yy]ours|[Cc]heers|[Tt]hanks|[Mm]any thanks|[Ll]ove)(?: regards| wishes| truly| sincerely| faithfully)?),? ${NAME}`,
      read: (match) => `${match[1] ?? ''}, ${match[2] ?? ''}`,
    },
    {
      pattern: regex.u`\b(?:(?:end|close|finish|conclude)(?: it| the \w+)? with |add |include |insert )?(?:[aA] |[aA]n |[tT]he )?(?:polite |friendly |formal |warm |short |proper |professional |e-?mail )*(?:sign[- ]?off|signature|closing line|closing|complimentary close|valediction|farewell)(?! (?:from|by|as|with) §)(?: at (?:the )?(?:end|bottom))?(?:(?: as| from| by| for| with(?: the name)?|:)? (?!(?:[Bb]est|[Kk]ind|[Ww]arm|[Yy]ours|[Cc]heers|[Tt]hanks|[Mm]any thanks|[Ll]ove)\b)${NAME}${FIRM})?`,
      in: ['plain', 'add'],
      read: asSignature,
    },
    {
      pattern: regex.u`\b[sS]ign(?: it)?(?: off)? (?:(?:as|from|by|with(?: the name)?) )?(?!(?:[Bb]est|[Kk]ind|[Ww]arm|[Yy]ours|[Cc]heers|[Tt]hanks|[Mm]any thanks|[Ll]ove)\b)${NAME}${FIRM}`,
      read: asSignature,
    },
    {
      pattern: regex.iu`\b(?:sign(?: it)?(?: off)? (?:as|with)|(?:sign[- ]?off|signature) (?:from|by|as|with)) §(\d+)`,
      in: ['plain', 'add'],
      read: (match, quoted) => quoted(match[1]),
    },
    {
      pattern: /\b(?:end|close|finish)(?: it| the \w+)? with §(\d+)/iu,
      read: (match, quoted) => worded(quoted(match[1]), CLOSING_WORDS),
    },
  ],
  describe: (name) => (name === '' ? '' : JSON.stringify(name)),
  apply(content, name, context) {
    if ([SIGN_OFF_PATTERN, SIGNED].some((pattern) => pattern.test(content))) {
      context.warn('nothing_to_change', 'The text already ends with a sign-off');
      return content;
    }
    const body = content.trimEnd();
    if (CLOSING_WORDS.test(name)) return `${body}\n\n${name.replace(/,\s+(?=\p{Lu})/u, ',\n')}`;
    return `${body}\n\nKind regards,${name === '' ? '' : `\n${name}`}`;
  },
};
