import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import { byNameThenId, findTemplate, TEMPLATES } from '../templates/catalogue.js';
import { general } from '../templates/catalogue/general.js';
import type { TemplateDefinition } from '../templates/template-definition.js';
import type { TemplateInstructions } from '../templates/template-instructions.js';
import type { AccountTemplateVersion } from './account-template-version.entity.js';
import { filledFindings, valueFindings } from './check-template.js';
import {
  listDefinition,
  listVersion,
  showDefinition,
  showVersion,
  type ListedTemplate,
  type ShownTemplate,
} from './library-template.js';
import { StoredTemplates, type ListedVersion } from './stored-templates.js';

/** The template that a request names, with the values for its variables. */
export interface ChosenTemplate {
  id: string;
  /** null for a template of the service. */
  version: number | null;
  /** What an engine writes by. */
  template: TemplateDefinition;
  /** Of a template of an account. */
  instructions?: TemplateInstructions;
}

/** A template of the service, or a version of an account's template. */
type Found = { definition: TemplateDefinition } | { version: AccountTemplateVersion };

/** `welcome`, or `welcome@3` for a version. */
const REFERENCE = /^([a-z][a-z0-9-]{0,63})(?:@([1-9]\d{0,8}))?$/;

/** The templates of the service. They are the same for all accounts. */
const LISTED_DEFINITIONS: readonly ListedTemplate[] = TEMPLATES.map(listDefinition);

/**
 * The templates that an account can use: those of the service, those that are published to all accounts, and its own. Of
 * those with the same id, its own is used, and then the published one.
 */
@Injectable()
export class TemplatesService {
  constructor(private readonly stored: StoredTemplates) {}

  /** All templates of an account, by name and then id. */
  async all(accountId: string): Promise<readonly ListedTemplate[]> {
    const own = await this.stored.ofAccount(accountId);
    const published = await this.stored.published();
    if (own.length === 0 && published.length === 0) return LISTED_DEFINITIONS;
    const stored = [...published, ...own].map((row) => listVersion(row, accountId));
    const byId = new Map([...LISTED_DEFINITIONS, ...stored].map((template) => [template.id, template]));
    return [...byId.values()].sort(byNameThenId);
  }

  /** Shows a template, or one of its versions (`welcome@3`); throws `template_not_found`. */
  async get(accountId: string, reference: string): Promise<ShownTemplate> {
    const shown = await this.find(accountId, reference);
    if (!shown) throw templateNotFound();
    return shown;
  }

  /** The same; returns null for a template that does not exist or belongs to another account. */
  async find(accountId: string, reference: string): Promise<ShownTemplate | null> {
    const found = await this.resolve(accountId, reference);
    if (!found) return null;
    return 'definition' in found ? showDefinition(found.definition) : showVersion(found.version, accountId);
  }

  /**
   * Returns what an engine writes by. Throws `template_not_found`, and the error of an invalid request if a required
   * variable is missing or the template does not have one.
   */
  async choose(
    accountId: string,
    reference: string,
    values?: Readonly<Record<string, string>>,
  ): Promise<ChosenTemplate> {
    const found = await this.resolve(accountId, reference);
    if (!found) throw templateNotFound('template');
    const variables = 'definition' in found ? [] : found.version.variables;
    const findings = valueFindings(variables, values);
    if (findings.length > 0) throw invalidRequest(findings);
    if ('definition' in found) return { id: found.definition.id, version: null, template: found.definition };
    const { templateId: id, version, instructions: text } = found.version;
    const filled = filledFindings(text, values);
    if (filled.length > 0) throw invalidRequest(filled);
    const given = variables.map(({ name }) => ({ name, value: values?.[name] ?? null }));
    return { id, version, template: general, instructions: { text, values: given } };
  }

  private async resolve(accountId: string, reference: string): Promise<Found | null> {
    const [, id, number] = REFERENCE.exec(reference) ?? [];
    if (id === undefined) return null;
    const named = (row: ListedVersion) => row.templateId === id;
    const newest =
      (await this.stored.ofAccount(accountId)).find(named) ?? (await this.stored.published()).find(named);
    if (newest) return this.findVersion(newest, number, accountId);
    const definition = number === undefined ? findTemplate(id) : undefined;
    return definition ? { definition } : null;
  }

  private async findVersion(newest: ListedVersion, number: string | undefined, reader: string) {
    const asked = number === undefined ? newest.version : Number(number);
    if (asked > newest.version) return null;
    const version = await this.stored.find(newest, asked, reader);
    return version && { version };
  }
}

/** The error for a template that does not exist or belongs to another account; `path` is the field that names it. */
export function templateNotFound(path?: string): AppError {
  return new AppError('template_not_found', 'Template not found. GET /v1/templates lists the templates.', {
    ...(path && { details: [{ path, message: 'is not the id of a template' }] }),
  });
}
