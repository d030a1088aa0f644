import { CALLS_TO_ACTION, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import type { Operation } from '../operation.js';
import { endsLikeSentence } from '../text/sentences.js';

/** The caller's own words, or an empty text for one of ours. */
export const callToAction: Operation<string> = {
  name: 'call-to-action',
  readsFirst: true,
  readings: [
    {
      pattern:
        /\b(?:(?:end|close|finish|conclude)(?: it| the \w+)? with )?(?:an? |the )?(?:clear |strong |short |final |simple |compelling |closing |friendly )*(?:calls?[- ]to[- ]action|cta)(?: (?:at|to) (?:the )?(?:end|bottom))?(?::?(?: (?:saying|that says|reading|to|of|like|such as))?:? ?§(\d+))?/i,
      in: ['plain', 'add'],
      read: (match, quoted) => quoted(match[1]) ?? '',
    },
  ],
  describe: (words) => (words === '' ? '' : JSON.stringify(words)),
  apply(content, words) {
    const made = words === '' ? callFor(content) : endsLikeSentence(words) ? words : `${words}.`;
    const body = content.trimEnd();
    const signOffAt = SIGN_OFF_PATTERN.exec(body)?.index;
    if (signOffAt === undefined) return `${body}\n\n${made}`;
    return `${body.slice(0, signOffAt).trimEnd()}\n\n${made}\n\n${body.slice(signOffAt).trimStart()}`;
  },
};

/** What the text offers, else an address that it gives, else a plain one: nothing is promised that the text does not. */
function callFor(content: string): string {
  const offer = CALLS_TO_ACTION.find(({ about }) => about.test(content))?.text;
  if (offer !== undefined) return offer;
  const [email] = EMAIL.exec(content) ?? [];
  if (email !== undefined) return `Write to ${email} to find out more.`;
  const [link] = LINK.exec(content) ?? [];
  return link === undefined ? 'Please get in touch if you have any questions.' : `Read more: ${link}`;
}

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
const LINK = /\bhttps?:\/\/[^\s<>()[\]"'”’\x60]{1,2000}[^\s<>()[\]"'”’\x60.,;:!?]/;
