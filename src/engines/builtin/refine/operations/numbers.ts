import { MEASURE, MONTH } from '../invariant/atoms.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');

/** A count up to ten: no measure, date, time, version or number of a chapter. */
const SMALL_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:$€£#/+−–-]|\p{L} ?v|(?:Fig|No|Step|Chapter|Section|Page|Version|Room|Day|Week|Part)\.? |${MONTH} )(\d|10)(?![\p{L}\p{N}%°:/–-]|[.,]\d|${MEASURE}| (?:of )?${MONTH}\b| (?:million|billion|thousand|hundred)\b)`,
  'gu',
);

export const numbers: Operation<'words' | 'digits'> = {
  name: 'numbers',
  readings: [
    {
      pattern:
        /\b(?:(?:spell|write) out (?:the |all |any )?(?:small |single-digit )?(?:numbers|digits|numerals)(?: (?:under|below|up to) (?:ten|10))?|(?:spell|write) (?:the |all |any )?numbers out|(?:numbers|digits|numerals)(?: (?:under|below|up to) (?:ten|10))? (?:as|in|into|to) words)\b/i,
      read: () => 'words',
    },
    {
      pattern:
        /\b(?:(?:numbers|number words) (?:as|in|into|to) (?:digits|numerals|figures)|(?:use|with) (?:digits|numerals|figures)(?: for (?:all )?numbers)?)\b/i,
      read: () => 'digits',
    },
  ],
  describe: (kind) => kind,
  apply: (content, kind) =>
    editProse(content, (prose) =>
      kind === 'words'
        ? prose.replace(SMALL_NUMBER, (_, digit: string) => DIGITS[Number(digit)] ?? digit)
        : prose.replace(
            /(?<![\p{L}\p{N}'’-])(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?![\p{L}\p{N}'’-])/giu,
            (word) => String([...DIGITS, ...TEENS].indexOf(word.toLowerCase())),
          ),
    ),
};
