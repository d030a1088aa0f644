import { requestCode } from '../../web/request-code.js';
import { CodeBox, CodeTabs, exampleText } from './code-box.js';
import {
  anchors,
  type DescribedApi,
  type Operation,
  type Parameter,
  type PlacedOperation,
} from './described-api.js';
import { FieldList, ShapeDetails } from './field-list.js';
import { Markdown } from './markdown.js';
import { requestExample } from './request-example.js';
import { ResponseList } from './response-list.js';
import { sendableRequest } from './sendable-request.js';
import { shapeOf, type Field } from './schema-shape.js';

interface OperationSectionProps {
  api: DescribedApi;
  placed: PlacedOperation;
}

/** One operation: what it does and takes, what it returns, and how it is called. */
export function OperationSection({ api, placed }: OperationSectionProps) {
  const { method, path, operation } = placed;
  const id = anchors.operation(operation);
  const example = requestExample(api, placed);
  const sendable = sendableRequest(api, placed);
  return (
    <section class="operation" id={id} aria-labelledby={`${id}-title`}>
      <div class="described">
        <h3 id={`${id}-title`}>
          <a href={`#${id}`}>{operation.summary}</a>
        </h3>
        <p class="route">
          <span class={`method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
        </p>
        <Markdown text={withoutScope(operation.description ?? '')} />
        <Credential operation={operation} />
        <Parameters api={api} parameters={operation.parameters ?? []} />
        <Body api={api} operation={operation} />
        <ResponseList api={api} operation={operation} />
      </div>
      <div class="examples">
        <CodeTabs id={id} samples={requestCode(api.servers[0]!.url, example)} />
        {sendable && <div class="request" data-request={JSON.stringify(sendable)} />}
        <ResponseExample operation={operation} />
      </div>
    </section>
  );
}

/** The scope is shown separately. */
function withoutScope(description: string): string {
  return description.replace(/\n\nRequires the scope [^\n]*$/, '');
}

function Credential({ operation: { security = [] } }: { operation: Operation }) {
  const scopes = security.flatMap((each) => each.oauth2 ?? []);
  return (
    <p class="credential">
      <strong>Credential:</strong> {security.length === 0 && 'none'}
      {security.some((each) => 'apiKey' in each) && <a href="#authentication">API key or access token</a>}
      {security.some((each) => 'oauthClient' in each) && 'client ID and secret of the app'}
      {security.some((each) => 'metricsToken' in each) && 'METRICS_TOKEN, if it is set'}
      {scopes.map((scope) => (
        <span key={scope}>
          {' '}
          · Requires the scope{' '}
          <a href="#scopes">
            <code>{scope}</code>
          </a>
        </span>
      ))}
    </p>
  );
}

const PLACES = { path: 'Path parameters', query: 'Query parameters', header: 'Headers' };

function Parameters({ api, parameters }: { api: DescribedApi; parameters: Parameter[] }) {
  return (
    <>
      {Object.entries(PLACES).map(([place, title]) => {
        const fields = parameters.filter((each) => each.in === place).map((each) => toField(each, api));
        if (fields.length === 0) return null;
        return (
          <div key={place}>
            <h4>{title}</h4>
            <FieldList fields={fields} hasOptional />
          </div>
        );
      })}
    </>
  );
}

function toField(
  { name, required = false, description = '', schema = {}, example }: Parameter,
  api: DescribedApi,
): Field {
  const shape = shapeOf({ ...schema, ...(example !== undefined && { example }) }, api.components.schemas);
  return { ...shape, name, isRequired: required, description };
}

function Body({ api, operation }: { api: DescribedApi; operation: Operation }) {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!media?.schema) return null;
  return (
    <>
      <h4>
        Body <code class="soft">{type}</code>
      </h4>
      <ShapeDetails shape={shapeOf(media.schema, api.components.schemas)} hasOptional />
    </>
  );
}

/** The example of the first success. */
function ResponseExample({ operation }: { operation: Operation }) {
  const [status, response] = Object.entries(operation.responses).find(([name]) => name.startsWith('2')) ?? [];
  const example = Object.values(response?.content ?? {})[0]?.example;
  if (example === undefined) return null;
  return (
    <CodeBox
      id={`${operation.operationId}-example`}
      label={`Response ${status}`}
      code={exampleText(example)}
    />
  );
}
