import type { TemplateDefinition } from './template-definition.js';

/** A template as the list shows it. */
export function toTemplateSummary({ id, name, description, needsModel = false }: TemplateDefinition) {
  return { id, name, description, needs_model: needsModel };
}

/** A template with its variables and an example request, which can be sent as it is. */
export function toTemplateResponse(template: TemplateDefinition) {
  const { id, variables, example } = template;
  const request = { template: id, ...example.request };
  return { ...toTemplateSummary(template), variables, example: { ...example, request } };
}
