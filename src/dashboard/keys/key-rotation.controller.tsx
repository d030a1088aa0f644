import { Get, Param, Post } from '@nestjs/common';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { ApiKeyError } from '../../api-keys/issued-key.js';
import { isRotationOverlap, ROTATION_OVERLAPS_MS } from '../../api-keys/rotation-overlaps.js';
import { UserError } from '../../common/errors/user-error.js';
import { Config } from '../../config/config.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect, type PageResult } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { RotationPage } from '../frame/rotation-page.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { issuedKeyPage } from './key-shown-page.js';
import { OwnedKeys } from './owned-keys.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

/** Replaces a key by a new one with the same settings. */
@DashboardController(KEYS_PATH)
export class KeyRotationController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly owned: OwnedKeys,
    private readonly config: Config,
  ) {}

  @Get(':id/rotate')
  async confirm(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const apiKey = await this.owned.get(context, id);
    const { state } = await this.owned.lifecycleOf(apiKey);
    if (state !== 'active') return redirect(keyPath(id));
    return this.page(context, apiKey);
  }

  @Post(':id/rotate')
  @StepUp()
  async rotate(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const apiKey = await this.owned.get(context, id);
    const overlap = fieldOf(form, 'overlap');
    return rerenderOnError(
      async () => {
        if (!isRotationOverlap(overlap))
          throw new UserError('Choose how long the old key stays valid.', 'overlap');
        return await this.rotateOnce(context, apiKey.id, ROTATION_OVERLAPS_MS[overlap]);
      },
      (problem) => this.page(context, apiKey, problem),
    );
  }

  /** Reloading the page of the new key submits the rotation again: leads to the new key's page instead. */
  private async rotateOnce(context: SessionContext, id: string, overlapMs: number): Promise<PageResult> {
    try {
      const issued = await this.keys.rotate(id, overlapMs);
      return issuedKeyPage(context, issued, 'The new key', this.config);
    } catch (error) {
      const successor = error instanceof ApiKeyError && (await this.keys.findSuccessor(id));
      if (!successor) throw error;
      return redirect(`${keyPath(successor.id)}?done=rotated`);
    }
  }

  private page(context: SessionContext, apiKey: ApiKey, problem?: string) {
    const { id, name, lastFour, rotatedFrom } = apiKey;
    return (
      <RotationPage
        context={context}
        title="Rotate this key?"
        action={`${keyPath(id)}/rotate`}
        verb="Create the new key"
        back={keyPath(id)}
        subject={name}
        label="The old key expires"
        problem={problem}
      >
        <p>
          Creates a new key with the settings of “{name}” (…{lastFour}). The new key is shown next. Replace
          the old key everywhere before it expires.
          {rotatedFrom && ' The key that it replaced stops working immediately.'}
        </p>
      </RotationPage>
    );
  }
}
