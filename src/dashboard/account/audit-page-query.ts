import type { AuditFilter, AuditReader } from '../../audit/audit-reader.js';
import { readSortOrder } from '../frame/sort-order.js';

const ORDERS = { '-when': true, when: true } as const;

/** Returns one page of events in the requested order, and the cursor of the next page. */
export async function auditPage(
  audit: AuditReader,
  filter: Omit<AuditFilter, 'limit' | 'from' | 'isOldestFirst'>,
  query: { sort?: unknown; from?: unknown },
  size: number,
) {
  const order = readSortOrder(query.sort, ORDERS);
  const from = sequenceOf(query.from);
  const filters = { ...filter, ...(from && { from }), isOldestFirst: order === 'when', limit: size + 1 };
  const found = await audit.list(filters);
  const events = found.slice(0, size);
  const next = found.length > size ? String(events.at(-1)!.seq) : null;
  return { events, order, from: from ? String(from) : '', next };
}

/** Returns the event number in a query; undefined if it is missing or invalid. */
function sequenceOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
