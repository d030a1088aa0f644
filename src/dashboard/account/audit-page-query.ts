import type { AuditFilter, AuditReader } from '../../audit/audit-reader.js';
import { readSortOrder } from '../frame/sort-order.js';

const ORDERS = { '-when': true, when: true } as const;

/** One page of events in the order that a query asks for, and where the next one begins. */
export async function auditPage(
  audit: AuditReader,
  filter: Omit<AuditFilter, 'limit' | 'from' | 'isOldestFirst'>,
  query: { sort?: unknown; from?: unknown },
  size: number,
) {
  const order = readSortOrder(query.sort, ORDERS);
  const from = sequenceOf(query.from);
  const asked = { ...filter, ...(from && { from }), isOldestFirst: order === 'when', limit: size + 1 };
  const found = await audit.list(asked);
  const events = found.slice(0, size);
  const next = found.length > size ? String(events.at(-1)!.seq) : null;
  return { events, order, from: from ? String(from) : '', next };
}

/** The number of an event in a query; undefined where it is none. */
function sequenceOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
