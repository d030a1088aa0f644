import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { VNode } from 'preact';
import type { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { ModelAccess } from '../../models/model-access.js';
import type { ListedTemplate } from '../../template-library/library-template.js';
import { TemplatesService } from '../../template-library/templates.service.js';
import type { SessionContext } from '../frame/session-context.js';
import { DashboardPrincipal } from '../frame/dashboard-principal.js';
import { fieldOf } from '../../web/form-body.js';
import { fieldOfPath, variableNames } from './generate-body.js';
import { PlaygroundPage } from './playground-page.js';
import type { ShownResult } from './playground-result.js';

/** Renders the playground with the templates, and the models that the account may use. */
@Injectable()
export class PlaygroundView {
  constructor(
    private readonly principals: DashboardPrincipal,
    private readonly access: ModelAccess,
    private readonly templates: TemplatesService,
    private readonly config: Config,
  ) {}

  async page(
    context: SessionContext,
    form: URLSearchParams,
    result: ShownResult | null,
    error?: AppError,
  ): Promise<VNode> {
    const models = await this.access.allowed(await this.principals.of(context));
    const details = error?.details ?? [];
    const templates = await this.templatesFor(context.account.id, fieldOf(form, 'template'));
    return PlaygroundPage({
      context,
      templates,
      models: models.map(({ id }) => id),
      formId: randomUUID(),
      read: (name) => fieldOf(form, name),
      variables: variableNames(form),
      result,
      problem: error?.message,
      errors: new Map(details.map(({ path, message }) => [fieldOfPath(path), message])),
      publicUrl: this.config.publicUrl,
    });
  }

  /** The templates that can be selected; a pinned version, such as `welcome@3`, only where the form names it. */
  private async templatesFor(accountId: string, named: string): Promise<readonly ListedTemplate[]> {
    const all = await this.templates.all(accountId);
    const pinned = named.includes('@') ? await this.templates.find(accountId, named) : null;
    return pinned
      ? [...all, { ...pinned, id: named, name: `${pinned.name}, version ${pinned.version}` }]
      : all;
  }
}
