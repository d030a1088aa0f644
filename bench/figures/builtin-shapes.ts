import { setTimeout as wait } from 'node:timers/promises';
import { INSTRUCTIONS, shapeOf, TEXT_SHAPES } from '../../test/support/text-shapes.ts';
import { limitRow, type Bench, type Figure } from '../figure.ts';
import { loadBuiltEngine } from '../programs/built-engine.ts';

/** The longest text that the API takes. */
const LENGTH = 100_000;
const SLOWEST_LIMIT_MS = 3_000;
const WAIT_LIMIT_MS = 500;
/** Without `--long` each operation meets one shape in so many. */
const ONE_SHAPE_IN = 9;
const ATTACK_SECONDS = 10;
const PAUSE_MS = 100;
const SHORT_JOB = { content: 'He go home and she stay now.', instructions: 'Fix the grammar' };
const ATTACKS = [
  ['question marks and spaces', 'Make it shorter'],
  ['short sentences', 'Change to past tense'],
  ['letters on lines', 'Fix the grammar'],
] as const;

/** What texts cost that are made to be slow, and how long a short text of another account waits for them. */
export const builtinShapes: Figure = {
  title: 'built-in engine, shapes',
  async measure({ rounds, isLong, tell }: Bench) {
    const slowest: number[] = [];
    const waits: number[] = [];
    let worst = '';
    for (let round = 0; round < rounds; round += 1) {
      const found = await slowestRefinement(isLong ? 1 : ONE_SHAPE_IN, round);
      if (found.ms >= Math.max(0, ...slowest)) worst = found.name;
      slowest.push(found.ms);
      waits.push(await longestWait());
      tell(
        `slowest ${found.name}: ${Math.round(found.ms)} ms; a short text waited ${Math.round(waits.at(-1)!)} ms`,
      );
    }
    return [
      limitRow(
        'built-in engine, slowest refinement of 100,000 characters',
        slowest,
        SLOWEST_LIMIT_MS,
        'ms',
        `${Object.keys(TEXT_SHAPES).length} shapes of text, ${Object.keys(INSTRUCTIONS).length} instructions; slowest: ${worst}`,
      ),
      limitRow(
        'built-in engine, short text beside an attack, longest',
        waits,
        WAIT_LIMIT_MS,
        'ms',
        `fixes the grammar of 28 characters while another account keeps five slow texts of 100,000 in the queue, ${ATTACK_SECONDS} s`,
      ),
    ];
  },
};

async function slowestRefinement(oneShapeIn: number, offset: number) {
  const { planRefinement, refineText } = await loadBuiltEngine();
  let slowest = { ms: 0, name: '' };
  for (const [index, [operation, instructions]] of Object.entries(INSTRUCTIONS).entries()) {
    const plan = planRefinement(instructions);
    await refineText({ content: 'He goes home.', instructions }, plan);
    for (const [place, [shape, unit]] of Object.entries(TEXT_SHAPES).entries()) {
      if ((place + index + offset) % oneShapeIn !== 0) continue;
      const content = shapeOf(unit, LENGTH);
      const startedAt = performance.now();
      await refineText({ content, instructions }, plan);
      const ms = performance.now() - startedAt;
      if (ms > slowest.ms) slowest = { ms, name: `${operation}, ${shape}` };
    }
  }
  return slowest;
}

/** The longest time from a short text's request to its answer, in milliseconds. */
async function longestWait(): Promise<number> {
  const { BuiltinEngine } = await loadBuiltEngine();
  const engine = new BuiltinEngine();
  const { signal } = new AbortController();
  const refineShort = () => engine.refine(SHORT_JOB, { signal, accountId: 'other' });
  await refineShort();
  const stop = new AbortController();
  const attack = async (number: number) => {
    const [shape, instructions] = ATTACKS[number % ATTACKS.length]!;
    const content = shapeOf(TEXT_SHAPES[shape]!, LENGTH);
    while (!stop.signal.aborted)
      await engine.refine({ content, instructions }, { signal, accountId: 'attacker' });
  };
  const attackers = [0, 1, 2, 3, 4].map(attack);
  let longest = 0;
  const endsAt = performance.now() + ATTACK_SECONDS * 1_000;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    await refineShort();
    longest = Math.max(longest, performance.now() - startedAt);
    await wait(PAUSE_MS);
  }
  stop.abort();
  await Promise.all(attackers);
  await engine.close();
  return longest;
}
