/**
 * Trains the model of confused words on a folder of prose, with the parts `edited` and `casual`, and tests it on prose
 * that it was not trained on:
 *   node bench/quality/confusions/run.ts <prose> [--write] [--worst] [--only your,its]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../../../scripts/build.mjs';
import { shuffle } from '../training/weights.ts';
import { expand } from './expand.ts';
import { Model, scaleLine, type Example } from './model.ts';
import { MARGINS, SETS } from './sets.ts';

buildIfStale();
const root = join(import.meta.dirname, '../../..');
const engine = join(root, 'dist/src/engines/builtin/refine/grammar');
const { placesOf } = await import(join(engine, 'confused-words.js'));
const { endOf, placeFeatures, tokensOf } = await import(join(engine, 'confusion-features.js'));
const FILE = join(root, 'src/engines/builtin/refine/grammar/confusion-weights.txt');

const FOLDS = 3;
/** Neighboring lines are of one text, so they are in one part. */
const LINES_TOGETHER = 200;
/** So many places of a word are tested, and so many learned from, and so many times as many as of its second commonest rival. */
const [TESTED_MAX, LEARNED_MAX, RATIO_MAX] = [24_000, 14_000, 3];
/** Of so many right words, one may be changed, or doubted. */
const [CHANGED_ONCE_IN, DOUBTED_ONCE_IN] = [2_000, 300];
/** Everyday prose has places that no corpus has, so a little more is asked. */
const MORE = 0.8;
const KEPT_SURE = 99;
const [SURE_MIN, DOUBTFUL_MIN] = [3, 3.5];
/** Where fewer places were tested than one may be changed in, another member must be likelier by more. */
const [RARE_SURE_MIN, RARE_ONCE_IN] = [4, 600];
/** In prose that no editor has read, a word is a slip if a model of edited prose finds another one likelier by so much. */
const SLIP_MIN = 2;

const [folder = '', ...options] = process.argv.slice(2);
const only = options.includes('--only') ? options[options.indexOf('--only') + 1]!.split(',') : undefined;
const groups = readFileSync(join(import.meta.dirname, 'classes.txt'), 'utf8')
  .trimEnd()
  .split('\n');
/** As in the weights file, with a blank before each word. */
const classes = new Map(
  groups.flatMap((group) => {
    const [letters = '', ...words] = group.split(' ');
    return words.map((word) => [` ${word}`, letters] as const);
  }),
);
const own = readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
  .trim()
  .split('\n');
const everyday = distinct(shuffle(own.flatMap(expand), 1));
const edited = [...everyday, ...distinct(read('edited'))];
const lines = [...edited, ...distinct(read('casual'))];

function read(part: string): string[] {
  const names = readdirSync(join(folder, part)).sort();
  return names.flatMap((name) => readFileSync(join(folder, part, name), 'utf8').split('\n'));
}

/** Lines that differ only in names and numbers count once. */
function distinct(all: readonly string[]): string[] {
  return [...new Map(all.map((line) => [line.replace(/\p{N}+|\b\p{Lu}\p{Ll}+/gu, ''), line])).values()];
}

interface Place extends Example {
  line: number;
  /** From which token to which. */
  range: readonly [first: number, last: number];
}

const sets = SETS.split(/\s+/).map((words, index) => ({
  id: String.fromCharCode(0xc0 + index),
  knowsTopic: words.startsWith('+'),
  members: words
    .replace('+', '')
    .split('|')
    .map((word) => ({
      word: word.replace('_', ' ').replace('!', ''),
      isKept: word.endsWith('!'),
      sure: 0,
      doubtful: 0,
    })),
  places: [] as Place[],
}));
const wanted = sets.filter(({ members }) => !only || members.some(({ word }) => only.includes(word)));
const setOf = new Map(
  wanted.flatMap((set) => set.members.map(({ word }) => [word.toLowerCase(), set] as const)),
);

for (const [line, text] of lines.entries())
  for (const { range, set, word } of placesOf(tokensOf(text), setOf)) {
    const { members, places } = set as (typeof sets)[number];
    const label = members.findIndex((member) => member.word.toLowerCase() === word);
    places.push({ line, range, label, features: new Int32Array() });
  }

/** Of common words, not all places. */
function sampled(places: readonly Place[], size: number, max: number): Place[] {
  const byLabel = Array.from({ length: size }, (_, label) => places.filter((place) => place.label === label));
  return byLabel.flatMap((each) => shuffle(each, 7).slice(0, max));
}

function train(places: readonly Place[], size: number, featureCount: number): Model {
  const counts = Array.from(
    { length: size },
    (_, label) => places.filter((place) => place.label === label).length,
  );
  const second = counts.sort((a, b) => b - a)[1]!;
  return new Model(
    sampled(places, size, Math.min(LEARNED_MAX, Math.max(2_000, RATIO_MAX * second))),
    size,
    featureCount,
  );
}

