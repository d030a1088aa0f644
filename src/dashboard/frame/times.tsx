import { dayText, momentText } from './parts.js';
import { relativeText } from './relative-time.js';

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
      {relativeText(at, now)}
    </time>
  );
}
