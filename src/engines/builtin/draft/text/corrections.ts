import { CORRECTABLE } from './correctable.js';

/** Takes back what stands before it, with or without something in its place. */
const CERTAIN =
  '(?:(?:no|oh|ah|oops),? wait|wait,? no|wait,? actually|no,? scratch that|scratch (?:that|this)|strike that|hold on|hang on|correction)(?:,? sorry)?';
/** Takes it back only if something of the same kind follows. */
const POSSIBLE =
  "(?:(?:no|oh|ah|oops),? sorry|sorry,? no|sorry|i mean|i meant|no(?=[,:!])|(?<=(?:\\.\\.|…|[–—-])\\s?)no|wait(?=[,.!:])|nope|or rather|rather|actually(?:,? no)?|make (?:that|it)|better|no,? (?=actually|make|it['’]?s|its))(?:,? (?:i mean|i meant|it['’]?s|its|make (?:that|it)|actually|no))*";
const MARK = new RegExp(
  String.raw`(?<gap>\s*(?:[,;.!?:(→]|\s[–-]|—|–|\.\.\.?|…|->|\n)\s*|\s+)(?:(?:and|but|ah|oh|er|um|hm+)[,.]?\s+)?(?<mark>(?<certain>${CERTAIN})|${POSSIBLE})(?:[,:!.–—-]|\s[–—-]|\.\.\.?|…)?\s+`,
  'giu',
);
/** “(skip that)”, “- leave it out”: what stands before it is no part of the text. */
const TAKEN_BACK =
  /(?<gap>\s*[,;.!?(\n]\s*|\s[–-]\s+|\s*—\s*)(?:(?:please|pls|but|and|so|actually|oh|no)[, ]\s*)*(?:(?:skip|omit|scratch|strike|ignore|forget|delete|drop) (?:that|this)(?: (?:one|bit|part|last bit))?|(?:leave|keep|take) (?:that|this|it)(?: (?:one|bit|part))? out|don['’]?t (?:mention|include|say|print) (?:that|this|it)|not for (?:print|publication))(?: (?:pls|please|tho|though|actually))?(?=\s*(?:[.!),;\n]|$|\sand\s))\)?/giu;
const BACK_MAX = 160;
const ROUNDS_MAX = 100;
const WORDS_BETWEEN_MAX = 8;

/** A prompt without what it takes back, and the words that it took back. */
export interface Corrected {
  text: string;
  takenBack: string[];
}

/**
 * Carries out the corrections that a prompt makes of itself: “on Thursday, no sorry, Friday” becomes “on Friday”; “we also
 * do cats (skip that)” loses the clause. What is not certainly a correction stays.
 */
export function applyCorrections(prompt: string): Corrected {
  const takenBack: string[] = [];
  let text = prompt;
  const editAt = (pattern: RegExp, edit: (text: string, match: RegExpExecArray) => Edit | null) => {
    for (let from = 0, round = 0; round < ROUNDS_MAX; round += 1) {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      if (!match) return;
      const edited = edit(text, match);
      if (edited) takenBack.push(edited.old);
      text = edited?.text ?? text;
      from = edited?.at ?? match.index + 1;
    }
  };
  editAt(
    MARK,
    (whole, match) => replaceAtom(whole, match) ?? (match.groups?.certain ? dropClause(whole, match) : null),
  );
  editAt(TAKEN_BACK, dropClause);
  return { text, takenBack };
}

interface Edit {
  text: string;
  old: string;
  /** Where to look for the next. */
  at: number;
}

/** Puts the newer of two atoms of a kind in the place of the older. */
function replaceAtom(text: string, match: RegExpExecArray): Edit | null {
  const { gap = '', certain } = match.groups ?? {};
  const after = match.index + match[0].length;
  const start = Math.max(0, match.index - BACK_MAX);
  const before = text.slice(start, match.index);
  if (/[.!]\s+$/.test(match[0]) && certain) return null;
  for (const { first, all } of CORRECTABLE) {
    const found = first.exec(text.slice(after, after + BACK_MAX));
    const atom = found?.groups?.atom;
    if (!found || atom === undefined) continue;
    const tail = text
      .slice(after + found[0].length)
      .replace(/^ (?:actually|instead|rather|sorry|then)(?=[,.;!)]|$)/, '');
    const noun = /^\s\p{L}+/u.exec(tail)?.[0];
    const olds = [...before.matchAll(all)];
    const followedByNoun = (old: RegExpExecArray) =>
      noun !== undefined && before.slice(old.index + old[0].length).startsWith(noun);
    const old = olds.findLast(followedByNoun) ?? olds.at(-1);
    if (!old) continue;
    const between = before.slice(old.index + old[0].length);
    const isNewSentence = /^[.!?]\s*$|\n/.test(gap) && !/^\s*(?:[.!?]|$)/.test(tail);
    if (!certain && (isNewSentence || !isNear(between, gap))) continue;
    // “40 oak chairs – sorry, 44 chairs”
    const repeats = noun !== undefined && (followedByNoun(old) || `${between} `.includes(`${noun} `));
    const rest = tail.slice(repeats ? noun.length : 0);
    const head = text.slice(0, start + old.index) + atom + between;
    return { ...join(head, gap.includes('(') ? rest.replace(/\s*\)/, '') : rest), old: old[0] };
  }
  return null;
}

/** “sorry” and the like correct what stands shortly before them in the same sentence, after a mark. */
function isNear(between: string, gap: string): boolean {
  return /[,;:(→—–>.!?-]/.test(gap)
    ? !/[.!?\n]\s/.test(between) && between.split(/\s+/).length <= WORDS_BETWEEN_MAX
    : between === '';
}

/** Drops the clause before a correction. */
function dropClause(text: string, match: RegExpExecArray): Edit | null {
  const start = clauseStart(text, match.index, /[.!?\n]/.test(match.groups?.gap ?? ''));
  const old = text.slice(start, match.index).trim();
  return old === ''
    ? null
    : { ...join(text.slice(0, start), text.slice(match.index + match[0].length)), old };
}

/** Two ends of a text, with a blank but without two marks in between. */
function join(before: string, after: string): Omit<Edit, 'old'> {
  const endsSentence = /^\s*[.!?\n]/.test(after);
  const head = endsSentence ? before.replace(/[\s,;:–—(-]+$/, '') : before;
  const tail = /(?:^|[,;.!?:—–(-])\s*$/.test(head) ? after.replace(/^[\s,;.!?]+/, '') : after;
  const blank = /(?:^|[\s(])$/.test(head) || /^(?:[\s,;.!?)]|$)/.test(tail) ? '' : ' ';
  return { text: head + blank + tail, at: head.length };
}

/** Where the clause, or the sentence, that ends at a place begins. */
function clauseStart(text: string, end: number, isSentence: boolean): number {
  const before = text.slice(Math.max(0, end - 2 * BACK_MAX), end);
  const stop = isSentence ? /[.!?](?=\s)|\n/g : /[,;.!?](?=\s)|\s[–-](?=\s)|—|\n|\((?=\S)/g;
  const last = [...before.matchAll(stop)].at(-1);
  return end - before.length + (last ? last.index + last[0].length : 0);
}
