import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../../../scripts/build.mjs';
import { shuffle, Weights } from '../training/weights.ts';

buildIfStale();
const root = join(import.meta.dirname, '../../..');
const engine = join(root, 'dist/src/engines/builtin');
const { worthFeatures } = await import(join(engine, 'refine/length/worth-features.js'));
const { Weights: Trained } = await import(join(engine, 'text/weights.js'));

const ROUNDS = 30;
/** The first rounds are not counted for the mean. */
const SKIPPED = 10;

/** A text with how an editor who has to halve it would treat each sentence, from 0 (goes first) to 3 (must stay). */
interface Graded {
  grades: number[];
  words: number[];
  features: string[][];
}

function readTexts(): Graded[] {
  const folder = join(import.meta.dirname, 'texts');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').trim());
  return texts
    .flatMap((text) => text.split(/\n{2,}/))
    .map((text) => {
      const lines = text.split('\n').map((line) => ({ grade: Number(line[0]), sentence: line.slice(2) }));
      if (lines.some(({ grade }) => !(grade >= 0 && grade <= 3))) throw new Error(`No grade in: ${text}`);
      const sentences = lines.map(({ sentence }) => sentence);
      return {
        grades: lines.map(({ grade }) => grade),
        words: sentences.map((sentence) => sentence.split(/\s+/).length),
        features: worthFeatures(sentences) as string[][],
      };
    });
}

/** Pairwise logistic regression (Bradley and Terry): which of two sentences of a text to keep. */
function train(texts: readonly Graded[]): string {
  const weights = new Weights(
    1,
    texts.flatMap(({ features }) => features),
    0.05,
    { seenMin: 12, l2: 0.05, largest: 1.2 },
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { grades, features } of shuffle(texts, round))
      for (const [better, worse] of pairsOf(grades)) {
        const [more, less] = [features[better]!, features[worse]!];
        const [onlyMore, onlyLess] = [without(more, less), without(less, more)];
        const margin = weights.score(onlyMore)[0]! - weights.score(onlyLess)[0]!;
        const step = (grades[better]! - grades[worse]!) / (1 + Math.exp(margin));
        weights.step(onlyMore, Float64Array.of(-step));
        weights.step(onlyLess, Float64Array.of(step));
      }
    if (round >= SKIPPED) weights.keep();
  }
  return weights.file(ROUNDS - SKIPPED);
}

const pairsOf = (grades: readonly number[]) =>
  grades.flatMap((grade, better) =>
    grades.flatMap((other, worse): [number, number][] => (grade > other ? [[better, worse]] : [])),
  );

function without(features: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return features.filter((feature) => !known.has(feature));
}

/** How often the better of two sentences is ranked higher, and what of each grade is left when texts are halved. */
function evaluate(file: string, texts: readonly Graded[]): string {
  const model = Trained.parse(file);
  let [pairs, right] = [0, 0];
  const [kept, all] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  for (const { grades, words, features } of texts) {
    const scores = features.map((each) => model.score(each, 1)[0] as number);
    for (const [better, worse] of pairsOf(grades)) {
      pairs += 1;
      if (scores[better]! > scores[worse]!) right += 1;
    }
    let room = words.reduce((sum, count) => sum + count, 0) / 2;
    for (const index of [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!)) {
      all[grades[index]!]! += 1;
      if (words[index]! > room) continue;
      room -= words[index]!;
      kept[grades[index]!]! += 1;
    }
  }
  const shares = kept.map((count, grade) => `${grade}: ${Math.round((100 * count) / all[grade]!)} %`);
  return `pairs in the right order: ${((100 * right) / pairs).toFixed(1)} %; kept by grade: ${shares.join(', ')}`;
}

const texts = readTexts();
const folds = [0, 1, 2, 3];
const part = (index: number) => index % folds.length;
process.stdout.write(`${texts.length} texts, ${folds.length} folds:\n`);
for (const fold of folds) {
  const file = train(texts.filter((_, index) => part(index) !== fold));
  const held = texts.filter((_, index) => part(index) === fold);
  process.stdout.write(`${evaluate(file, held)}\n`);
}
if (process.argv.includes('--write')) {
  const file = join(root, 'src/engines/builtin/refine/length/worth-weights.txt');
  writeFileSync(file, train(texts));
  process.stdout.write(`Wrote ${file}, trained on all texts.\n`);
}
