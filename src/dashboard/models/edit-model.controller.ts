import { Get, Post, Query } from '@nestjs/common';
import { isRecentProof } from '../../accounts/recent-proof.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { ModelConnections } from '../../model-setup/model-connections.js';
import type { StoredModel } from '../../models/model.entity.js';
import { ModelsService } from '../../models/models.service.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/query-string.js';
import { CurrentForm } from '../../web/current-form.js';
import { mustBeUnchanged } from '../frame/seen-settings.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { notFound } from '../frame/not-found.js';
import { EditModelPage, type EditForms } from './edit-model-page.js';
import { mustHoldTypedKey, readModelForm, toModelChange, toModelForm, withKeyLeftOut } from './model-form.js';
import { MODELS_PATH } from './model-table.js';

/** Administration → Models → Edit. Models of `MODELS` cannot be edited. */
@AdminController('models/edit')
export class EditModelController {
  constructor(
    private readonly models: ModelsService,
    private readonly connections: ModelConnections,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('id') query: unknown) {
    const id = queryString(query, 300);
    const model = await this.find(id);
    if (!model) throw notFound();
    const current = toModelForm(model, this.config.currency);
    return this.page(context, id, { current, form: context.draft ? readModelForm(context.draft) : current });
  }

  @Post()
  async save(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const id = fieldOf(body, 'id');
    const model = await this.find(id);
    const current = model && toModelForm(model, this.config.currency);
    return rerenderOnError(
      async () => {
        if (current) mustBeUnchanged(body, 'model', current, { ...readModelForm(body), name: current.name });
        mustHoldTypedKey(body);
        await this.connections.update(id, toModelChange(body));
        return redirect(`${MODELS_PATH}?done=changed`);
      },
      (problem) => this.page(context, id, { current, form: withKeyLeftOut(body), problem }),
    );
  }

  private async find(id: string): Promise<StoredModel | undefined> {
    return (await this.models.list()).find((stored) => stored.id === id);
  }

  private page(context: SessionContext, id: string, forms: EditForms) {
    const { currency } = this.config;
    const asksPassword = !isRecentProof(context.session.confirmedAt, this.clock.now());
    return EditModelPage({ context, id, currency, asksPassword, ...forms });
  }
}
