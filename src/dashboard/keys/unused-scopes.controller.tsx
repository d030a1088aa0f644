import { Get, Param, Post } from '@nestjs/common';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { KeyAccessService } from '../../api-keys/key-access.service.js';
import { UnusedScopes } from '../../api-keys/unused-scopes.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { KeyPages } from './key-pages.js';
import { OwnedKeys } from './owned-keys.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

/** Removes the scopes that a key has not used for 30 days. */
@DashboardController(KEYS_PATH)
export class UnusedScopesController {
  constructor(
    private readonly access: KeyAccessService,
    private readonly unused: UnusedScopes,
    private readonly owned: OwnedKeys,
    private readonly pages: KeyPages,
  ) {}

  @Get(':id/unused-scopes')
  async confirm(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const apiKey = await this.owned.get(context, id);
    const { removed, canRemove } = await this.divide(apiKey);
    if (!canRemove) return redirect(keyPath(id));
    return (
      <ConfirmPage
        context={context}
        title="Remove unused scopes?"
        subject={apiKey.name}
        action={`${keyPath(id)}/unused-scopes`}
        verb="Remove the scopes"
        back={keyPath(id)}
      >
        <p>
          “{apiKey.name}” (…{apiKey.lastFour}) has not used {removed.join(', ')} for 30 days. After you remove{' '}
          {removed.length === 1 ? 'this scope' : 'these scopes'}, requests that need
          {removed.length === 1 ? ' it' : ' them'} are rejected. A removed scope cannot be added again.
        </p>
      </ConfirmPage>
    );
  }

  @Post(':id/unused-scopes')
  @StepUp()
  async remove(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const apiKey = await this.owned.get(context, id);
    const { allowedCidrs, expiresAt } = apiKey;
    const { kept: scopes, canRemove } = await this.divide(apiKey);
    if (!canRemove) return redirect(keyPath(id));
    return rerenderOnError(
      async () => {
        await this.access.change(id, { scopes, allowedCidrs, expiresAt });
        return redirect(`${keyPath(id)}?done=narrowed`);
      },
      (problem) => this.pages.keyPage(context, apiKey, { problems: { access: problem } }),
    );
  }

  /** A key keeps at least one scope: one that is not used at all is revoked instead. */
  private async divide(apiKey: ApiKey) {
    const scopes = await this.unused.lastUses(apiKey);
    const named = (isUnused: boolean) =>
      scopes.filter((scope) => scope.isUnused === isUnused).map(({ scope }) => scope);
    const [kept, removed] = [named(false), named(true)];
    return { kept, removed, canRemove: kept.length > 0 && removed.length > 0 };
  }
}
