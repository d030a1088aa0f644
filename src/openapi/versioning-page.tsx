import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { SessionContext } from '../dashboard/frame/session-context.js';
import { DocsLayout } from './docs-layout.js';

const POLICY = new URL('../../../docs/versioning.md', import.meta.url);

/** Links to other files of the repository become text, because the service does not serve them. */
const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      return href.startsWith('https://') ? false : this.parser.parseInline(tokens);
    },
  },
});

const html = markdown.parse(readFileSync(POLICY, 'utf8'), { async: false });

interface VersioningPageProps {
  /** The signed-in reader, who gets the header of the dashboard; null without a session. */
  context: SessionContext | null;
}

/** The versioning policy, `docs/versioning.md`. */
export function VersioningPage({ context }: VersioningPageProps) {
  const contents = (
    <nav class="contents" aria-label="Contents">
      <ul>
        <li>
          <a href="/docs">API reference</a>
        </li>
        <li>
          <a href="/docs/versioning" aria-current="page">
            Versioning policy
          </a>
        </li>
      </ul>
    </nav>
  );
  return (
    <DocsLayout title="Versioning" {...{ context, contents }}>
      <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </DocsLayout>
  );
}
