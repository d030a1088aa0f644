const MINUTE_MS = 60_000;
const UNITS = [
  ['year', 525_600],
  ['month', 43_800],
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;
const relative = new Intl.RelativeTimeFormat('en');

/** How far a time is from now: `3 minutes ago`, `in 2 days`. */
export function relativeText(at: Date, now: number): string {
  const minutes = Math.round((at.getTime() - now) / MINUTE_MS);
  const unit = UNITS.find(([, length]) => Math.abs(minutes) >= length);
  return unit ? relative.format(Math.trunc(minutes / unit[1]), unit[0]) : 'just now';
}
