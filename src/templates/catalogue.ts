import { announcement } from './catalogue/announcement.js';
import { blogPost } from './catalogue/blog-post.js';
import { email } from './catalogue/email.js';
import { general } from './catalogue/general.js';
import { productDescription } from './catalogue/product-description.js';
import { summary } from './catalogue/summary.js';
import type { TemplateDefinition } from './template-definition.js';

/** Every template, in the order of the list: by name, then id. */
export const TEMPLATES: readonly TemplateDefinition[] = [
  announcement,
  blogPost,
  email,
  general,
  productDescription,
  summary,
].sort(byNameThenId);

const BY_ID = new Map(TEMPLATES.map((template) => [template.id, template]));

/** The template of an id; undefined for an unknown one. */
export function findTemplate(id: string): TemplateDefinition | undefined {
  return BY_ID.get(id);
}

/** Code-unit order, so that the list is the same on every machine. */
function byNameThenId(a: TemplateDefinition, b: TemplateDefinition): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
