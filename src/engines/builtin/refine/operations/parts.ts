import type { Operation, Part, Reading } from '../operation.js';
import { NUMBER, ORDINAL, readNumber, readOrdinal } from '../reading/numbers.js';
import { choose } from './choose-part.js';
import { regex } from '../../text/regex.js';

const UNIT = '(sentence|paragraph|line)s?';
const EDGE = regex.i`\b(?:the )?(?:very )?(first|last|final|opening|closing|intro(?:ductory)?|concluding)(?: ${NUMBER})? ${UNIT}`;
const NTH = regex.i`\b(?:the )?${ORDINAL} ${UNIT}|\b${UNIT} (?:number |no\. ?|#)?${NUMBER}\b`;

function readEdge(match: RegExpExecArray): Part | undefined {
  const [, edge = '', count, unit = ''] = match;
  const from = /first|opening|intro/i.test(edge) ? 'first' : 'last';
  return { from, count: readNumber(count) ?? 1, unit: unitOf(unit) };
}

function readNth(match: RegExpExecArray): Part | undefined {
  const [, ordinal, unitAfter, unitBefore, number] = match;
  const count = readOrdinal(ordinal) ?? readNumber(number);
  return count === undefined
    ? undefined
    : { from: 'nth', count, unit: unitOf(unitAfter ?? unitBefore ?? '') };
}

function unitOf(word: string): Part['unit'] {
  return /sentence/i.test(word) ? 'sentence' : 'paragraph';
}

/** The part that an order names, and the words around its name. */
export function findPart(order: string): { part: Part; before: string; after: string } | undefined {
  const edge = EDGE.exec(order);
  const match = edge ?? NTH.exec(order);
  const part = edge ? readEdge(edge) : match && readNth(match);
  if (!match || !part) return undefined;
  const after = order.slice(match.index + match[0].length);
  return { part, before: order.slice(0, match.index), after };
}

export const describePart = ({ from, count, unit }: Part) => `${from} ${count} ${unit}`;

const KEEP = String.raw`\b(?:(?:only |just )?(?:keep|retain|leave|return|give me|show|use)(?: me)? (?:only |just )?|only )`;
const keepReading = (part: RegExp, read: (match: RegExpExecArray) => Part | undefined): Reading<Part> => ({
  pattern: regex.i`${KEEP}(?:${part.source})\b(?! (?:alone|as|the same|un\w+|intact)\b)`,
  read: (match) =>
    /\bonly\b|\bjust\b|^(?:keep|retain|leave|return|give|show)/i.test(match[0]) ? read(match) : undefined,
});

/** “… in the last paragraph” says where, not what. */
const removeReading = (part: RegExp, read: (match: RegExpExecArray) => Part | undefined): Reading<Part> => ({
  pattern: regex.i`(?<!\b(?:in|from|of|at|but|except|before|after|until|than|not) (?:just |only )?(?:the )?(?:very )?)(?:${part.source})`,
  in: ['remove'],
  read,
});

export const removePart = partOperation('remove-part', removeReading, 'removing it would leave nothing');

export const keepPart = partOperation('keep-part', keepReading, 'there are not so many');

function partOperation(name: string, reading: typeof removeReading, refusal: string): Operation<Part> {
  return {
    name,
    readings: [reading(EDGE, readEdge), reading(NTH, readNth)],
    describe: describePart,
    losses: 'asked',
    async apply(content, part, context) {
      const kept = await choose(content, part, name === 'keep-part');
      if (kept !== '') return kept;
      context.warn('nothing_to_change', `The ${describePart(part)} was left: ${refusal}`);
      return content;
    },
  };
}
