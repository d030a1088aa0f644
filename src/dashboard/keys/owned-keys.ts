import { Injectable } from '@nestjs/common';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { notFound } from '../frame/not-found.js';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { keyState, type KeyState } from './key-state.js';
import type { Rotation } from './key-rotation.js';

/** The keys of the signed-in account. Keys of other accounts are not found. */
@Injectable()
export class OwnedKeys {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly clock: Clock,
  ) {}

  /** Throws a `PageError` (404) if the key does not exist. */
  async get({ account }: SessionContext, id: string): Promise<ApiKey> {
    const apiKey = isUuid(id) ? await this.keys.findOwned(account.id, id) : null;
    if (!apiKey) throw notFound();
    return apiKey;
  }

  /** The state of a key, the rotation that made it, if the old key still exists, and the one that replaced it. */
  async lifecycleOf(apiKey: ApiKey): Promise<{ state: KeyState; rotations: Rotation[] }> {
    const { accountId, id, rotatedFrom } = apiKey;
    const [old, successor] = await Promise.all([
      rotatedFrom && this.keys.findOwned(accountId, rotatedFrom),
      this.keys.findSuccessor(id),
    ]);
    const now = this.clock.now();
    const state = keyState(apiKey, successor !== null, now);
    const rotations = [
      ...(old ? [{ old, oldState: keyState(old, true, now), successor: apiKey }] : []),
      ...(successor ? [{ old: apiKey, oldState: state, successor }] : []),
    ];
    return { state, rotations };
  }
}
