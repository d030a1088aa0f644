import { Layout } from '../../web/layout.js';
import type { StaticFile } from '../../web/static-file.js';
import { AuthenticationSection } from './authentication-section.js';
import { anchors, operationsOf, type DescribedApi } from './described-api.js';
import { ErrorSection } from './error-section.js';
import { Markdown } from './markdown.js';
import { OperationSection } from './operation-section.js';
import { ReferenceContents } from './reference-contents.js';
import { WebhookSection } from './webhook-section.js';

interface ReferencePageProps {
  api: DescribedApi;
  styles: StaticFile;
  script: StaticFile;
}

/** The API reference: everything that the OpenAPI document describes, on one page. */
export function ReferencePage({ api, styles, script }: ReferencePageProps) {
  const head = (
    <>
      <link rel="stylesheet" href={styles.path} />
      <script src={script.path} defer />
    </>
  );
  return (
    <Layout title="API reference" width="page" head={head} navigation={<ReferenceContents api={api} />}>
      <h1>API reference</h1>
      <p class="soft">
        Version {api.info.version} · <a href="/openapi.json">OpenAPI document</a> ·{' '}
        <a href="/docs/versioning">Versioning policy</a>
      </p>
      <Markdown text={api.info.description} />
      <p>
        Base URL: <code>{api.servers[0]!.url}</code>
      </p>
      <AuthenticationSection api={api} />
      {api.tags.map(({ name, description }) => (
        <section key={name} id={anchors.tag(name)} aria-labelledby={`${anchors.tag(name)}-title`}>
          <h2 id={`${anchors.tag(name)}-title`}>{name}</h2>
          <Markdown text={description} />
          {operationsOf(api, name).map((placed) => (
            <OperationSection key={placed.operation.operationId} api={api} placed={placed} />
          ))}
        </section>
      ))}
      <WebhookSection api={api} />
      <ErrorSection api={api} />
    </Layout>
  );
}
