import { MEASURE, MONTH } from '../invariant/atoms.js';
import type { Operation } from '../operation.js';
import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { editProse } from '../text/edit-prose.js';

const OXFORD = /\b(?:the |an )?(?:oxford|serial|harvard) commas?\b/i;

export const oxfordComma: Operation<'add' | 'remove'> = {
  name: 'oxford-comma',
  readings: [
    { pattern: OXFORD, in: ['remove'], read: () => 'remove' },
    { pattern: OXFORD, in: ['plain', 'add'], read: () => 'add' },
  ],
  describe: (how) => how,
  apply: (content, how) =>
    editProse(content, (prose) =>
      prose.replace(how === 'add' ? WITHOUT : WITH, how === 'add' ? '$1, $2 ' : '$1 $2 '),
    ),
};

const ITEM = String.raw`[\p{L}\p{N}'’-]{1,30}(?: [\p{L}\p{N}'’-]{1,30}){0,2}`;
/** Three items at least: “a, b and c”. A clause after the comma has a verb, which a short item rarely does. */
const WITHOUT = new RegExp(
  String.raw`(?<=(?:^|[\s(])${ITEM}, )(?!(?:but|so|which|who|he|she|it|they|we|you|I|the (?:\p{L}+ )?(?:is|are|was|were))\b)(${ITEM}) (and|or) (?=[\p{L}\p{N}])`,
  'gu',
);
const WITH = new RegExp(
  String.raw`(?<=(?:^|[\s(])${ITEM}, )(${ITEM}), (and|or) (?!(?:he|she|it|they|we|you|I)\b)(?=[\p{L}\p{N}])`,
  'gu',
);

const MARKS = '(?:quotes?|quotation marks|apostrophes)';
const STRAIGHT = new RegExp(
  String.raw`\b(?:straight|plain|ascii|dumb) ${MARKS}\b|\b${MARKS} straight\b`,
  'i',
);
const CURLY = new RegExp(String.raw`\b(?:curly|smart|typographic(?:al)?) ${MARKS}\b|\b${MARKS} curly\b`, 'i');

export const quotes: Operation<'straight' | 'curly'> = {
  name: 'quotes',
  readings: [
    { pattern: STRAIGHT, read: () => 'straight' },
    { pattern: CURLY, in: ['plain', 'add'], read: () => 'curly' },
    { pattern: CURLY, in: ['remove'], read: () => 'straight' },
  ],
  describe: (kind) => kind,
  apply: (content, kind) =>
    joinBlocks(
      parseBlocks(content).map((block) =>
        isProse(block)
          ? { ...block, text: outsideCode(block.text, kind === 'straight' ? straighten : curl) }
          : block,
      ),
    ),
};

function straighten(text: string): string {
  return text.replace(/[“”„«»]/g, '"').replace(/[‘’‚]/g, "'");
}

function curl(text: string): string {
  return text
    .replace(/(?<=^|[\s([{—–-])"(?=\S)/g, '“')
    .replace(/"/g, '”')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=^|[\s([{—–-])'(?=\S)/g, '‘')
    .replace(/'/g, '’');
}

function outsideCode(text: string, edit: (part: string) => string): string {
  return text
    .split(/(\x60[^\x60\n]{1,500}\x60|\b(?:https?:\/\/|www\.)\S{1,2000}|<[^<>\n]{1,300}>)/)
    .map((part, index) => (index % 2 === 1 ? part : edit(part)))
    .join('');
}

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
