import { INSTRUCTIONS, TEXT_SHAPES } from '../../test/support/text-shapes.ts';
import { refineHostileTexts, type HostileResult } from '../load/run-hostile.ts';
import { addAccount, startService } from '../programs/service.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

/** As many as an account may have open with the limits of a new installation. */
const CONNECTIONS = 10;

/** Every operation of the built-in engine on each shape of text, or on one of the shapes in turn. */
function attacks(isLong: boolean): { instructions: string; unit: string }[] {
  const units = Object.values(TEXT_SHAPES);
  return Object.values(INSTRUCTIONS).flatMap((instructions, index) =>
    units
      .filter((_, place) => isLong || place === (index * 5) % units.length)
      .map((unit) => ({ instructions, unit })),
  );
}

/** What texts that are expensive to read cost their author, and everybody else. */
export const hostileTexts: Row = {
  id: 'hostile-texts',
  title: 'Hostile texts of 100,000 characters, slowest refinement / longest wait of another account',
  measures: [
    { better: 'lower', unit: 'ms', floor: 3_000, aim: 1_000 },
    { better: 'lower', unit: 'ms', floor: 500, aim: 100 },
  ],
  async run({ rounds, isLong, log }) {
    await using service = await startService({});
    const load = {
      url: `${service.url}/v1/refine`,
      attacker: service.headers,
      other: await addAccount(service, 'other@copydesk.local'),
      attacks: attacks(isLong),
      connections: CONNECTIONS,
    };
    const results: HostileResult[] = [];
    for (let round = 1; round <= (isLong ? 1 : rounds); round += 1) {
      results.push(await refineHostileTexts(load));
      log(`round ${round}: ${JSON.stringify(results.at(-1))}`);
    }
    return {
      values: [
        median(results.map(({ slowest }) => slowest)),
        median(results.map(({ longestWait }) => longestWait)),
      ],
    };
  },
};
