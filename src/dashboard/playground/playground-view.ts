import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { VNode } from 'preact';
import type { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { ModelAccess } from '../../models/model-access.js';
import { TemplatesService } from '../../template-library/templates.service.js';
import type { SessionContext } from '../frame/session-context.js';
import { DashboardPrincipal } from './dashboard-principal.js';
import { fieldOf } from '../../web/form-body.js';
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
    return PlaygroundPage({
      context,
      templates: await this.templates.all(context.account.id),
      models: models.map(({ id }) => id),
      formId: randomUUID(),
      read: (name) => fieldOf(form, name),
      result,
      problem: error?.message,
      // `options.points[0]` is an error of the field `points`.
      errors: new Map(
        details.map(({ path, message }) => [path.replace(/^options\./, '').replace(/[.[].*$/, ''), message]),
      ),
      publicUrl: this.config.publicUrl,
    });
  }
}
