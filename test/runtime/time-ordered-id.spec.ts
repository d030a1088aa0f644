import { describe, expect, it } from '@jest/globals';
import { timeOrderedIds, timeOfId } from '../../src/common/time/time-ordered-id.js';

const NOW = Date.UTC(2026, 10, 21);
const idAt = timeOrderedIds();

describe('a time-ordered id', () => {
  it('sorts after earlier ids, even within a millisecond or if the clock lags slightly', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => idAt(NOW - (index % 900)));
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contains the current time, even after the clock was set back by a day', () => {
    const times = [NOW, NOW + 86_400_000, NOW].map((now) => timeOfId(idAt(now)));
    expect(times).toEqual([NOW, NOW + 86_400_000, NOW]);
  });
});
