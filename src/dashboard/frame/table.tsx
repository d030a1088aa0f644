import type { ComponentChildren } from 'preact';
import { linkTo, type Query } from './query-string.js';

/** A column: its heading and, if it is sortable, the order of the first click. */
export interface Column {
  text: string;
  /** `name`, or `-created` for the largest first. */
  sort?: string;
  isNumber?: boolean;
}

/** The current order of the rows, and the path of the page for other orders. */
export interface Sorting {
  order: string;
  path: string;
  /** The filters to keep. */
  query?: Query;
}

interface TableProps {
  caption: string;
  columns: readonly (string | Column)[];
  /** Present if the rows can be sorted. */
  sorting?: Sorting;
  children: ComponentChildren;
}

/**
 * A table with an accessible name. On narrow screens each row becomes a card, in which `Cell` shows the column's name.
 */
export function Table({ caption, columns, sorting, children }: TableProps) {
  return (
    <div class="table" role="region" aria-label={caption} tabindex={0}>
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Heading
                key={index}
                column={typeof column === 'string' ? { text: column } : column}
                sorting={sorting}
              />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Heading({ column, sorting }: { column: Column; sorting: Sorting | undefined }) {
  const { text, sort, isNumber } = column;
  const className = isNumber ? 'number' : undefined;
  if (!sort || !sorting)
    return (
      <th scope="col" class={className}>
        {text}
      </th>
    );
  const { order, path, query } = sorting;
  const isSorted = nameOf(order) === nameOf(sort);
  const isDescending = order.startsWith('-');
  return (
    <th
      scope="col"
      class={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <a href={linkTo(path, { ...query, sort: isSorted ? reversed(order) : sort })} class="sort">
        {text}
        <span class="mark" aria-hidden="true">
          {isSorted ? (isDescending ? '▼' : '▲') : '↕'}
        </span>
      </a>
    </th>
  );
}

interface CellProps {
  of: string;
  isNumber?: boolean;
  children: ComponentChildren;
}

export function Cell({ of, isNumber, children }: CellProps) {
  return (
    <td data-label={of} class={isNumber ? 'number' : undefined}>
      {children}
    </td>
  );
}

function nameOf(order: string): string {
  return order.replace(/^-/, '');
}

function reversed(order: string): string {
  return order.startsWith('-') ? order.slice(1) : `-${order}`;
}
