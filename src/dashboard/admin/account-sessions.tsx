import type { OpenSession } from '../../accounts/sessions.service.js';
import { browserName } from '../account/browser-name.js';
import { Badge } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import { Ago } from '../frame/times.js';

interface AccountSessionsProps {
  accountId: string;
  sessions: readonly OpenSession[];
  now: number;
}

/** The browsers in which an account is signed in. Each can be signed out. */
export function AccountSessions({ accountId, sessions, now }: AccountSessionsProps) {
  return (
    <section class="part">
      <h2>Sessions</h2>
      {sessions.length === 0 ? (
        <p class="soft">No open sessions.</p>
      ) : (
        <Table caption="Sessions" columns={['Browser', 'Address', 'Signed in', 'Action']}>
          {sessions.map(({ handle, userAgent, address, signedInAt, isCurrent }) => (
            <tr key={handle}>
              <Cell of="Browser">{browserName(userAgent)}</Cell>
              <Cell of="Address">{address}</Cell>
              <Cell of="Signed in">
                <Ago at={signedInAt} now={now} />
              </Cell>
              <Cell of="Action">
                {isCurrent ? (
                  <Badge kind="good">this browser</Badge>
                ) : (
                  <a href={`/admin/accounts/${accountId}/sessions/${handle}/end`}>
                    Sign out<span class="unseen"> {browserName(userAgent)}</span>
                  </a>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
