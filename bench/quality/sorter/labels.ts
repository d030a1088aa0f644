import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The marks of the labels: task, fact, direction, mention and note, in the order of the roles of the engine. */
export const MARKS = 'TFDMN';

/** A prompt with the mark of each of its characters; `.` for those between two spans. */
export interface LabelledPrompt {
  id: string;
  template: string;
  text: string;
  marks: string;
  /** Written to be hard, in a file `c-*.txt`. */
  isHard: boolean;
}

/** Reads all labelled prompts; README.md describes their format. Throws for a prompt in another format. */
export function readLabels(folder = join(import.meta.dirname, 'prompts')): LabelledPrompt[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^---\s*$/m)
        .filter((block) => block.trim() !== '')
        .map((block) => readPrompt(block.trim(), name)),
    );
}

function readPrompt(block: string, file: string): LabelledPrompt {
  const end = block.indexOf('\n');
  const [, id, template] = /^# ([\w-]+) \| ([\w-]+)\s*$/.exec(block.slice(0, end)) ?? [];
  if (!id || !template) throw new Error(`${file}: “${block.slice(0, 60)}” has no id and template`);
  let text = '';
  let marks = '';
  // Blanks as the engine has them.
  const body = block
    .slice(end + 1)
    .trim()
    .replace(/[ \t\u00a0]+/g, ' ')
    .normalize('NFC');
  for (const [whole, mark = '.', words = whole] of body.matchAll(/\[([TFDMN])\|([^[\]|]*)\]|[^[]/g)) {
    text += words;
    marks += mark.repeat(words.length);
  }
  return { id, template, text, marks, isHard: file.startsWith('c-') };
}

/** The mark that most letters of a stretch have. */
export function markOf({ marks, text }: LabelledPrompt, start: number, end: number): string {
  const counts = [...MARKS].map(() => 0);
  for (let at = start; at < end; at += 1) {
    const mark = MARKS.indexOf(marks[at] ?? '.');
    if (mark >= 0 && /[\p{L}\p{N}]/u.test(text[at] ?? '')) counts[mark]! += 1;
  }
  const most = Math.max(...counts);
  return most === 0 ? 'F' : MARKS[counts.indexOf(most)]!;
}

/** Whether a prompt is held out for testing: a third, by its id. Prompts of one or two clauses are never. */
export function isHeldOut({ id }: LabelledPrompt): boolean {
  let hash = 7;
  for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash % 3 === 0 && !/^(?:short|hard)-/.test(id);
}
