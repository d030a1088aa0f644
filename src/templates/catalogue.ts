import type { TemplateDefinition } from './template-definition.js';
const t = (id: string): TemplateDefinition => ({
  id,
  name: id,
  description: id,
  variables: [],
  example: { request: { prompt: 'x' }, content: 'x' },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  system: 'x',
  plan: 'x',
});
export const catalogue: TemplateDefinition[] = [t('email'), t('general')];
export const findTemplate = (id: string) => catalogue.find((x) => x.id === id) ?? null;
