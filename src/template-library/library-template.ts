import type { TemplateDefinition, TemplateVariable } from '../templates/template-definition.js';
import { prompt } from '../templates/template-variables.js';
import type { AccountTemplateVersion } from './account-template-version.entity.js';
import type { AccountVariable } from './template-content.js';
import type { ListedVersion } from './stored-templates.js';

/** A template as an account sees it in lists: of the service, published to all accounts, or its own. */
export interface ListedTemplate {
  id: string;
  name: string;
  description: string;
  needsModel: boolean;
  owner: 'system' | 'account';
  /** The newest version; null for templates of the service, which have none. */
  version: number | null;
  /** The fields of a request that it uses, by their paths: `prompt`, `options.points`, `variables.name`. */
  fields: readonly TemplateVariable[];
}

/** A template with everything that the account may see of it. */
export interface ShownTemplate extends ListedTemplate {
  /** As the owner declares them, or the fields of a template of the service. */
  variables: readonly TemplateVariable[];
  example: { request: { prompt: string; [field: string]: unknown }; content: string } | null;
  /** null for templates that are not the account's own. */
  instructions: string | null;
}

/** Lists a template of the service. */
export function listDefinition(template: TemplateDefinition): ListedTemplate {
  const { id, name, description, needsModel = false, variables } = template;
  return { id, name, description, needsModel, owner: 'system', version: null, fields: variables };
}

export function showDefinition(template: TemplateDefinition): ShownTemplate {
  const { variables, example } = template;
  return { ...listDefinition(template), variables, example, instructions: null };
}

/** Lists a template of an account. Without a model, its instructions cannot be followed. */
export function listVersion(row: ListedVersion, reader: string): ListedTemplate {
  const { templateId: id, name, description, version } = row;
  const owner = row.accountId === reader ? 'account' : 'system';
  return { id, name, description, needsModel: true, owner, version, fields: fieldsOf(row.variables) };
}

/** Shows a version. Other accounts can use a published template and do not see its instructions. */
export function showVersion(row: AccountTemplateVersion, reader: string): ShownTemplate {
  const { variables, example, instructions } = row;
  const listed = listVersion(row, reader);
  return { ...listed, variables, example, instructions: listed.owner === 'account' ? instructions : null };
}

function fieldsOf(variables: readonly AccountVariable[]): TemplateVariable[] {
  const own = variables.map((variable) => ({ ...variable, name: `variables.${variable.name}` }));
  return [PROMPT, ...own];
}

const PROMPT = prompt('What to write and about what.');
