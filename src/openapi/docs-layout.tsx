import type { ComponentChildren } from 'preact';
import { dashboardScript, HEADER_STYLES } from '../dashboard/frame/dashboard-files.js';
import { headerParts } from '../dashboard/frame/header-parts.js';
import type { SessionContext } from '../dashboard/frame/session-context.js';
import { Layout } from '../web/layout.js';
import type { StaticFile } from '../web/static-file.js';
import { DOCS_STYLES } from './docs-files.js';

interface DocsLayoutProps {
  title: string;
  /** The signed-in reader, who gets the header of the dashboard; null without a session. */
  context: SessionContext | null;
  /** The script of the page; absent for a page without one. */
  script?: StaticFile;
  /** The navigation of the page. */
  contents: ComponentChildren;
  children: ComponentChildren;
}

/** The layout of the pages below `/docs`, for readers with and without a session. */
export function DocsLayout({ title, context, script, contents, children }: DocsLayoutProps) {
  const header = context && headerParts(context);
  const head = (
    <>
      <link rel="stylesheet" href={DOCS_STYLES.path} />
      {script && <script src={script.path} defer />}
      {context && <link rel="stylesheet" href={HEADER_STYLES.path} />}
      {context && <script src={dashboardScript('dashboard').path} defer />}
    </>
  );
  const navigation = (
    <>
      {header?.navigation}
      {contents}
    </>
  );
  return (
    <Layout width="page" {...{ title, ...header, head, navigation }}>
      {children}
    </Layout>
  );
}
