import type { ListedTemplate, ShownTemplate } from './library-template.js';

/** A template as the list shows it. */
export function toTemplateSummary({ id, name, description, needsModel, owner, version }: ListedTemplate) {
  return { id, name, description, needs_model: needsModel, owner, version };
}

/** A template with its variables and an example request, which can be sent as it is. */
export function toTemplateResponse(template: ShownTemplate) {
  const { id, variables, example, instructions } = template;
  return {
    ...toTemplateSummary(template),
    variables,
    example: example && { ...example, request: { template: id, ...example.request } },
    instructions,
  };
}
