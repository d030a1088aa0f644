import { Param, Post } from '@nestjs/common';
import { KeyLimitsService } from '../../api-keys/key-limits.service.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentForm } from '../../web/current-form.js';
import { mustBeUnchanged } from '../frame/seen-settings.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { readKeyLimitsForm, toKeyLimits, typedLimits } from './key-limits-form.js';
import { KeyPages } from './key-pages.js';
import { OwnedKeys } from './owned-keys.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

/** Changes the limits of a key. */
@DashboardController(KEYS_PATH)
export class KeyLimitsController {
  constructor(
    private readonly limits: KeyLimitsService,
    private readonly owned: OwnedKeys,
    private readonly pages: KeyPages,
  ) {}

  @Post(':id/limits')
  @StepUp()
  async change(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const apiKey = await this.owned.get(context, id);
    const limits = readKeyLimitsForm(form);
    return rerenderOnError(
      async () => {
        mustBeUnchanged(form, 'limits', typedLimits(apiKey), limits);
        await this.limits.set(apiKey.id, toKeyLimits(limits));
        return redirect(`${keyPath(id)}?done=limited`);
      },
      (problem) => this.pages.keyPage(context, apiKey, { problems: { limits: problem }, limits }),
    );
  }
}
