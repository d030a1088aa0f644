import type { ComponentChildren } from 'preact';

const NO_BREAK = '\u00a0';

/** A time in UTC, to the minute. The script replaces UTC by the local time. */
export function When({ at, none = 'never' }: { at: Date | null; none?: string }) {
  if (!at) return <span class="soft">{none}</span>;
  return <time dateTime={at.toISOString()}>{momentText(at)}</time>;
}

/** `21 Nov 2026, 14:05 UTC` */
export function momentText(at: Date): string {
  const [day, time] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)];
  // The day and the time each stay on one line.
  return `${dayText(day).replaceAll(' ', NO_BREAK)}, ${time}${NO_BREAK}UTC`;
}

// Made once: a page shows hundreds of days, and making a formatter takes longer than rendering the rest of the page.
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-21` as `21 Nov 2026`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a number with thousands separators. */
export function figure(value: number): string {
  return value.toLocaleString('en');
}

type BadgeKind = 'good' | 'plain' | 'bad' | 'warn';

export function Badge({ kind, children }: { kind: BadgeKind; children: ComponentChildren }) {
  return <span class={`badge ${kind}`}>{children}</span>;
}

/** The text for an empty list. */
export function Empty({ children }: { children: ComponentChildren }) {
  return <div class="empty">{children}</div>;
}
