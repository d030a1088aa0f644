import type { TemplateDefinition } from '../../templates/template-definition.js';
import { Badge } from '../frame/parts.js';
import { examplePath } from './template-paths.js';

/** A template of the service with its variables, an example and a link that opens the example in the playground. */
export function TemplatePart({ template }: { template: TemplateDefinition }) {
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
      <a class="button quiet small" href={examplePath(id)}>
        Try it<span class="unseen"> with {name}</span>
      </a>
    </section>
  );
}
