import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../../../scripts/build.mjs';
import { shuffle, Weights } from '../training/weights.ts';

buildIfStale();
const root = join(import.meta.dirname, '../../..');
const engine = join(root, 'dist/src/engines/builtin');
const { wishFeatures } = await import(join(engine, 'refine/reading/wish-features.js'));
const { WISHES, wishChances } = await import(join(engine, 'refine/reading/wishes.js'));
const { Weights: Trained } = await import(join(engine, 'text/weights.js'));
const { GUESSED } = await import(join(engine, 'refine/reading/guess-wishes.js'));
const NAMES: string[] = [...WISHES.keys()];

const ROUNDS = 18;
/** The first rounds are not counted for the mean. */
const SKIPPED = 6;

interface Labelled {
  text: string;
  wishes: Set<string>;
  features: string[];
}

function read(file: string): Labelled[] {
  const lines = readFileSync(join(import.meta.dirname, 'instructions', file), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [labels = '', text = ''] = line.split('\t');
    const wishes = new Set(labels === 'none' ? [] : labels.split(', '));
    for (const wish of wishes) if (!NAMES.includes(wish)) throw new Error(`Unknown wish in: ${line}`);
    return { text, wishes, features: wishFeatures(text) };
  });
}

/** Logistic regression for each wish. */
function train(examples: readonly Labelled[]): string {
  const weights = new Weights(
    NAMES.length,
    examples.map(({ features }) => features),
    0.15,
    { seenMin: 2, l2: 0.0005 },
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, wishes } of shuffle(examples, round)) {
      const scores = weights.score(features);
      weights.step(
        features,
        scores.map((score, index) => 1 / (1 + Math.exp(-score)) - (wishes.has(NAMES[index]!) ? 1 : 0)),
      );
    }
    if (round >= SKIPPED) weights.keep();
  }
  return weights.file(ROUNDS - SKIPPED);
}

const percent = (part: number, of: number) => `${Math.round((100 * part) / of)} %`;

/** Of the wishes that the model finds, how many are right; of those that are meant, how many it finds. */
function evaluate(file: string, examples: readonly Labelled[]): string {
  const model = Trained.parse(file);
  let [found, meant, right] = [0, 0, 0];
  for (const { text, wishes } of examples) {
    const chances: ReadonlyMap<string, number> = wishChances(text, model);
    for (const [wish, chance] of chances) {
      if (WISHES.get(wish) === '') continue;
      if (wishes.has(wish)) meant += 1;
      if (chance < GUESSED) continue;
      found += 1;
      if (wishes.has(wish)) right += 1;
    }
  }
  return `${percent(right, found)} of ${found} found are right, ${percent(right, meant)} of ${meant} are found`;
}

const files = readdirSync(join(import.meta.dirname, 'instructions'));
const sets = files.map(read);
for (const [held, file] of files.entries()) {
  const others = sets.filter((_, index) => index !== held).flat();
  process.stdout.write(`${file}, trained on the others: ${evaluate(train(others), sets[held]!)}\n`);
}
if (process.argv.includes('--write')) {
  const file = join(root, 'src/engines/builtin/refine/reading/wish-weights.txt');
  writeFileSync(file, train(sets.flat()));
  process.stdout.write(`Wrote ${file}, trained on all ${sets.flat().length} instructions.\n`);
}
