import { regex } from '../../text/regex.js';
import { capitalise } from './words.js';

/** Words that say which step a sentence is, which its number says too. */
const ORDER = regex.i`^(?:(?:first(?:ly)?(?: of all)?|second(?:ly)?|third(?:ly)?|to (?:start|begin)(?: with)?|next|after (?:that|this)|afterwards|finally|lastly|last of all|once that(?:['’]s| is) done)(?:,|(?= (?!(?:step|stage|thing|time|week|day|month|year|door|to|of|one|part)\b)[a-z]))|(?:and )?then,?)\s+`;
/** “To reset the boiler, first switch it off” */
const PURPOSE = regex.iu`^(To [\p{L}\p{N} '’-]{3,60}), (?:first(?:ly)?,? )?(?=\p{Ll})`;

/** What sentences that are steps become in a numbered list; undefined where fewer than two say their order. */
export function asSteps(sentences: readonly string[]): { lead: string[]; items: string[] } | undefined {
  if (sentences.filter((sentence) => ORDER.test(sentence)).length < 2) return undefined;
  const [first = '', ...others] = sentences;
  const purpose = PURPOSE.exec(first);
  const items = [purpose ? first.slice(purpose[0].length) : first, ...others];
  return {
    lead: purpose ? [`${purpose[1]}:`, ''] : [],
    items: items.map((item) => capitalise(item.replace(ORDER, ''))),
  };
}
