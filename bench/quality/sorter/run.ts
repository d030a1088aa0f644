import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from './evaluate.ts';
import { isHeldOut, readLabels, type LabelledPrompt } from './labels.ts';
import { train } from './train.ts';

/** Typical prompts count twice: the others have more notes and directions than people type, and would make facts doubtful. */
const weighted = (prompts: readonly LabelledPrompt[]) => [
  ...prompts,
  ...prompts.filter(({ isHard }) => !isHard),
];

const prompts = readLabels();
const held = prompts.filter(isHeldOut);
const rest = prompts.filter((prompt) => !isHeldOut(prompt));
process.stdout.write(`Trained on ${rest.length} prompts, tested on ${held.length}:\n`);
process.stdout.write(`${evaluate(train(weighted(rest)), held)}\n`);
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../../../src/engines/builtin/draft/roles/weights.txt');
  writeFileSync(file, train(weighted(prompts)));
  process.stdout.write(`Wrote ${file}, trained on all ${prompts.length} prompts.\n`);
}
