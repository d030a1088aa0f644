import { TYPOS } from '../data/typos.js';
import { parseBlocks } from '../text/blocks.js';
import { isCommonName } from '../text/words.js';
import { findAtoms, quotedKey, type Atom } from './find-atoms.js';
import { countMarks, findStatements, STATEMENT_KINDS, type Statement } from './statements.js';
import { TextIndex } from './text-index.js';

/** What a text holds that an operation has to respect. */
export interface TextFacts {
  atoms: readonly Atom[];
  statements: readonly Statement[];
  index: TextIndex;
}

/** How a text differs from the one before in what has to be respected. */
export interface Difference {
  /** Atoms that neither the text before nor the instructions hold. */
  added: string[];
  /** Atoms that are gone. */
  lost: string[];
  /** Sentences that negated, warned, requested or asked and no longer do. */
  silenced: string[];
}

/** Reads the facts of a text. Linear in its length. */
export function readFacts(content: string): TextFacts {
  const atoms: Atom[] = [];
  const statements = new Map<string, Statement>();
  for (const { kind, text, isTag } of parseBlocks(content)) {
    if (kind === 'blank' || isTag) continue;
    if (kind === 'opaque' && FENCE.test(text)) {
      const code = text.replace(FENCE_LINES, '');
      atoms.push({ kind: 'code', text: code, keys: [quotedKey(code)] });
      continue;
    }
    const found = findAtoms(text);
    atoms.push(...(isTitleCase(text) ? found.filter((atom) => atom.kind !== 'name') : found));
    for (const statement of findStatements(text)) statements.set(letters(statement.text), statement);
  }
  return { atoms, statements: [...statements.values()], index: new TextIndex(content) };
}

/** Compares a text with the one before and with what the instructions name. */
export function compareFacts(before: TextFacts, after: TextFacts, instructions: TextIndex): Difference {
  const isGiven = (atom: Atom) =>
    isAnyCommonName(atom) ||
    withoutMonth(atom, before.index).keys.every(
      (key) =>
        [before.index, instructions].some((index) => index.has({ ...atom, keys: [key] })) ||
        instructions.has({ ...atom, keys: [key.replace(/^[£$€]/, '')] }),
    );
  return {
    added: textsOf(after.atoms.filter((atom) => !isGiven(atom))),
    lost: textsOf(before.atoms.filter((atom) => !after.index.has(atom) && !isMisspeltName(atom))),
    silenced: silenced(before.statements, after.statements),
  };
}

/** Their spelling is corrected, and no rule writes one of its own. */
function isAnyCommonName({ kind, keys }: Atom): boolean {
  return kind === 'name' && keys.every(isCommonName);
}

/** What else a date says: its month may have been misspelt, and its year may be the old one’s. */
function withoutMonth(atom: Atom, before: TextIndex): Atom {
  const isOld = (key: string) => /^\d{4}$/.test(key) && before.has({ ...atom, keys: [key] });
  return atom.kind === 'date'
    ? { ...atom, keys: atom.keys.filter((key) => !isCommonName(key) && !isOld(key)) }
    : atom;
}

function isMisspeltName({ kind, keys }: Atom): boolean {
  return kind === 'name' && keys.every((key) => SHORT_DAY.test(key) || isCommonName(TYPOS.get(key) ?? ''));
}

const SHORT_DAY = /^(?:mon|tues?|weds?|thur?s?|fri|sat|sun)$/;
const FENCE = /^\s{0,3}(?:`{3,}|~{3,})/;
const FENCE_LINES = /^\s{0,3}(?:`{3,}|~{3,})[^\n]*\n?/gm;

/** Capitals tell no names in a headline, where every longer word has one. */
function isTitleCase(text: string): boolean {
  if (/[.!?]["'”’)]*$/.test(text)) return false;
  const words = text.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

function textsOf(atoms: readonly Atom[]): string[] {
  return [...new Set(atoms.map(({ text }) => text))];
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Sentences may be parted, joined and reworded, so a kind of statement counts as lost only where both its sentences and
 * its marks have become fewer.
 */
function silenced(before: readonly Statement[], after: readonly Statement[]): string[] {
  const fewer = STATEMENT_KINDS.filter((kind) => {
    const old = before.filter(({ kinds }) => kinds.includes(kind));
    const now = after.filter(({ kinds }) => kinds.includes(kind));
    return now.length < old.length && countMarks(now, kind) < countMarks(old, kind);
  });
  if (fewer.length === 0) return [];
  const kept = new Set(after.map(({ text }) => letters(text)));
  return before
    .filter(({ text, kinds }) => kinds.some((kind) => fewer.includes(kind)) && !kept.has(letters(text)))
    .map(({ text }) => text);
}
