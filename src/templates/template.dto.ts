import type { TemplateDefinition } from './template-definition.js';

/** A template as the list shows it. */
export function toTemplateSummary({ id, name, description }: TemplateDefinition) {
  return { id, name, description };
}

/** A template with what one needs to use it. */
export function toTemplateResponse(template: TemplateDefinition) {
  const { variables, example } = template;
  return { ...toTemplateSummary(template), variables, example };
}
