import { REASON_TEXTS } from '../../common/errors/reason-texts.js';
import { CodeBox, exampleText } from './code-box.js';
import {
  anchors,
  type DescribedApi,
  type DescribedResponse,
  type MediaType,
  type Operation,
} from './described-api.js';
import { ShapeDetails } from './field-list.js';
import { InlineMarkdown, Markdown } from './markdown.js';
import { shapeOf } from './schema-shape.js';

interface ResponseListProps {
  api: DescribedApi;
  operation: Operation;
}

/** The responses of an operation by status: fields, headers and examples; errors with links to their reasons. */
export function ResponseList({ api, operation }: ResponseListProps) {
  return (
    <>
      <h4>Responses</h4>
      {Object.entries(operation.responses).map(([status, response]) => {
        const reasons = reasonsOf(response);
        const id = `${operation.operationId}-${status}`;
        return (
          <details key={status} class="response">
            <summary>
              <span class={`status ${status.startsWith('2') ? 'good' : ''}`}>{status}</span>{' '}
              {reasons.length > 0 ? (
                <code>{codeOf(response)}</code>
              ) : (
                <InlineMarkdown text={firstLine(response)} />
              )}
            </summary>
            {reasons.length > 0 ? <ReasonLinks reasons={reasons} /> : <Rest response={response} />}
            <Headers api={api} response={response} />
            {Object.entries(response.content ?? {}).map(([type, media]) => (
              <Content
                key={type}
                id={id}
                api={api}
                type={type}
                media={media}
                hasFields={reasons.length === 0}
              />
            ))}
          </details>
        );
      })}
    </>
  );
}

const firstLine = ({ description }: DescribedResponse) => description.split('\n\n')[0]!;
const codeOf = ({ description }: DescribedResponse) => /^[A-Z_]+/.exec(description)?.[0] ?? description;

/** The description without its first paragraph. */
function Rest({ response: { description } }: { response: DescribedResponse }) {
  const rest = description.split('\n\n').slice(1).join('\n\n');
  return rest === '' ? null : <Markdown text={rest} />;
}

/** The reasons of the error catalogue in the examples of a response. */
function reasonsOf({ content = {} }: DescribedResponse): string[] {
  const json = content['application/json'];
  const single = (json?.example as { error?: { reason?: string } } | undefined)?.error?.reason;
  const names = [...Object.keys(json?.examples ?? {}), ...(single ? [single] : [])];
  return names.filter((name) => Object.hasOwn(REASON_TEXTS, name));
}

function ReasonLinks({ reasons }: { reasons: string[] }) {
  return (
    <p class="reasons">
      {reasons.map((reason) => (
        <a key={reason} href={`#${anchors.error(reason)}`}>
          {reason}
        </a>
      ))}
    </p>
  );
}

function Headers({ api, response }: { api: DescribedApi; response: DescribedResponse }) {
  const entries = Object.entries(response.headers ?? {});
  if (entries.length === 0) return null;
  return (
    <details class="headers">
      <summary>Headers</summary>
      <dl>
        {entries.map(([name, { description }]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <InlineMarkdown text={description ?? api.components.headers[name]?.description ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface ContentProps {
  id: string;
  api: DescribedApi;
  type: string;
  media: MediaType;
  hasFields: boolean;
}

function Content({ id, api, type, media, hasFields }: ContentProps) {
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value;
  const shape = hasFields && media.schema ? shapeOf(media.schema, api.components.schemas) : null;
  return (
    <>
      {shape && <ShapeDetails shape={shape} hasOptional={false} />}
      {example !== undefined && (
        <CodeBox id={`${id}-${type.replaceAll(/[^a-z]+/g, '-')}`} label={type} code={exampleText(example)} />
      )}
    </>
  );
}
