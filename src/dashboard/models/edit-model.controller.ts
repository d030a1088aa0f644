import { Get, Post, Query } from '@nestjs/common';
import { isRecentProof } from '../../accounts/recent-proof.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { ModelConnections } from '../../model-setup/model-connections.js';
import { ModelsService } from '../../models/models.service.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/query-string.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { notFound } from '../frame/not-found.js';
import { EditModelPage } from './edit-model-page.js';
import {
  mustHoldTypedKey,
  readModelForm,
  toModelChange,
  toModelForm,
  withKeyLeftOut,
  type ModelForm,
} from './model-form.js';
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
    const model = (await this.models.list()).find((stored) => stored.id === id);
    if (!model) throw notFound();
    const { draft } = context;
    return this.page(context, id, draft ? readModelForm(draft) : toModelForm(model, this.config.currency));
  }

  @Post()
  save(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const id = fieldOf(body, 'id');
    return rerenderOnError(
      async () => {
        mustHoldTypedKey(body);
        await this.connections.update(id, toModelChange(body));
        return redirect(`${MODELS_PATH}?done=changed`);
      },
      (problem) => this.page(context, id, withKeyLeftOut(body), problem),
    );
  }

  private page(context: SessionContext, id: string, form: ModelForm, problem?: string) {
    const { currency } = this.config;
    const asksPassword = !isRecentProof(context.session.confirmedAt, this.clock.now());
    return EditModelPage({ context, id, form, currency, asksPassword, problem });
  }
}
