import type { ComponentChildren } from 'preact';

const NO_BREAK = '\u00a0';

/** A moment, to the minute, in UTC: the same for everybody who talks about it. */
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

/** `2026-11-21` as `21 Nov 2026`. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A figure with its thousands told apart. */
export function figure(value: number): string {
  return value.toLocaleString('en');
}

type BadgeKind = 'good' | 'plain' | 'bad' | 'warn';

export function Badge({ kind, children }: { kind: BadgeKind; children: ComponentChildren }) {
  return <span class={`badge ${kind}`}>{children}</span>;
}

interface TableProps {
  caption: string;
  columns: readonly ComponentChildren[];
  children: ComponentChildren;
}

/** A table that is read out by name; on narrow screens each row becomes a card (`Cell` names its column). */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <div class="table" role="region" aria-label={caption} tabindex={0}>
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function Cell({
  of,
  number,
  children,
}: {
  of: string;
  number?: boolean;
  children: ComponentChildren;
}) {
  return (
    <td data-label={of} class={number ? 'number' : undefined}>
      {children}
    </td>
  );
}

/** What is said where a list has nothing to show. */
export function Empty({ children }: { children: ComponentChildren }) {
  return <div class="empty">{children}</div>;
}

interface PagerProps {
  path: string;
  /** Filters that stay while turning pages. */
  query: Record<string, string | undefined>;
  page: number;
  pages: number;
}

/** Links to the pages before and after. */
export function Pager({ path, query, page, pages }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 ? <a href={linkTo(path, { ...query, page: String(page - 1) })}>Newer</a> : <span />}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? <a href={linkTo(path, { ...query, page: String(page + 1) })}>Older</a> : <span />}
    </nav>
  );
}

/** A path with those parameters that have a value. */
export function linkTo(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The number of a page in a query; the first where it is none. */
export function pageOf(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** A query parameter that is one text of some length; '' otherwise. */
export function textIn(value: unknown, lengthMax = 200): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, lengthMax) : '';
}
