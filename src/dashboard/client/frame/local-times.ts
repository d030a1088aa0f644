import { relativeText } from '../../frame/relative-time.js';

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

const RELATIVE_MS_MAX = 7 * 86_400_000;

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
    if (!time.dataset.time) time.textContent = isNear(at) ? relativeText(at, Date.now()) : local;
  }
}

function isNear(at: Date): boolean {
  return Math.abs(at.getTime() - Date.now()) <= RELATIVE_MS_MAX;
}
