import { isSentenceStart } from '../text/edits.js';
import {
  ADDRESS,
  AMOUNT,
  CAPITAL,
  CODE,
  DATE,
  nameKey,
  numberKey,
  plain,
  QUOTATION,
  quotedKey,
  type Atom,
  type AtomKind,
} from './atoms.js';

const ATOM = new RegExp(
  `(?<address>${ADDRESS})|(?<code>${CODE})|(?<quotation>${QUOTATION})|(?<date>${DATE})|(?<number>(?!2(?:nite|day|moro|morrow|night)\\b)${AMOUNT})|(?<name>${CAPITAL})`,
  'gu',
);

/** These begin sentences and say nothing about names; before a name they are no part of it. */
const FUNCTION_WORDS = new Set(
  'a an the this that these those my our your his her its their some any all each every no both few many most several i we you he she it they there here who what when where why how which whose and or but nor so yet if as at by for from in into of off on onto over per to up via with without after before since until while because although though unless once during between among about against under near please dear colleague colleagues customer customers parent parents guest guests resident residents tenant tenants member members applicant neighbour neighbours client clients patient patients student students sir sirs madam hi hello hey thanks thank yes no not now then also however therefore moreover finally first'.split(
    ' ',
  ),
);

/**
 * The atoms of prose, in order. Names are capitalized words inside a sentence; the word that opens one may be any word, so
 * it only belongs to the name that it begins.
 */
export function findAtoms(text: string): Atom[] {
  const atoms: Atom[] = [];
  let run: { atom: Atom & { keys: string[] }; end: number } | undefined;
  const settle = () => {
    if (run && run.atom.keys.length > 0) atoms.push(run.atom);
    run = undefined;
  };
  for (const match of text.matchAll(ATOM)) {
    const kind = kindOf(match);
    const [found] = match;
    if (kind !== 'name') {
      settle();
      atoms.push({ kind, text: found, keys: keysOf(kind, found) });
      continue;
    }
    const key = nameKey(found);
    const isOpening = isSentenceStart(text, match.index);
    const continues =
      run !== undefined && continuesName(run.atom.text, text.slice(run.end, match.index), isOpening);
    if (!continues) settle();
    if (FUNCTION_WORDS.has(key.replace(/'.*/, ''))) continue;
    if (run && continues) {
      run.atom.text += text.slice(run.end, match.index) + found;
      run.atom.keys.push(key);
      run.end = match.index + found.length;
    } else
      run = { atom: { kind, text: found, keys: isOpening ? [] : [key] }, end: match.index + found.length };
  }
  settle();
  return atoms;
}

/** “Priya Nair”, “Dr. Okonkwo”. */
function continuesName(name: string, gap: string, isOpening: boolean): boolean {
  return gap === ' ' ? !isOpening : gap === '. ' && /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Prof|St|\p{Lu})$/u.test(name);
}

function kindOf({ groups = {} }: RegExpMatchArray): AtomKind {
  const kinds: AtomKind[] = ['address', 'code', 'quotation', 'date', 'number'];
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'name';
}

function keysOf(kind: AtomKind, found: string): string[] {
  if (kind === 'number') return [numberKey(/^\D{0,2}[\d.,:/–-]*\d/u.exec(found)?.[0] ?? found)];
  if (kind === 'date') return plain(found).match(/\d+|\p{L}{3,}/gu) ?? [];
  return [kind === 'address' ? found : quotedKey(found)];
}
