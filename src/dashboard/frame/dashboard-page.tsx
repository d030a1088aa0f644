import type { ComponentChildren } from 'preact';
import { Layout } from '../../web/layout.js';
import { dashboardScript, DASHBOARD_STYLES } from './dashboard-files.js';
import type { SessionContext } from './session-context.js';

interface DashboardPageProps {
  context: SessionContext;
  title: string;
  /** One sentence below the title. */
  lead?: ComponentChildren;
  /** The notice about the last action. */
  notice?: string | null;
  /** The script of this page in addition to the dashboard's, by its name in `client/`. */
  island?: string;
  children: ComponentChildren;
}

const PLACES = [
  { path: '/', name: 'Overview' },
  { path: '/playground', name: 'Playground' },
  { path: '/templates', name: 'Templates' },
  { path: '/history', name: 'History' },
  { path: '/jobs', name: 'Jobs' },
  { path: '/requests', name: 'Requests' },
] as const;

const SETTINGS = [
  { path: '/settings/api-keys', name: 'API Keys' },
  { path: '/settings/webhooks', name: 'Webhooks' },
  { path: '/settings/profile', name: 'Profile' },
  { path: '/settings/security', name: 'Security' },
  { path: '/settings/data', name: 'Your data' },
  { path: '/settings/connected-apps', name: 'Connected apps' },
  { path: '/settings/activity', name: 'Activity' },
] as const;

const DEVELOPER = [
  { path: '/developer/apps', name: 'Apps' },
  { path: '/docs', name: 'API reference' },
] as const;

const ADMIN = [
  { path: '/admin/accounts', name: 'Accounts' },
  { path: '/admin/keys', name: 'Keys' },
  { path: '/admin/apps', name: 'Apps' },
  { path: '/admin/plans', name: 'Plans' },
  { path: '/admin/models', name: 'Models' },
  { path: '/admin/usage', name: 'Usage' },
  { path: '/admin/audit', name: 'Audit log' },
  { path: '/admin/requests', name: 'Requests' },
] as const;

/** The layout of every dashboard page: navigation, signed-in user and notice. */
export function DashboardPage({ context, title, lead, notice, island, children }: DashboardPageProps) {
  const head = (
    <>
      <link rel="stylesheet" href={DASHBOARD_STYLES.path} />
      <script src={dashboardScript('dashboard').path} defer />
      {island && <script src={dashboardScript(island).path} defer />}
    </>
  );
  const message = notice ?? draftNotice(context);
  return (
    <Layout
      title={title}
      width="page"
      person={{ email: context.account.email, signOutPath: '/sign-out' }}
      head={head}
      navigation={<Navigation context={context} />}
    >
      <h1>{title}</h1>
      {lead && <p class="lead">{lead}</p>}
      {message && (
        <p class="notice" role="status">
          {message}
        </p>
      )}
      {children}
    </Layout>
  );
}

function draftNotice({ draft }: SessionContext): string | null {
  return draft && 'You are signed in. Your input is still here; it has not been submitted yet.';
}

function Navigation({ context }: { context: SessionContext }) {
  return (
    <nav aria-label="Dashboard" class="places">
      <Places path={context.path} places={PLACES} />
      <h2>Account Settings</h2>
      <Places path={context.path} places={SETTINGS} />
      <h2>Developer</h2>
      <Places path={context.path} places={DEVELOPER} />
      {context.account.isAdmin && (
        <>
          <h2>Administration</h2>
          <Places path={context.path} places={ADMIN} />
        </>
      )}
    </nav>
  );
}

function Places({ path, places }: { path: string; places: readonly { path: string; name: string }[] }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.path}>
          <a href={place.path} aria-current={isHere(path, place.path) ? 'page' : undefined}>
            {place.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function isHere(path: string, place: string): boolean {
  return path === place || (place !== '/' && path.startsWith(`${place}/`));
}
