const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat('en-GB', DAY);
const moment = new Intl.DateTimeFormat('en-GB', {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
// Such times are of the last days: the tooltip has the year.
const second = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const relative = new Intl.RelativeTimeFormat('en');
const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;
const RELATIVE_DAYS_MAX = 7;

/** `3 minutes ago`, `in 2 days`; null for a time that is more than a week away. */
function relativeText(at: Date): string | null {
  const minutes = Math.round((at.getTime() - Date.now()) / MINUTE_MS);
  if (Math.abs(minutes) > RELATIVE_DAYS_MAX * 1_440) return null;
  const unit = UNITS.find(([, length]) => Math.abs(minutes) >= length);
  return unit ? relative.format(Math.trunc(minutes / unit[1]), unit[0]) : 'just now';
}

/**
 * Shows times relative to now if they are less than a week away, otherwise in the time zone of the browser. The tooltip
 * has the local time and UTC. Without script, the page shows UTC.
 */
export function showLocalTimes(root: ParentNode = document) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
    const at = new Date(time.dateTime);
    const utc = time.title || time.textContent;
    const local = moment.format(at);
    time.title = `${local} (${utc})`;
    if (time.dataset.time === 'day') time.textContent = day.format(at);
    if (time.dataset.time === 'second') time.textContent = second.format(at);
    if (!time.dataset.time) time.textContent = relativeText(at) ?? local;
  }
}
