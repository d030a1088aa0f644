import { randomUUID } from 'node:crypto';
import { Get, Post } from '@nestjs/common';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { CurrentForm, CurrentSession, type SessionContext } from '../frame/session-context.js';
import { emptyKeyForm, readKeyForm, toNewKey } from './key-form.js';
import { issuedKeyPage } from './key-shown-page.js';
import { readModelLimit } from '../models/model-limit.js';
import { NewKeyPage } from './new-key-page.js';

/** Creates a key. The form contains the key's id, so that submitting it twice creates one key. */
@DashboardController('settings/api-keys')
export class NewKeyController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly catalogue: ModelCatalogue,
  ) {}

  @Get('new')
  async showForm(@CurrentSession() context: SessionContext) {
    const form = context.draft ? readKeyForm(context.draft) : emptyKeyForm(randomUUID());
    return NewKeyPage({ context, form, known: await this.catalogue.current() });
  }

  @Post()
  @StepUp()
  async create(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    const filled = readKeyForm(form);
    const known = await this.catalogue.current();
    return rerenderOnError(
      async () => {
        const input = { ...toNewKey(filled, this.clock.now()), models: readModelLimit(form, known) };
        const issued = await this.keys.issue(context.account.id, input);
        return issuedKeyPage(context, issued, 'Your new key', this.config);
      },
      (problem) => NewKeyPage({ context, form: filled, known, problem }),
    );
  }
}
