import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { ModelAccess } from '../../models/model-access.js';
import { TemplatesService } from '../../templates/templates.service.js';
import type { SessionContext } from '../frame/session-context.js';
import { DashboardPrincipal } from './dashboard-principal.js';
import { readPlaygroundForm } from './playground-form.js';
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

  async page(context: SessionContext, form: URLSearchParams, result: ShownResult | null, problem?: string) {
    const models = await this.access.allowed(await this.principals.of(context));
    return PlaygroundPage({
      context,
      templates: this.templates.all(),
      models: models.map(({ id }) => id),
      form: { ...readPlaygroundForm(form), id: randomUUID() },
      result,
      problem,
      publicUrl: this.config.publicUrl,
    });
  }
}
