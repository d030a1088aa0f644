import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AuditLog } from '../audit/audit-log.js';
import { ANONYMOUS } from '../audit/audit-origin.js';
import type { Request } from '../common/http/request.js';
import { Log } from '../common/logging/log.js';

/** A program that calls from a wrong address retries, so it is audited once per interval. */
const AUDITED_FOR_MS = 600_000;
const REMEMBERED_MAX = 10_000;

/** Records in the audit log of a key's owner that the key was used from an address that is not allowed. */
@Injectable()
export class RejectedAddresses {
  private readonly audited = new LRUCache<string, true>({ max: REMEMBERED_MAX, ttl: AUDITED_FOR_MS });

  constructor(
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  /** Never fails: an event that cannot be written is logged. */
  async note({ principal, ip: address, id: requestId }: Request): Promise<void> {
    const { account, credential } = principal!;
    const occasion = `${credential.id} ${address}`;
    if (this.audited.has(occasion)) return;
    this.audited.set(occasion, true);
    const target = { type: 'key', id: credential.id, name: credential.name };
    try {
      await this.audit.note(
        { action: 'key.address_refused', accountId: account.id, target },
        { actor: ANONYMOUS, address, requestId },
      );
    } catch (error) {
      this.audited.delete(occasion);
      this.log.warn({ err: error, keyId: credential.id }, 'a rejected address could not be audited');
    }
  }
}
