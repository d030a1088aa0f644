import type { StoredAuditEvent } from '../../audit/audit-event.entity.js';
import { AUDIT_ACTIONS, type AuditAction } from '../../audit/audit-event.js';
import { When } from '../frame/parts.js';
import { Cell, Table, type Sorting } from '../frame/table.js';

interface EventTableProps {
  caption: string;
  events: StoredAuditEvent[];
  sorting: Sorting;
  /** Returns the actor's name as the viewer of the page sees it. */
  nameOf: (event: StoredAuditEvent) => string;
  /** Whether the viewer of the page may see the IP address. */
  showsAddress: (event: StoredAuditEvent) => boolean;
}

/** Audit events in the requested order; the changed values are collapsed. */
export function EventTable({ caption, events, sorting, nameOf, showsAddress }: EventTableProps) {
  return (
    <Table
      caption={caption}
      columns={[{ text: 'Time', sort: '-when' }, 'Actor', 'Action', 'Target', 'Address']}
      sorting={sorting}
    >
      {events.map((event) => (
        <tr key={event.seq}>
          <Cell of="Time">
            <When at={event.at} />
          </Cell>
          <Cell of="Actor">{nameOf(event)}</Cell>
          <Cell of="Action">
            <span>
              {AUDIT_ACTIONS[event.action as AuditAction] ?? event.action}
              <Details event={event} />
            </span>
          </Cell>
          <Cell of="Target">{event.targetName ?? event.targetId}</Cell>
          <Cell of="Address">{showsAddress(event) ? event.address : ''}</Cell>
        </tr>
      ))}
    </Table>
  );
}

function Details({ event: { before, after, seq } }: { event: StoredAuditEvent }) {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  return (
    <details class="small">
      <summary>
        details<span class="unseen"> of event {seq}</span>
      </summary>
      <ul class="changes">
        {changes.map(({ name, was, is }) => (
          <li key={name}>
            {name}: {was !== undefined && <del>{was}</del>} {is}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Change {
  name: string;
  was: string | undefined;
  is: string | undefined;
}

/** Returns the values that differ between before and after; undefined if a side does not have the value. */
function changesBetween(before: object | null, after: object | null): Change[] {
  const [old, fresh] = [before, after].map((values) => (values ?? {}) as Record<string, unknown>);
  const names = [...new Set([...Object.keys(old!), ...Object.keys(fresh!)])];
  return names
    .map((name) => ({ name: nameInWords(name), was: inWords(old![name]), is: inWords(fresh![name]) }))
    .filter(({ was, is }) => was !== is);
}

/** `requestsPerMinute` as `requests per minute`. */
function nameInWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function inWords(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ') || 'none';
  return String(value);
}
