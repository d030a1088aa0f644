import { describe, expect, it } from '@jest/globals';
import { RejectionSampler } from '../../src/request-log/rejection-sampler.js';

const MINUTE_MS = 60_000;
const aSample = () => new RejectionSampler({ all: 10, anonymous: 4, perSource: 3 });

/** How many of some are taken, one after the other, from sources of one kind. */
function taken(
  sample: RejectionSampler,
  count: number,
  source: (n: number) => string,
  isAnonymous: boolean,
  now = 0,
) {
  const decisions = Array.from({ length: count }, (_, n) => sample.takes(source(n), isAnonymous, now));
  return decisions.filter(Boolean).length;
}

describe('RejectionSampler', () => {
  it('records the first few of each source per minute', () => {
    const sample = aSample();
    expect(taken(sample, 5, () => 'a key', false)).toBe(3);
    expect(taken(sample, 5, () => 'another', false, MINUTE_MS - 1)).toBe(3);
    expect(taken(sample, 5, () => 'a key', false, MINUTE_MS)).toBe(3);
  });

  // Prevents a flood of unknown keys from many addresses from displacing the owners' records.
  it('reserves room for owners, however many unauthenticated requests arrive', () => {
    const sample = aSample();
    expect(taken(sample, 1_000, (n) => `address ${n}`, true)).toBe(4);
    expect(taken(sample, 1_000, (n) => `key ${n}`, false)).toBe(6);
    expect(taken(sample, 1_000, (n) => `later ${n}`, true, MINUTE_MS)).toBe(4);
  });
});
