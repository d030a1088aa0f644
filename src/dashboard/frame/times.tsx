import { dayText, momentText } from './parts.js';

const MINUTE_MS = 60_000;
const UNITS = [
  ['year', 525_600],
  ['month', 43_800],
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;
const relative = new Intl.RelativeTimeFormat('en');

interface TimeProps {
  at: Date | null;
  none?: string;
}

/** The day of a time, for lists; the moment on hover. The script replaces UTC by the local time. */
export function OnDay({ at, none = 'never' }: TimeProps) {
  if (!at) return <span class="soft">{none}</span>;
  const text = dayText(at.toISOString().slice(0, 10));
  return (
    <time dateTime={at.toISOString()} data-time="day" title={momentText(at)}>
      {text}
    </time>
  );
}

/** A time in UTC, to the second. The script replaces UTC by the local time. */
export function ToTheSecond({ at }: { at: Date }) {
  const [day, time] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 19)];
  return (
    <time dateTime={at.toISOString()} data-time="second">
      {`${dayText(day)}, ${time} UTC`}
    </time>
  );
}

/** How long ago a time was: `3 minutes ago`; the moment on hover. */
export function Ago({ at, now, none = 'never' }: TimeProps & { now: number }) {
  if (!at) return <span class="soft">{none}</span>;
  return (
    <time dateTime={at.toISOString()} data-time="ago" title={momentText(at)}>
      {agoText(now - at.getTime())}
    </time>
  );
}

function agoText(passedMs: number): string {
  const minutes = Math.floor(passedMs / MINUTE_MS);
  const unit = UNITS.find(([, length]) => minutes >= length);
  return unit ? relative.format(-Math.floor(minutes / unit[1]), unit[0]) : 'just now';
}
