import type { SessionContext } from '../../dashboard/frame/session-context.js';
import { DOCS_SCRIPT } from '../docs-files.js';
import { DocsLayout } from '../docs-layout.js';

/** The parts of the reference that are the same for all readers, as HTML. */
export interface ReferenceParts {
  contents: string;
  content: string;
}

interface ReferencePageProps {
  parts: ReferenceParts;
  /** The signed-in reader, who gets the header of the dashboard; null without a session. */
  context: SessionContext | null;
}

/** The API reference on one page. */
export function ReferencePage({ parts, context }: ReferencePageProps) {
  const contents = (
    <nav class="contents" aria-label="Contents" dangerouslySetInnerHTML={{ __html: parts.contents }} />
  );
  return (
    <DocsLayout title="API reference" script={DOCS_SCRIPT} {...{ context, contents }}>
      <div class="reference" dangerouslySetInnerHTML={{ __html: parts.content }} />
    </DocsLayout>
  );
}
