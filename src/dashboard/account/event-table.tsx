import { AUDIT_ACTIONS, type AuditAction, type ChainedEvent } from '../../audit/audit-event.js';
import { Cell, Table, When } from '../frame/parts.js';

interface EventTableProps {
  caption: string;
  events: ChainedEvent[];
  /** How the actor of an event is called for whoever looks. */
  nameOf: (event: ChainedEvent) => string;
  /** Whether the address is for whoever looks. */
  showsAddress: (event: ChainedEvent) => boolean;
}

/** What happened, newest first; what has changed is folded away. */
export function EventTable({ caption, events, nameOf, showsAddress }: EventTableProps) {
  return (
    <Table caption={caption} columns={['When', 'Who', 'What', 'About', 'From']}>
      {events.map((event) => (
        <tr key={event.seq}>
          <Cell of="When">
            <When at={event.at} />
          </Cell>
          <Cell of="Who">{nameOf(event)}</Cell>
          <Cell of="What">
            <span>
              {AUDIT_ACTIONS[event.action as AuditAction] ?? event.action}
              <Details event={event} />
            </span>
          </Cell>
          <Cell of="About">{event.target ? (event.target.name ?? event.target.id) : ''}</Cell>
          <Cell of="From">{showsAddress(event) ? event.origin.address : ''}</Cell>
        </tr>
      ))}
    </Table>
  );
}

function Details({ event: { before, after, seq } }: { event: ChainedEvent }) {
  if (!before && !after) return null;
  return (
    <details class="small">
      <summary>
        details<span class="unseen"> of event {seq}</span>
      </summary>
      {before && <p class="code">before: {before}</p>}
      {after && <p class="code">after: {after}</p>}
    </details>
  );
}
