import type { Operation } from '../operation.js';
import { warnOfLeftovers } from './leftovers.js';
import { NUMBER, ORDINAL, readNumber, readOrdinal } from '../reading/numbers.js';
import { findPlace, movePassage, swapPassages, type Place } from '../text/move-passages.js';
import { readPassages } from '../text/passages.js';
import { regex } from '../../text/regex.js';

/** Where it goes; `alone` makes it a paragraph of its own. */
interface Move {
  what: Place;
  to: 'start' | 'end' | 'alone' | Place;
}

const UNIT = '(sentence|paragraph|line)';
const EDGE = String.raw`(first|opening|last|final|closing|${ORDINAL.slice(1, -1)})`;
const ABOUT = String.raw`(?:about|on|mentioning|that mentions|regarding) (?:the |our |my |its )?(§\d+|[\p{L}\p{N}'’-]+(?: (?!(?:to|at|first|last|into|in|up|down|its|as)\b)[\p{L}\p{N}'’-]+){0,4})`;
const WHAT = String.raw`(?:the )?(?:very )?(?:${EDGE} ${UNIT}|(sentence|paragraph|line|part|bit) ${ABOUT})`;
const OF_TEXT = String.raw`(?: of (?:it|the (?:text|e-?mail|message|letter|note|page|post)))?`;

export const arrange: Operation<Move> = {
  name: 'arrange',
  readsFirst: true,
  readings: [
    {
      pattern: regex.iu`\b(?:move|put|shift|place|bring|send) ${WHAT} (?:up |down |back )?(?:(?:to|at|in) (?:the )?(?:very )?(?:(start|beginning|top|front|first)|(end|bottom|last))(?: place| position)?|(first)|(last))${OF_TEXT}(?=$|[\s,])`,
      in: ['plain', 'add'],
      read: (match, quoted) => moveTo(placeOf(match, quoted), (match[5] ?? match[7]) ? 'start' : 'end'),
    },
    {
      pattern: regex.iu`\b(?:start|begin|open|end|finish|close) (?:it )?(?:off )?with ${WHAT}(?=$|,)`,
      read: (match, quoted) => moveTo(placeOf(match, quoted), /^[sbo]/i.test(match[0]) ? 'start' : 'end'),
    },
    {
      pattern: regex.iu`\b(?:make|put|turn) ${WHAT} (?:into |in |as )?(?:an? |its |it's )?(?:separate|own|new|extra) paragraph(?: of its own)?`,
      in: ['plain', 'add'],
      read: (match, quoted) => moveTo(placeOf(match, quoted), 'alone'),
    },
    {
      pattern: regex.i`\b(?:swap|exchange|switch)(?: around| round)? (?:the )?(?:${EDGE} (?:${UNIT} )?and (?:the )?${EDGE} ${UNIT}s?|${UNIT}s? ${NUMBER} and (?:${UNIT} )?${NUMBER}|(?:(?:first |last )?(?:two|2) |both )?(paragraph|sentence)s)(?: around| round| over)?`,
      read: swapOf,
    },
  ],
  describe: ({ what, to }) => `${describe(what)} ${typeof to === 'string' ? to : describe(to)}`,
  apply(content, { what, to }, context) {
    const { paragraphs, withParagraphs } = readPassages(content);
    const from = findPlace(paragraphs, what);
    const other = typeof to === 'string' ? undefined : findPlace(paragraphs, to);
    const arranged =
      from && typeof to === 'string'
        ? movePassage(paragraphs, from, to)
        : swapPassages(paragraphs, from, other);
    if (arranged) {
      const pointing = arranged
        .flat()
        .filter((sentence) => POINTING.test(sentence))
        .map(firstWord);
      warnOfLeftovers(pointing, 'Check what these words point to in the new order', context);
      return withParagraphs(arranged);
    }
    context.warn(
      'nothing_to_change',
      `The text has no ${describe(from && typeof to !== 'string' ? to : what)}`,
    );
    return content;
  },
};

/** Begins a sentence that needs the one before it. */
const POINTING = regex.i`^(?:it|they|he|she|this|these|that|those|however|therefore|also|then|so|but|and|first|second|third|finally|instead|otherwise)\b|\btoo[.!]$`;
const firstWord = (sentence: string) => /^\S+/.exec(sentence)?.[0] ?? '';

type Quoted = (mark: string | undefined) => string | undefined;

function moveTo(what: Place | undefined, to: Move['to']): Move | undefined {
  return what && { what, to };
}

/** Reads the groups of `WHAT`, the first four of a match. */
function placeOf([, edge, unit, unitAbout, about]: RegExpExecArray, quoted: Quoted): Place | undefined {
  if (edge && unit) return { unit: unitOf(unit), at: numberOf(edge) };
  if (!unitAbout || !about) return undefined;
  return { unit: unitOf(unitAbout), at: quoted(/^§(\d+)$/.exec(about)?.[1]) ?? about };
}

function swapOf(match: RegExpExecArray): Move | undefined {
  const [, one, oneUnit, two, unit, numbersUnit, number, , other, both] = match;
  if (one && two && unit)
    return { what: place(numberOf(one), oneUnit ?? unit), to: place(numberOf(two), unit) };
  if (numbersUnit)
    return { what: place(readNumber(number), numbersUnit), to: place(readNumber(other), numbersUnit) };
  const isLast = /\blast (?:two|2)\b/i.test(match[0]);
  return both ? { what: place(isLast ? -2 : 1, both), to: place(isLast ? -1 : 2, both) } : undefined;
}

const place = (at: number | undefined, word: string): Place => ({ unit: unitOf(word), at: at ?? 1 });

const unitOf = (word: string): Place['unit'] => (/paragraph/i.test(word) ? 'paragraph' : 'sentence');

function numberOf(edge: string): number {
  if (/^(?:last|final|closing)$/i.test(edge)) return -1;
  return readOrdinal(edge) ?? 1;
}

function describe({ unit, at }: Place): string {
  if (typeof at === 'string') return `${unit} that alone is about “${at}”`;
  return at < 0 ? `last ${unit}` : `${unit} ${at}`;
}
