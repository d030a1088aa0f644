import type { OpenSession } from '../../accounts/sessions.service.js';
import { browserName } from '../account/browser-name.js';
import { PageForm } from '../frame/page-form.js';
import { Badge } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { Cell, Table } from '../frame/table.js';
import { Ago } from '../frame/times.js';

interface AccountSessionsProps {
  context: SessionContext;
  accountId: string;
  sessions: readonly OpenSession[];
  now: number;
}

/** The browsers in which an account is signed in. Each can be signed out. */
export function AccountSessions({ context, accountId, sessions, now }: AccountSessionsProps) {
  return (
    <section class="part">
      <h2>Sessions</h2>
      {sessions.length === 0 ? (
        <p class="soft">Not signed in anywhere.</p>
      ) : (
        <Table caption="Sessions" columns={['Browser', 'Address', 'Signed in', 'Do']}>
          {sessions.map(({ handle, userAgent, address, signedInAt, isCurrent }) => (
            <tr key={handle}>
              <Cell of="Browser">{browserName(userAgent)}</Cell>
              <Cell of="Address">{address}</Cell>
              <Cell of="Signed in">
                <Ago at={signedInAt} now={now} />
              </Cell>
              <Cell of="Do">
                {isCurrent ? (
                  <Badge kind="good">this one</Badge>
                ) : (
                  <PageForm context={context} action={`/admin/accounts/${accountId}/sessions/end`}>
                    <input type="hidden" name="session" value={handle} />
                    <button class="quiet small">
                      Sign out<span class="unseen"> {browserName(userAgent)}</span>
                    </button>
                  </PageForm>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
