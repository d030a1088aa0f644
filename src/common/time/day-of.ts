import { DAY_MS } from './day-ms.js';

const latest = { number: NaN, name: '' };

/** Returns the UTC day of a moment as `YYYY-MM-DD`. Called for every request, so the latest day is kept. */
export function dayOf(ms: number): string {
  const number = Math.floor(ms / DAY_MS);
  if (number !== latest.number) {
    latest.name = new Date(ms).toISOString().slice(0, 10);
    latest.number = number;
  }
  return latest.name;
}
