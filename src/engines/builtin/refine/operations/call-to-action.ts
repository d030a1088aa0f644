import { SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import type { Operation } from '../operation.js';
import { endsLikeSentence } from '../text/sentences.js';

/** The caller's own words: without them there is no call to action, because the text offers none. */
export const callToAction: Operation<string> = {
  name: 'call-to-action',
  readsFirst: true,
  readings: [
    {
      pattern:
        /\b(?:(?:end|close|finish|conclude)(?: it| the \w+)? with )?(?:an? |the )?(?:clear |strong |short |final |simple |compelling |closing |friendly )*(?:calls?[- ]to[- ]action|cta)(?: (?:at|to) (?:the )?(?:end|bottom))?(?::?(?: (?:saying|that says|reading|to|of|like|such as))?:? ?§(\d+))/i,
      in: ['plain', 'add'],
      read: (match, quoted) => quoted(match[1]),
    },
  ],
  describe: (words) => JSON.stringify(words),
  apply(content, words) {
    const made = endsLikeSentence(words) ? words : `${words}.`;
    const body = content.trimEnd();
    const signOffAt = SIGN_OFF_PATTERN.exec(body)?.index;
    if (signOffAt === undefined) return `${body}\n\n${made}`;
    return `${body.slice(0, signOffAt).trimEnd()}\n\n${made}\n\n${body.slice(signOffAt).trimStart()}`;
  },
};
