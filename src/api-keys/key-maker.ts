import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeyRing } from '../common/crypto/key-ring.js';
import { Config } from '../config/config.js';
import { insertOnce } from '../database/insert-once.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeyError, type IssuedKey, type NewApiKey } from './issued-key.js';
import { digestKey, makeKey } from './key-format.js';
import { KeyVault } from './key-vault.js';

export const PEPPER = 'api-key-pepper';

/** Creates keys: the secret and its row. */
@Injectable()
export class KeyMaker {
  constructor(
    private readonly keyRing: KeyRing,
    private readonly vault: KeyVault,
    private readonly config: Config,
  ) {}

  /** Creates a key in the given transaction; throws for an id that is in use. */
  async make(
    manager: EntityManager,
    settings: Omit<NewApiKey, 'scopes'> & Partial<ApiKey>,
    id: string = randomUUID(),
  ): Promise<IssuedKey> {
    const secret = makeKey();
    const pepper = this.keyRing.current(PEPPER);
    const sealed =
      this.config.apiKeyReveal === 'reauth' ? this.vault.seal(secret, id, settings.accountId!) : {};
    const row: Partial<ApiKey> = {
      id,
      accountId: settings.accountId,
      name: settings.name,
      scopes: settings.scopes,
      expiresAt: settings.expiresAt,
      allowedCidrs: settings.allowedCidrs,
      requestsPerMinute: settings.requestsPerMinute,
      tokensPerMonth: settings.tokensPerMonth,
      spendPerMonth: settings.spendPerMonth,
      budgetId: settings.budgetId,
      models: settings.models,
      rotatedFrom: settings.rotatedFrom,
      digest: digestKey(secret, pepper.bytes),
      pepperId: pepper.id,
      lastFour: secret.slice(-4),
      ...sealed,
    };
    await insertOnce(
      () => manager.insert(ApiKey, row),
      'api_keys_pkey',
      () => new ApiKeyError('this key has already been created; see the list'),
    );
    return { apiKey: await manager.findOneByOrFail(ApiKey, { id }), secret };
  }
}
