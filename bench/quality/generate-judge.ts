import type { QualityPrompt } from './generate-prompts.ts';

/** A draft, as the engine returns it. */
export interface QualityText {
  content: string;
  warnings: { reason: string; message: string }[];
}

/** What a program can judge of one text. */
export interface Judgement {
  atoms: number;
  /** Neither in the text nor in a warning. */
  lost: string[];
  leaked: string[];
  /** Whether words are set apart below the text. */
  hasApart: boolean;
  /** What is wrong without a warning. */
  silent: string[];
}

const ATOMS =
  /"[^"\n]+"|“[^”\n]+”|https?:\/\/[^\s)]*[^\s).,;:!?]|[\w.+-]+@[\w.-]+\w|[$€£]\s?\d(?:[\d.,]*\d)?|\d[\d.,:/-]*\d|\d+|(?<=[\p{L},;] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;
/** Lengths and counts that direct the writing. */
const DIRECTED =
  /(?:\d+\s?(?:-|–|to)\s?)?\d+ (?:words?|sentences?|paragraphs?|chars?|characters|lines|hashtags?|short paragraphs?|emojis?)|under \d+|['"‘“][^'"’”\n]+['"’”](?=[.!]?$)/gm;
/** Words that speak of the text or are left of the request, whatever a prompt lists as its directions. */
const LEAKS = [
  /\b\d+(?: ?(?:-|–|to) ?\d+)? (?:sentences|words|paragraphs|hashtags|emojis)\b/i,
  /\b(?:subject line|headline|intro)(?: too| please| as well)\b/i,
  /^\W*(?:should be|keep (?:it|to)|(?:short|warm|friendly|elegant)(?: and| but)) .*$/im,
  /\b(?:people|many \w+|readers) (?:here |there )?(?:skip|ignore|hate|don['’]t read)\b/i,
  /\b(?:couple of|i need \d|could you|can you (?:write|do|make)|(?:write|draft|turn) (?:this|it|me)\b)/i,
  /^(?:that|who|which) (?!is\b|was\b|one\b|way\b)[^?\n]*$/im,
  /^the \p{Ll}+$/imu,
];
/** The heading of what the engine sets apart for its caller to decide. */
const APART = /\n\n(?:## )?To place or delete\n\n/;
const NO_NAMES = new Set([
  'I',
  'CTA',
  'FAQ',
  'Audience',
  'Tone',
  'Don',
  'Please',
  'Instagram',
  'LinkedIn',
  'British',
  'American',
  'English',
]);

/** The numbers, addresses, quotations and names of a prompt, found without the engine's own code. */
export function atomsOf(prompt: string): string[] {
  const text = prompt.replace(/^\s*\d{1,2}[.)] /gm, '').replace(DIRECTED, ' ');
  return [...new Set(text.match(ATOMS) ?? [])].filter((atom) => !NO_NAMES.has(atom));
}

/** Judges a text by its prompt. */
export function judgeText(
  { prompt, directions, brings_facts }: QualityPrompt,
  { content, warnings }: QualityText,
): Judgement {
  const reasons = new Set(warnings.map(({ reason }) => reason));
  const [body = '', apart] = content.split(APART);
  const text = simplify(body);
  const said = simplify([content, ...warnings.map(({ message }) => message)].join('\n'));
  const atoms = atomsOf(prompt);
  const lost = atoms.filter((atom) => !said.includes(simplify(atom)));
  const leaked = [
    ...directions.filter((words) => text.includes(simplify(words))),
    ...LEAKS.flatMap((pattern) => pattern.exec(body)?.[0] ?? []),
  ];
  const isUndeclaredOutline = !brings_facts && !reasons.has('outline_only');
  const silent = [
    ...lost.map((atom) => `lost ${atom}`),
    ...leaked.map((words) => `leaked ${words}`),
    ...(isUndeclaredOutline ? ['an outline without its warning'] : []),
    ...(content.trim() === '' ? ['empty'] : []),
  ];
  return { atoms: atoms.length, lost, leaked, hasApart: apart !== undefined, silent };
}

function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/["“”'‘’]/g, '')
    .replace(/\s+/g, ' ');
}
