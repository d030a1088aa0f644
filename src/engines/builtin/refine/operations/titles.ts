import { regex } from '../../text/regex.js';
import { keyTerms } from '../length/key-terms.js';
import { says, type Operation } from '../operation.js';
import { isProse, parseBlocks } from '../text/blocks.js';
import { loadNounPhrases } from '../text/noun-phrases.js';
import { letterParts } from '../text/letter-parts.js';
import { splitSentences } from '../text/sentences.js';
import { countEach, countWords } from '../text/words.js';
import { MONTH } from '../text/dates.js';
import { toTitleCase } from '../text/letter-case.js';

const ADJECTIVES = String.raw`(?:(?:catchy|short|suitable|good|clear|descriptive|fitting|simple|appropriate|nice|relevant|bold|concise|main|new|proper|better|strong) )*`;

/** A text without any of these is plain. */
const MARKDOWN = /^#{1,6}\s|^[ \t]{0,20}(?:[-*+]|\d{1,3}[.)])\s|\*\*|\]\(|^\x60{3}/m;

/** A title that only says when. */
const DATED = regex.iu`^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|this|next|last|${MONTH}|week|month|evening|morning|afternoon|\d+(?:st|nd|rd|th)?|\s|,)+$`;

/** The caller's own words, or an empty text for one made of the text's. */
export const title: Operation<string> = {
  name: 'title',
  readsFirst: true,
  readings: [
    {
      pattern: regex.i`\b(?:an? |the )?${ADJECTIVES}(?:title|heading|headline|header)\b(?: in title[- ]case)?(?!s? (?:to|for|above|over|in|on) (?:each|every|all|the (?:sections|paragraphs)))(?: (?:to|at|on) (?:it|the (?:top|text|beginning|start)|top))?(?: (?:of|called|saying|named|reading|that says|:)? ?§(\d+))?|§(\d+) as (?:a |the )?(?:title|heading|headline)`,
      in: ['add'],
      read: (match, quoted) => quoted(match[1] ?? match[2]) ?? '',
    },
    {
      pattern: regex.i`\b(?:give|with|under|create|start|begin|write|put|needs?|open)\b[\w ]{0,20}?\b(?:an? |the )${ADJECTIVES}(?:title|heading|headline|header)\b(?: in title[- ]case)?(?: (?:of|called|saying|named|reading|:)? ?§(\d+))?`,
      read: (match, quoted) =>
        /\b(?:each|every|all|sections?|paragraphs?)\b/i.test(match[0]) ? undefined : (quoted(match[1]) ?? ''),
    },
    says(
      '',
    )`^(?:an? )?(?:catchy |short |good )*(?:title|headline|heading)\b(?! ?-?case| (?:in|to|should|must)\b)`,
    {
      pattern: regex.i`\b(?:(?:add|give|with|include|put|write|needs?|create|make)\b[\w ]{0,12}?(?:an? |the )?|^(?:an? )?)(?:(?:good|short|clear|e-?mail) )*subject(?: ?line)?(?![ -]?\w)(?::? (?:saying )?§(\d+))?|§(\d+) as (?:the )?(?:e-?mail )?subject(?: line)?`,
      in: ['plain', 'add'],
      read: (match, quoted) => `Subject: ${quoted(match[1] ?? match[2]) ?? ''}`,
    },
  ],
  describe: (words) => (words === '' ? '' : JSON.stringify(words)),
  async apply(content, words, context) {
    const lead = /^Subject: /.exec(words)?.[0] ?? '';
    if (lead ? content.startsWith(lead) : parseBlocks(content)[0]?.kind === 'heading') {
      context.warn('nothing_to_change', 'The text already begins with a heading');
      return content;
    }
    const made = words.slice(lead.length) || (await headingFor(content));
    if (made === '') {
      context.warn('nothing_to_change', 'No heading could be made from the words of the text');
      return content;
    }
    const mark = lead || (MARKDOWN.test(content) ? '# ' : '');
    return `${mark}${made}\n\n${content}`;
  },
};

/** A heading in the text's own words: the noun phrase that holds most of its key terms. Empty when there is none. */
async function headingFor(content: string): Promise<string> {
  const prose = parseBlocks(letterParts(content)[1])
    .filter(isProse)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 6_000);
  const frequency = countEach(keyTerms(prose));
  const findNounPhrases = await loadNounPhrases();
  const opening = splitSentences(prose)[0]?.text ?? '';
  const fromOpening = new Set(findNounPhrases(opening));
  const candidates = [...new Set([...fromOpening, ...findNounPhrases(prose.slice(0, 2_000))])].filter(
    (phrase) =>
      countWords(phrase) <= 6 &&
      keyTerms(phrase).length > 0 &&
      !DATED.test(phrase) &&
      !/^(?:\d|(?:i|we|you|they|it|s?he)\b)/i.test(phrase),
  );
  const score = (phrase: string) => {
    const terms = keyTerms(phrase);
    const weight = terms.reduce((sum, term) => sum + (frequency.get(term) ?? 0), 0);
    const isOpening = fromOpening.has(phrase);
    const isName =
      /^\p{Lu}/u.test(phrase) && !opening.startsWith(phrase) && (isOpening || weight > terms.length);
    const factor = (isName ? 1.5 : 1) * (terms.length >= 2 ? 1.6 : 1) * (isOpening ? 2.5 : 1);
    return weight * factor - countWords(phrase) * 0.2;
  };
  const [best = ''] = candidates.sort((a, b) => score(b) - score(a));
  return toTitleCase(best);
}
