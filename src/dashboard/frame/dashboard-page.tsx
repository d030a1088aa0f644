import type { ComponentChildren } from 'preact';
import { Layout } from '../../web/layout.js';
import { Breadcrumbs, type Crumb } from './breadcrumbs.js';
import { dashboardScript, DASHBOARD_STYLES } from './dashboard-files.js';
import { headerParts } from './header-parts.js';
import type { SessionContext } from './session-context.js';

interface DashboardPageProps {
  context: SessionContext;
  title: string;
  /** The page between the list in the navigation and this page, for the breadcrumbs. */
  parent?: Crumb | undefined;
  /** One sentence below the title. */
  lead?: ComponentChildren;
  /** The main action of the page, beside its title. */
  action?: ComponentChildren;
  /** The notice about the last action. */
  notice?: string | null;
  /** The script of this page in addition to the dashboard's, by its name in `client/`. */
  island?: string;
  children: ComponentChildren;
}

/** The layout of every dashboard page: navigation, search, account menu, breadcrumbs and notice. */
export function DashboardPage(props: DashboardPageProps) {
  const { context, title, parent, lead, action, notice, island, children } = props;
  const head = (
    <>
      <link rel="stylesheet" href={DASHBOARD_STYLES.path} />
      <script src={dashboardScript('dashboard').path} defer />
      {island && <script src={dashboardScript(island).path} defer />}
    </>
  );
  const message = notice ?? draftNotice(context);
  return (
    <Layout title={title} width="page" head={head} {...headerParts(context)}>
      <Breadcrumbs context={context} title={title} parent={parent} />
      <div class="page-head">
        <div>
          <h1>{title}</h1>
          {lead && <p class="lead">{lead}</p>}
        </div>
        {action}
      </div>
      {message && (
        <p class="notice" role="status" data-toast={notice ? '' : undefined}>
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
