import { Injectable } from '@nestjs/common';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { notFound } from '../frame/not-found.js';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import type { KeyState } from './key-list.js';
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

  /** The rotation that made a key, if the old key still exists, and the one that replaced it. */
  async rotationsOf(apiKey: ApiKey): Promise<Rotation[]> {
    const { accountId, id, rotatedFrom } = apiKey;
    const old = rotatedFrom && (await this.keys.findOwned(accountId, rotatedFrom));
    const successor = await this.keys.findSuccessor(id);
    return [
      ...(old ? [{ old, oldState: await this.stateOf(old), successor: apiKey }] : []),
      ...(successor ? [{ old: apiKey, oldState: await this.stateOf(apiKey), successor }] : []),
    ];
  }

  async stateOf({ id, revokedAt, expiresAt }: ApiKey): Promise<KeyState> {
    if (revokedAt) return 'revoked';
    if (expiresAt && expiresAt.getTime() <= this.clock.now()) return 'expired';
    return (await this.keys.findSuccessor(id)) ? 'rotating' : 'active';
  }
}
