import { dashboardScript, HEADER_STYLES } from '../../dashboard/frame/dashboard-files.js';
import { headerParts } from '../../dashboard/frame/header-parts.js';
import type { SessionContext } from '../../dashboard/frame/session-context.js';
import { Layout } from '../../web/layout.js';
import type { StaticFile } from '../../web/static-file.js';

/** The parts of the reference that are the same for all readers, as HTML. */
export interface ReferenceParts {
  contents: string;
  content: string;
}

interface ReferencePageProps {
  parts: ReferenceParts;
  styles: StaticFile;
  script: StaticFile;
  /** The signed-in reader, who gets the header of the dashboard; null without a session. */
  context: SessionContext | null;
}

/** The API reference on one page. */
export function ReferencePage({ parts, styles, script, context }: ReferencePageProps) {
  const header = context && headerParts(context);
  const head = (
    <>
      <link rel="stylesheet" href={styles.path} />
      <script src={script.path} defer />
      {context && <link rel="stylesheet" href={HEADER_STYLES.path} />}
      {context && <script src={dashboardScript('dashboard').path} defer />}
    </>
  );
  const navigation = (
    <>
      {header?.navigation}
      <nav class="contents" aria-label="Contents" dangerouslySetInnerHTML={{ __html: parts.contents }} />
    </>
  );
  return (
    <Layout title="API reference" width="page" {...{ ...header, head, navigation }}>
      <div class="reference" dangerouslySetInnerHTML={{ __html: parts.content }} />
    </Layout>
  );
}
