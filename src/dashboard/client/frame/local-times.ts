const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat('en-GB', DAY);
const moment = new Intl.DateTimeFormat('en-GB', {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const second = new Intl.DateTimeFormat('en-GB', {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * Shows times in the time zone of the browser, with the zone's name; UTC stays in the tooltip. Without script, the page
 * shows UTC.
 */
export function showLocalTimes(root: ParentNode = document) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
    const at = new Date(time.dateTime);
    const utc = time.title || time.textContent;
    const local = moment.format(at);
    time.title = time.dataset.time ? `${local} (${utc})` : utc;
    if (time.dataset.time === 'day') time.textContent = day.format(at);
    if (time.dataset.time === 'second') time.textContent = second.format(at);
    if (!time.dataset.time) time.textContent = local;
  }
}
