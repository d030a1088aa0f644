import type { ShownTemplate } from '../../template-library/library-template.js';
import { fieldOf } from '../../web/form-body.js';
import { fromEntryLines, toEntryLines } from './entry-lines.js';

/** The fields of the form of a template, as they are typed. */
export interface TemplateForm {
  id: string;
  name: string;
  description: string;
  instructions: string;
  /** One `name: description` a line; `name?` is optional. */
  variables: string;
  examplePrompt: string;
  /** One `name: value` a line. */
  exampleVariables: string;
  exampleContent: string;
  /** The newest version when the form was loaded; empty for a new template. */
  version: string;
}

/** Marks an optional variable. */
const OPTIONAL = '?';

export function readTemplateForm(form: URLSearchParams): TemplateForm {
  // Browsers send line ends as CRLF.
  const read = (name: string) => fieldOf(form, name).replaceAll('\r\n', '\n');
  return {
    id: read('id').trim(),
    name: read('name'),
    description: read('description'),
    instructions: read('instructions'),
    variables: read('variables'),
    examplePrompt: read('example_prompt'),
    exampleVariables: read('example_variables'),
    exampleContent: read('example_content'),
    version: read('version'),
  };
}

/** The form of a version of a template, to make the next one. */
export function formOfTemplate(template: ShownTemplate, newest: number): TemplateForm {
  const { id, name, description, instructions, variables, example } = template;
  const values = (example?.request.variables ?? {}) as Record<string, string>;
  return {
    id,
    name,
    description,
    instructions: instructions ?? '',
    variables: toEntryLines(
      variables.map((each) => [`${each.name}${each.required ? '' : OPTIONAL}`, each.description]),
    ),
    examplePrompt: example?.request.prompt ?? '',
    exampleVariables: toEntryLines(Object.entries(values)),
    exampleContent: example?.content ?? '',
    version: String(newest),
  };
}

/** Returns the body of the API request that equals a form, without its id. */
export function toTemplateBody(form: TemplateForm): object {
  const { name, description, instructions, variables } = form;
  const example = toExample(form);
  return {
    name,
    description,
    instructions,
    variables: fromEntryLines(variables).map(([given, text]) => toVariable(given, text)),
    ...(example && { example }),
  };
}

function toVariable(given: string, description: string) {
  const isOptional = given.endsWith(OPTIONAL);
  const name = isOptional ? given.slice(0, -OPTIONAL.length).trim() : given;
  return { name, required: !isOptional, description };
}

/** An example is optional, but not a part of one. */
function toExample({ examplePrompt, exampleVariables, exampleContent }: TemplateForm): object | null {
  if ([examplePrompt, exampleVariables, exampleContent].every((text) => text.trim() === '')) return null;
  const variables = Object.fromEntries(fromEntryLines(exampleVariables));
  return { request: { prompt: examplePrompt, variables }, content: exampleContent };
}
