import type { TemplateDefinition } from '../../templates/template-definition.js';
import { Badge } from '../frame/parts.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import type { SessionContext } from '../frame/session-context.js';

interface TemplateListPageProps {
  context: SessionContext;
  templates: readonly TemplateDefinition[];
}

/** All templates, each with its variables, an example and a link that opens the example in the playground. */
export function TemplateListPage({ context, templates }: TemplateListPageProps) {
  return (
    <DashboardPage
      context={context}
      title="Templates"
      lead="A template defines the form of a text. Pass its id as template in POST /v1/generate."
    >
      <div class="settings">
        {templates.map((template) => (
          <Template key={template.id} template={template} />
        ))}
      </div>
    </DashboardPage>
  );
}

function Template({ template }: { template: TemplateDefinition }) {
  const { id, name, description, variables, example, needsModel } = template;
  return (
    <section class="part" id={id}>
      <h2>
        {name} <code>{id}</code> {needsModel && <Badge kind="plain">Needs a model</Badge>}
      </h2>
      <p>{description}</p>
      <details>
        <summary>
          Variables<span class="unseen"> of {name}</span>
        </summary>
        <ul>
          {variables.map((variable) => (
            <li key={variable.name}>
              <code>{variable.name}</code>
              {variable.required && ' (required)'}: {variable.description}
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>
          Example<span class="unseen"> of {name}</span>
        </summary>
        <p>{example.request.prompt}</p>
        <div class="text">{example.content}</div>
      </details>
      <a class="button quiet small" href={playgroundPath(template)}>
        Try it<span class="unseen"> with {name}</span>
      </a>
    </section>
  );
}

/** Returns the path of the playground with the template's example filled in. */
function playgroundPath({ id, example: { request } }: TemplateDefinition): string {
  const options = Object.entries(request.options ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join('\n') : String(value),
  ]);
  return `/playground?${new URLSearchParams([['template', id], ['prompt', request.prompt], ...options]).toString()}`;
}
