import { AuthenticationSection } from './authentication-section.js';
import { anchors, operationsOf, type DescribedApi } from './described-api.js';
import { ErrorSection } from './error-section.js';
import { Markdown } from './markdown.js';
import { OperationSection } from './operation-section.js';
import { WebhookSection } from './webhook-section.js';

/** Everything that the OpenAPI document describes. */
export function ReferenceContent({ api }: { api: DescribedApi }) {
  return (
    <>
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
    </>
  );
}
