import type { OpenSession } from '../../accounts/sessions.service.js';
import { Field, Form, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Badge, Cell, Table, When } from '../frame/parts.js';
import type { Visit } from '../frame/visit.js';

interface SecurityPageProps {
  visit: Visit;
  sessions: OpenSession[];
  notice?: string | null;
  problem?: string;
}

export function SecurityPage({ visit, sessions, notice, problem }: SecurityPageProps) {
  return (
    <DashboardPage visit={visit} title="Security" notice={notice}>
      <section class="narrow">
        <h2>Change your password</h2>
        <Problem text={problem} />
        <Form action="/settings/security/password" csrf={visit.csrf}>
          <Field label="Current password" name="password" type="password" autocomplete="current-password" />
          <Field
            label="New password"
            name="new_password"
            type="password"
            autocomplete="new-password"
            minLength={8}
            hint="At least 8 characters. Every other browser and connected app is signed out."
          />
          <button>Change the password</button>
        </Form>
        <p class="soft">
          A forgotten password is reset by an administrator, or on the command line: no mail is sent from
          here.
        </p>
      </section>
      <section class="part">
        <h2>Where you are signed in</h2>
        <Table caption="Your sessions" columns={['Browser', 'Address', 'Signed in']}>
          {sessions.map(({ userAgent, address, signedInAt, isCurrent }, index) => (
            <tr key={index}>
              <Cell of="Browser">
                <span>
                  {browserName(userAgent)} {isCurrent && <Badge kind="good">this one</Badge>}
                </span>
              </Cell>
              <Cell of="Address">{address}</Cell>
              <Cell of="Signed in">
                <When at={signedInAt} />
              </Cell>
            </tr>
          ))}
        </Table>
        <Form action="/sign-out" csrf={visit.csrf}>
          <button class="danger" name="everywhere" value="yes">
            Sign out everywhere
          </button>
        </Form>
      </section>
    </DashboardPage>
  );
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** What a person calls a browser; the beginning of what it says of itself where nobody knows it. */
function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1];
  if (!browser) return userAgent.slice(0, 60) || 'unknown';
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
