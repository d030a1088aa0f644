import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import { ApiKey } from './api-key.entity.js';
import { digestKey, isWellFormedKey } from './key-format.js';
import { PEPPER } from './key-maker.js';

/** Finds the owner of a leaked key. */
@Injectable()
export class KeyLookups {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly keyRing: KeyRing,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the id of the key with that secret, including ended keys; null if there is none. Audited. */
  async find(text: string): Promise<string | null> {
    const secret = text.trim();
    if (!isWellFormedKey(secret)) return null;
    const digests = this.keyRing.all(PEPPER).map(({ bytes }) => digestKey(secret, bytes));
    const key = await this.keys.findOneBy({ digest: In(digests) });
    if (!key) return null;
    const target = { type: 'key', id: key.id, name: key.name };
    await this.audit.note({ action: 'key.looked_up', accountId: key.accountId, target });
    return key.id;
  }
}
