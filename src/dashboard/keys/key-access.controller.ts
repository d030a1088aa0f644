import { Param, Post } from '@nestjs/common';
import { KeyAccessService } from '../../api-keys/key-access.service.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentForm } from '../../web/current-form.js';
import { mustBeUnchanged } from '../frame/seen-settings.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { readKeyAccessForm, toKeyAccess, typedAccess } from './key-access-form.js';
import { KeyPages } from './key-pages.js';
import { OwnedKeys } from './owned-keys.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

/** Changes the scopes, addresses and expiry of a key. */
@DashboardController(KEYS_PATH)
export class KeyAccessController {
  constructor(
    private readonly access: KeyAccessService,
    private readonly owned: OwnedKeys,
    private readonly pages: KeyPages,
  ) {}

  @Post(':id/access')
  @StepUp()
  async change(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const apiKey = await this.owned.get(context, id);
    const access = readKeyAccessForm(form);
    return rerenderOnError(
      async () => {
        mustBeUnchanged(form, 'access', typedAccess(apiKey), access);
        await this.access.change(apiKey.id, toKeyAccess(access, apiKey));
        return redirect(`${keyPath(id)}?done=narrowed`);
      },
      (problem) => this.pages.keyPage(context, apiKey, { problems: { access: problem }, access }),
    );
  }
}
