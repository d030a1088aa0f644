import { randomUUID } from 'node:crypto';
import { Get, Post } from '@nestjs/common';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { ApiKeyError, type NewApiKey } from '../../api-keys/issued-key.js';
import { checkAll } from '../../common/errors/check-all.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { redirect, type PageResult } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { emptyKeyForm, readKeyForm, toNewKey, type KeyForm } from './key-form.js';
import { readKeyLimitsForm, toKeyLimits, type KeyLimitsForm } from './key-limits-form.js';
import { issuedKeyPage } from './key-shown-page.js';
import { readModelLimit } from '../models/model-limit.js';
import { NewKeyPage } from './new-key-page.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

/** Creates a key. The form contains the key's id, so that submitting it twice creates one key. */
@DashboardController(KEYS_PATH)
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
    return this.page(context, form, readKeyLimitsForm(context.draft ?? new URLSearchParams()));
  }

  @Post()
  @StepUp()
  async create(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    const filled = readKeyForm(form);
    const limits = readKeyLimitsForm(form);
    const known = await this.catalogue.current();
    return rerenderOnError(
      async () => {
        const input = checkAll({
          key: () => toNewKey(filled, this.clock.now()),
          limits: () => toKeyLimits(limits),
          models: () => readModelLimit(form, known),
        });
        return await this.issueOnce(context, { ...input.key, ...input.limits, models: input.models });
      },
      (problem) => this.page(context, filled, limits, problem),
    );
  }

  /** Reloading the page of a new key submits its form again: leads to the key's page instead. */
  private async issueOnce(context: SessionContext, input: NewApiKey & { id: string }): Promise<PageResult> {
    const { account, sessionId } = context;
    const { id: accountId } = account;
    try {
      const issued = await this.keys.issue(accountId, { ...input, sessionId });
      return issuedKeyPage(context, issued, 'Your new key', this.config);
    } catch (error) {
      const isReload = error instanceof ApiKeyError && (await this.keys.findOwned(accountId, input.id));
      if (!isReload) throw error;
      return redirect(`${keyPath(input.id)}?done=created`);
    }
  }

  private async page(context: SessionContext, form: KeyForm, limits: KeyLimitsForm, problem?: string) {
    const { currency } = this.config;
    const known = await this.catalogue.current();
    return NewKeyPage({ context, form, limits, currency, known, ...(problem !== undefined && { problem }) });
  }
}
