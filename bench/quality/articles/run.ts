import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../../../scripts/build.mjs';
import { chancesOf, shuffle, Weights } from '../training/weights.ts';

buildIfStale();
const root = join(import.meta.dirname, '../../..');
const engine = join(root, 'dist/src/engines/builtin');
const { nounSlots } = await import(join(engine, 'refine/grammar/noun-slots.js'));
const { splitSentences } = await import(join(engine, 'refine/text/sentences.js'));
const { Weights: Trained } = await import(join(engine, 'text/weights.js'));

const ARTICLES = ['', 'a', 'the'];
const ROUNDS = 6;
/** The first rounds are not counted for the mean. */
const SKIPPED = 2;
/** How sure a model is, at the steps of the report. */
const CERTAINTIES = [0.9, 0.95, 0.98, 0.99, 0.995];

interface Example {
  article: number;
  features: string[];
}

function read(file: string): Example[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => splitSentences(line) as { text: string }[])
    .flatMap(
      ({ text }) => (text.length < 600 ? nounSlots(text) : []) as { article: string; features: string[] }[],
    )
    .map(({ article, features }) => ({ article: ARTICLES.indexOf(article), features }));
}

/** Multinomial logistic regression over the three articles. */
function train(examples: readonly Example[]): string {
  const weights = new Weights(
    3,
    examples.map(({ features }) => features),
    0.1,
    { seenMin: 24, l2: 0.00002, largest: 5 },
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { article, features } of shuffle(examples, round)) {
      const gradient = chancesOf(weights.score(features));
      gradient[article]! -= 1;
      weights.step(features, gradient);
    }
    if (round >= SKIPPED) weights.keep();
  }
  return weights.file(ROUNDS - SKIPPED);
}

/** Of correct text: how often the model is so sure of another article, of an article where none stands, and of none where one stands. */
function evaluate(file: string, examples: readonly Example[]): string {
  const model = Trained.parse(file);
  let right = 0;
  const counts = CERTAINTIES.map(() => [0, 0, 0, 0, 0]);
  for (const { article, features } of examples) {
    const share = chancesOf(model.score(features, 3));
    const best = share.indexOf(Math.max(...share));
    if (best === article) right += 1;
    for (const [index, least] of CERTAINTIES.entries()) {
      const count = counts[index]!;
      if (1 - share[0]! > least) count[article === 0 ? 1 : 0]! += 1;
      if (share[0]! > least) count[article === 0 ? 2 : 3]! += 1;
    }
  }
  const lines = counts.map(
    ([found = 0, damaged = 0, none = 0, dropped = 0], index) =>
      `${CERTAINTIES[index]}: articles found ${found}, added wrongly ${damaged}, none ${none}, dropped wrongly ${dropped}`,
  );
  return [
    `${examples.length} places, ${((100 * right) / examples.length).toFixed(1)} % right`,
    ...lines,
  ].join('\n');
}

const examples = read(process.argv[2]!);
const held = examples.filter((_, index) => index % 500 >= 450);
const file = train(examples.filter((_, index) => index % 500 < 450));
process.stdout.write(`${evaluate(file, held)}\n${file.length / 1000} kB\n`);
if (process.argv.includes('--write'))
  writeFileSync(join(root, 'src/engines/builtin/refine/grammar/article-weights.txt'), file);
