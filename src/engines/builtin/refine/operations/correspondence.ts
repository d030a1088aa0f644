import { regex } from '../../text/regex.js';
import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import type { Operation } from '../operation.js';
import { GREETING_START } from './salutation.js';
import { capitalise } from '../text/words.js';

const NAME = String.raw`((?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?(?!(?:Mr|Mrs|Ms|Dr|Prof|Dear|Hi|Hello)\b)\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}(?:\.|(?!\p{L})))){0,3}|(?:the |our )?(?:whole |entire )?(?:team|all|everyone|customers?|clients?|colleagues|members|sir or madam))`;

const FIRM = String.raw`(?:(?:,? (?:at|from|of)|,) ((?:the )?\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:&|and|of|the) )?\p{Lu}[\p{L}\d'’&-]*){0,3}))?`;

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
      pattern: regex.u`\b(?:(?:start|begin|open)(?:ing)?(?: it| the \w+)? with |add |include |insert )?(?:[aA] |[aA]n |[tT]he )?(?:polite |friendly |formal |warm |short |proper |personal |opening )*(?:greeting|salutation|opening greeting)(?: line)?(?: at (?:the )?(?:top|start|beginning))?(?:(?: to| for| addressed to| addressing|:)?(?: (?:the recipient,? )?((?:Dear |Hi |Hello |Hey )?)${NAME}))?(?: at (?:the )?(?:top|start|beginning))?`,
      in: ['plain', 'add'],
      read: (match) => (match[1] ?? '') + (match[2] ?? ''),
    },
    {
      pattern: regex.u`\b(?:address(?:ed)? (?:it |this |him |her |them )?(?:to|as)|(?:use|write|put) (?:his|her|their) first name[:,]?(?= \(?\p{Lu}\p{L}*\)?$)|call (?:him|her)(?= \p{Lu}\p{L}*$)|greet|(?:[sS]ay|with|add) (?:hello|hi|hey) to|(?:put|add|write|use|say|start with)(?= (?:Dear|Hi|Hello) )|^(?=(?:[Dd]ear|[Hh]i|[Hh]ello) )) ?\(?((?:(?:[Dd]ear|[Hh]i|[Hh]ello) )?)${NAME}\)?(?: (?:at|on) (?:the )?(?:top|start|beginning)|,? (?:instead of|rather than|not) (?:Dear|Hi|Hello|Hey)(?: \p{L}+){0,3})?(?: instead)?`,
      in: ['plain', 'add'],
      read: (match) => (match[1] ?? '') + (match[2] ?? ''),
    },
    {
      pattern: /\b(?:start|begin|open)(?: it| the \w+)? with §(\d+)/iu,
      read: (match, quoted) => worded(quoted(match[1]), GREETING_WORDS),
    },
  ],
  describe: (name) => (name === '' ? '' : JSON.stringify(name)),
  losses: 'asked',
  apply(content, name, context) {
    const old = [GREETING_PATTERN, GREETING_START]
      .map((each) => each.exec(content)?.[0].trim())
      .find(Boolean);
    if (old !== undefined && name === '') {
      context.warn('nothing_to_change', 'The text already begins with a greeting');
      return content;
    }
    const to = name.replace(
      /^(?:the |our )?(?:whole |entire )?(?=team)|^our |^the (?=customers?|clients?)/i,
      '',
    );
    const word = GREETING_WORDS.exec(old ?? '')?.[0] ?? 'Hello';
    const made = GREETING_WORDS.test(name) ? capitalise(name).replace(/[,:]$/, '') : `${word} ${to}`.trim();
    if (old !== undefined) return content.replace(/^\s*[^\n,!:]*/, made);
    return `${made},\n\n${capitalise(content.trimStart())}`;
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
      pattern: regex.u`\b(?:(?:end|close|finish|conclude)(?: it| the \w+)? with |add |include |insert )?(?:[aA] |[aA]n |[tT]he )?(?:polite |friendly |formal |warm |short |proper |professional |e-?mail )*(?:sign[- ]?off|signature|closing line|closing|complimentary close|valediction|farewell)(?! (?:from|by|as|with) §)(?: at (?:the )?(?:end|bottom))?(?:(?: as| to| from| by| for| with(?: the name)?|:)? (?!(?:[Bb]est|[Kk]ind|[Ww]arm|[Yy]ours|[Cc]heers|[Tt]hanks|[Mm]any thanks|[Ll]ove)\b)${NAME}${FIRM})?`,
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
  losses: 'asked',
  apply(content, name, context) {
    const old = SIGN_OFF_PATTERN.exec(content);
    if (old ? name === '' : SIGNED.test(content)) {
      context.warn('nothing_to_change', 'The text already ends with a sign-off');
      return content;
    }
    const [closing = 'Kind regards,', , ...others] = old?.[0].trim().split('\n') ?? [];
    const below = name.includes('\n') ? [] : others;
    if (below.length > 0) context.warn('please_check', `“${below.join(', ')}” was left below the new name`);
    const isWhole = CLOSING_WORDS.test(name);
    const signed = isWhole ? name.replace(/,\s+(?=\p{Lu})/u, ',\n') : [closing, name].join('\n').trim();
    return `${content.slice(0, old?.index).trimEnd()}\n\n${[signed, ...below].join('\n')}`;
  },
};
