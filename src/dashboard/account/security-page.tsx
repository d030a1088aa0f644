import type { OpenSession } from '../../accounts/sessions.service.js';
import { PASSWORD_LENGTH_MIN } from '../../common/validation/password-length.js';
import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { Badge, figure, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';
import { browserName } from './browser-name.js';

interface SecurityPageProps {
  context: SessionContext;
  sessions: OpenSession[];
  order: string;
  /** The number of active API keys. */
  activeKeys: number;
  /** Whether changing the password also revokes them. */
  revokesKeys: boolean;
  notice?: string | null;
  problem?: string;
}

export function SecurityPage(props: SecurityPageProps) {
  const { context, sessions, order, activeKeys, revokesKeys, notice, problem } = props;
  return (
    <DashboardPage context={context} title="Security" notice={notice}>
      <section class="narrow">
        <h2>Change your password</h2>
        <Problem text={problem} />
        <PageForm context={context} action="/settings/security/password">
          <Field label="Current password" name="password" type="password" autocomplete="current-password" />
          <Field
            label="New password"
            name="new_password"
            type="password"
            autocomplete="new-password"
            minLength={PASSWORD_LENGTH_MIN}
            hint={`At least ${PASSWORD_LENGTH_MIN} characters, hard to guess. Every other browser and connected app is signed out.`}
          />
          {activeKeys > 0 && (
            <label class="choice">
              <input type="checkbox" name="revoke_keys" value="yes" checked={revokesKeys} />
              <span>
                Also revoke {activeKeys === 1 ? 'my API key' : `all my ${figure(activeKeys)} API keys`}.
                Choose this if someone else may have used your account.
              </span>
            </label>
          )}
          <button>Change password</button>
        </PageForm>
        <p class="soft">
          An administrator can reset a forgotten password, here or on the command line. The service sends no
          email.
        </p>
      </section>
      <section class="part">
        <h2>Sessions</h2>
        <Table
          caption="Your sessions"
          columns={[
            { text: 'Browser', sort: 'browser' },
            { text: 'Address', sort: 'address' },
            { text: 'Signed in', sort: '-since' },
            'Action',
          ]}
          sorting={{ order, path: '/settings/security' }}
        >
          {sessions.map((session) => (
            <SessionRow key={session.handle} session={session} />
          ))}
        </Table>
        <a class="button danger" href="/sign-out">
          Sign out everywhere
        </a>
      </section>
    </DashboardPage>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { handle, userAgent, address, signedInAt, isCurrent } = session;
  const name = browserName(userAgent);
  return (
    <tr>
      <Cell of="Browser">
        <span>
          {name} {isCurrent && <Badge kind="good">this browser</Badge>}
        </span>
      </Cell>
      <Cell of="Address">{address}</Cell>
      <Cell of="Signed in">
        <When at={signedInAt} />
      </Cell>
      <Cell of="Action">
        {isCurrent ? (
          <a href="/sign-out">Sign out</a>
        ) : (
          <a href={`/settings/security/sessions/${handle}/end`}>
            Sign out<span class="unseen"> {name}</span>
          </a>
        )}
      </Cell>
    </tr>
  );
}
