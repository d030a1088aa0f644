import { Get, Post, Query } from '@nestjs/common';
import { UserError } from '../../common/errors/user-error.js';
import { ModelConnections } from '../../model-setup/model-connections.js';
import { ModelsService } from '../../models/models.service.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { queryString } from '../frame/query-string.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { WithoutStepUp } from '../frame/step-up.interceptor.js';
import { notFound } from '../frame/not-found.js';
import { mustHoldTypedKey, readApiKey, readModelForm, toNewModel, withKeyLeftOut } from './model-form.js';
import { MODELS_PATH } from './model-table.js';
import { ModelsView } from './models-view.js';

const NOTICES: Record<string, string> = {
  connected: 'Model connected. All processes use it immediately.',
  changed: 'Model updated. All processes use it immediately.',
  ordered: 'Order saved. Models are called in this order.',
  removed: 'Model removed and its key deleted.',
};

/** Administration → Models: connecting, testing, ordering and removing models. */
@AdminController('models')
export class AdminModelsController {
  constructor(
    private readonly models: ModelsService,
    private readonly connections: ModelConnections,
    private readonly view: ModelsView,
  ) {}

  @Get()
  show(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const notice = noticeOf(NOTICES, done);
    return this.view.page(context, { notice, ...(context.draft && { form: readModelForm(context.draft) }) });
  }

  @Post()
  connect(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const connect = async () => {
      mustHoldTypedKey(body);
      await this.connections.connect(toNewModel(body));
    };
    return this.change(context, 'connected', connect, { form: withKeyLeftOut(body) });
  }

  @Post('offers')
  connectOffer(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    return this.change(context, 'connected', () => this.connections.connectFound(fieldOf(body, 'provider')));
  }

  @Post('names')
  async listNames(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const form = withKeyLeftOut(body);
    return rerenderOnError(
      async () => {
        mustHoldTypedKey(body);
        const names = await this.connections.listNames({ ...toNewModel(body), apiKey: readApiKey(body) });
        return this.view.page(context, { form, names });
      },
      (problem) => this.view.page(context, { form, problem }),
    );
  }

  @Post('test')
  @WithoutStepUp()
  test(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const id = fieldOf(body, 'id');
    return rerenderOnError(
      async () => {
        const result = await this.connections.test(id);
        if (!result.ok) throw new UserError(`The test of ${id} failed: ${result.problem}`);
        const notice = `${id} answered in ${result.ms} ms: “${result.answer}”`;
        return this.view.page(context, { notice });
      },
      (problem) => this.view.page(context, { problem }),
    );
  }

  @Post('order')
  order(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const move = fieldOf(body, 'move');
    return this.change(context, 'ordered', () =>
      move ? this.models.move(fieldOf(body, 'id'), move) : this.models.order(fieldOf(body, 'ids').split(',')),
    );
  }

  @Get('remove')
  async confirmRemoval(@CurrentSession() context: SessionContext, @Query('id') query: unknown) {
    const id = queryString(query, 300);
    if (!(await this.models.list()).some((model) => model.id === id)) throw notFound();
    return (
      <ConfirmPage
        context={context}
        title="Remove this model?"
        action={`${MODELS_PATH}/remove`}
        verb="Remove the model"
        back={MODELS_PATH}
      >
        <input type="hidden" name="id" value={id} />
        <p>
          <span class="code">{id}</span> is no longer called, and its key is deleted. Texts in progress are
          completed.
        </p>
      </ConfirmPage>
    );
  }

  @Post('remove')
  remove(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    return this.change(context, 'removed', () => this.models.remove(fieldOf(body, 'id')));
  }

  private change(
    context: SessionContext,
    done: string,
    work: () => Promise<unknown>,
    typed: Parameters<ModelsView['page']>[1] = {},
  ) {
    return rerenderOnError(
      async () => {
        await work();
        return redirect(`${MODELS_PATH}?done=${done}`);
      },
      (problem) => this.view.page(context, { ...typed, problem }),
    );
  }
}
