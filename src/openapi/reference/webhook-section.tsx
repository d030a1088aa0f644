import { CodeBox, exampleText } from './code-box.js';
import { anchors, type DescribedApi } from './described-api.js';
import { FieldList, ShapeDetails } from './field-list.js';
import { InlineMarkdown, Markdown } from './markdown.js';
import { shapeOf } from './schema-shape.js';

/** The events that endpoints receive. */
export function WebhookSection({ api }: { api: DescribedApi }) {
  const events = Object.entries(api.webhooks);
  const headers = events[0]?.[1].post.parameters ?? [];
  const { schemas } = api.components;
  return (
    <section id="webhooks" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">Webhook events</h2>
      <p>
        The service sends each event as a POST request with a JSON body to the endpoints that subscribe to it.
        Endpoints are managed with the operations under <a href="#tag-webhooks">Webhooks</a>.
      </p>
      <h3>Headers of every event</h3>
      <FieldList
        fields={headers.map(({ name, description = '', schema = {}, example }) => ({
          ...shapeOf({ ...schema, example }, schemas),
          name,
          description,
          isRequired: true,
        }))}
        hasOptional={false}
      />
      {events.map(([type, { post }]) => {
        const media = post.requestBody?.content['application/json'];
        return (
          <section
            key={type}
            class="event"
            id={anchors.event(type)}
            aria-labelledby={`${anchors.event(type)}-title`}
          >
            <h3 id={`${anchors.event(type)}-title`}>
              <a href={`#${anchors.event(type)}`}>
                <code>{type}</code>
              </a>
            </h3>
            <Markdown text={post.description ?? ''} />
            {media?.schema && <ShapeDetails shape={shapeOf(media.schema, schemas)} hasOptional={false} />}
            {media?.example !== undefined && (
              <CodeBox
                id={`${anchors.event(type)}-example`}
                label="Example"
                code={exampleText(media.example)}
              />
            )}
            <p class="field-facts">
              {Object.entries(post.responses).map(([status, { description }]) => (
                <span key={status}>
                  <strong>{status}</strong> <InlineMarkdown text={description} />
                </span>
              ))}
            </p>
          </section>
        );
      })}
    </section>
  );
}