/** By how much another member is likelier. */
const marginOf = (scores: Float64Array, label: number): number =>
  Math.max(...scores.map((score, other) => (other === label ? -Infinity : score))) - scores[label]!;
/** Sentences of our own do not count in the test. */
const isEveryday = ({ line }: Place) => line < everyday.length;
const isEdited = ({ line }: Place) => line < edited.length;
const foldOf = ({ line }: Place) => Math.floor(line / LINES_TOGETHER) % FOLDS;

function windowOf({ line, range: [first, last] }: Place): string {
  const tokens = tokensOf(lines[line]!);
  return lines[line]!.slice(
    tokens[Math.max(0, first - 7)].index,
    endOf(tokens[Math.min(tokens.length - 1, last + 7)]),
  );
}

const heads: string[] = [];
const written: string[] = [];
for (const { id, knowsTopic, members, places: all } of wanted) {
  const size = members.length;
  const numbers = new Map<string, number>();
  const drawn = sampled(all, size, TESTED_MAX).sort((a, b) => a.line - b.line);
  for (const place of drawn) {
    const known: string[] = placeFeatures(tokensOf(lines[place.line]!), place.range, classes);
    const names = knowsTopic ? known : known.filter((name) => !name.startsWith('A'));
    for (const name of names) if (!numbers.has(name)) numbers.set(name, numbers.size);
    place.features = Int32Array.from(names, (name) => numbers.get(name)!);
  }
  const teacher = train(drawn.filter(isEdited), size, numbers.size);
  const places = drawn.filter(
    (place) => isEdited(place) || marginOf(teacher.score(place.features), place.label) < SLIP_MIN,
  );
  const tested: { place: Place; label: number; scores: Float64Array; margin: number }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = train(
      places.filter((place) => foldOf(place) !== fold),
      size,
      numbers.size,
    );
    for (const place of places.filter((each) => foldOf(each) === fold && !isEveryday(each))) {
      const scores = model.score(place.features);
      tested.push({ place, label: place.label, scores, margin: marginOf(scores, place.label) });
    }
  }
  for (const [label, member] of members.entries()) {
    const right = tested.filter((each) => each.label === label).sort((a, b) => b.margin - a.margin);
    const isRare = right.length < CHANGED_ONCE_IN;
    const at = (once: number) => right[Math.floor(right.length / once)]!.margin;
    member.sure = isRare
      ? Math.max(RARE_SURE_MIN, at(RARE_ONCE_IN) + MORE)
      : Math.max(SURE_MIN, at(CHANGED_ONCE_IN) + MORE);
    member.sure = member.isKept ? KEPT_SURE : Math.max(member.sure, MARGINS.get(member.word) ?? 0);
    member.doubtful = Math.max(
      Math.min(member.sure, DOUBTFUL_MIN),
      Math.min(member.sure, at(DOUBTED_ONCE_IN) + 0.01),
    );
    if (options.includes('--worst'))
      for (const { place, margin } of right.slice(0, 12))
        console.log(`  ${member.word} ${margin.toFixed(2)}\t${windowOf(place)}`);
  }
  const correct = tested.filter(({ margin }) => margin < 0).length;
  const recalls = members.flatMap(({ word, sure }, from) =>
    members.flatMap((meant, to) => {
      const each = tested.filter(({ label }) => label === to);
      const found = each.filter(({ scores, margin }) => margin < 0 && scores[to]! - scores[from]! > sure);
      return from === to ? [] : [`${word}→${meant.word} ${Math.round((100 * found.length) / each.length)}`];
    }),
  );
  const counted = members.map(
    ({ word, sure, doubtful }, label) =>
      `${word} ${all.filter((place) => place.label === label).length} (${sure.toFixed(1)}, ${doubtful.toFixed(1)})`,
  );
  console.log(
    `${counted.join(' | ')}: ${((100 * correct) / tested.length).toFixed(2)} %; ${recalls.join(', ')}`,
  );
  const margins = members.map(
    ({ word, sure, doubtful }) => `${word.replace(' ', '_')}:${sure.toFixed(1)}:${doubtful.toFixed(1)}`,
  );
  heads.push(`${id} ${margins.join(' ')}`);
  written.push(...train(places, size, numbers.size).lines([...numbers.keys()].map((name) => id + name)));
}
console.log(`${written.join('\t').length} characters`);
written.push(...[...classes].map(([word, letters]) => `${word}\t${letters}`));
if (options.includes('--write'))
  writeFileSync(FILE, `${heads.join('\t')}\n${scaleLine}\n${written.join('\t')}\n`);
