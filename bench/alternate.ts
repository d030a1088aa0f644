import type { Bench } from './row.ts';
import { median } from './statistics.ts';

/** The results of Copydesk and of its reference, round by round. */
export interface Rounds<Ours, Reference = Ours> {
  ours: Ours[];
  reference: Reference[];
}

/** Measures the reference and Copydesk in turns, so that noise affects both. */
export async function alternate<Ours, Reference>(
  { rounds, log }: Bench,
  measureOurs: () => Promise<Ours>,
  measureReference: () => Promise<Reference>,
): Promise<Rounds<Ours, Reference>> {
  const results: Rounds<Ours, Reference> = { ours: [], reference: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const reference = await measureReference();
    const ours = await measureOurs();
    results.reference.push(reference);
    results.ours.push(ours);
    log(`round ${round}: ${summarize(ours)}, reference ${summarize(reference)}`);
  }
  return results;
}

type Numbers<Name extends string> = Record<Name, number>;

/** The median of Copydesk divided by the median of the reference. */
export function ratio<Name extends string>(
  name: Name,
  { ours, reference }: Rounds<Numbers<Name>, Numbers<Name>>,
): number {
  return median(ours.map((result) => result[name])) / median(reference.map((result) => result[name]));
}

/** The median of what Copydesk takes more than the reference in the same round. */
export function difference<Name extends string>(
  name: Name,
  { ours, reference }: Rounds<Numbers<Name>, Numbers<Name>>,
): number {
  return median(ours.map((result, round) => result[name] - reference[round]![name]));
}

function summarize(result: unknown): string {
  return JSON.stringify(result, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
}
