import { LABELS } from '../data/labels.js';
import { trimPhrase } from './sentences.js';

const KEY_OF_LABEL = new Map(
  Object.entries(LABELS).flatMap(([key, labels]) => labels.map((label) => [label, key] as const)),
);

/** Keys whose values may run over several sentences, up to the next label or the end of the line. */
const LONG_VALUES = new Set([
  'problem',
  'solution',
  'result',
  'quote',
  'body',
  'experience',
  'facts',
  'offer',
]);

/** Labels that are ordinary words: only taken at the start of a line. */
const LINE_START_ONLY = new Set([
  'to',
  'from',
  'about',
  'how',
  'why',
  'after',
  'before',
  'text',
  'hours',
  'include',
  'mention',
  'message',
  'content',
  'style',
  'start',
  'starts',
  'news',
  'page',
]);

/** Takes the "Key: value" lines out of a prompt. What is left has them replaced by sentence ends. */
export function takeLabels(text: string): { labels: Map<string, string>; rest: string } {
  const found = findLabels(text);
  if (found.length === 0) return { labels: new Map(), rest: text };
  const labels = new Map<string, string>();
  let rest = text.slice(0, found[0]?.start);
  for (const [index, label] of found.entries()) {
    const limit = found[index + 1]?.start ?? text.length;
    const end = valueEnd(text.slice(label.valueStart, limit), label.key);
    const value = trimValue(text.slice(label.valueStart, label.valueStart + end));
    if (value !== '')
      labels.set(label.key, labels.has(label.key) ? `${labels.get(label.key)}; ${value}` : value);
    rest += `\n${text.slice(label.valueStart + end, limit)}`;
  }
  return { labels, rest: rest.replace(/^[\s.;,]+|[\s;,]+$/g, '').replace(/\n[\s.;]*\n/g, '\n') };
}

interface FoundLabel {
  key: string;
  start: number;
  valueStart: number;
}

function findLabels(text: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  const candidate = /(^|\n|[.;!?]\s+)([A-Za-z][A-Za-z' -]{1,24}?)\s?:(?=\s)/g;
  for (let match = candidate.exec(text); match; match = candidate.exec(text)) {
    const before = match[1] ?? '';
    const label = (match[2] ?? '').toLowerCase();
    const key = KEY_OF_LABEL.get(label);
    const opensLine = before === '' || before === '\n';
    if (key && (opensLine || !LINE_START_ONLY.has(label)))
      found.push({ key, start: match.index + before.length, valueStart: match.index + match[0].length });
    candidate.lastIndex = match.index + match[0].length - 1;
  }
  return found;
}

/** Where a value ends: at the line's end, or sooner at the end of its sentence. A list on the lines below belongs to it. */
function valueEnd(value: string, key: string): number {
  const ownLine = /\n/.exec(value.trimStart())?.index;
  const offset = value.length - value.trimStart().length;
  const line = ownLine === undefined ? value.length : offset + ownLine;
  if (/^\s*\n/.test(value)) return value.length;
  if (LONG_VALUES.has(key)) return line;
  const sentence = /[.!?]\s+(?=[\p{Lu}\d])/u.exec(value.slice(0, line));
  return sentence ? sentence.index + 1 : line;
}

function trimValue(value: string): string {
  const trimmed = value.trim().replace(/[;,]+$/, '');
  return /[!?]$/.test(trimmed) ? trimmed : trimPhrase(trimmed.replace(/\n/g, '; '));
}
