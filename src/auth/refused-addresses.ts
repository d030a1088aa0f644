import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AuditLog } from '../audit/audit-log.js';
import { ANONYMOUS } from '../audit/audit-origin.js';
import type { Request } from '../common/http/request.js';
import { Log } from '../common/logging/log.js';

/** A program that calls from a wrong address does so again and again: it is told of once in that time. */
const TOLD_FOR_MS = 600_000;
const REMEMBERED_MAX = 10_000;

/** Tells the owner of a key, by the audit log, that somebody used it from an address that it is not for. */
@Injectable()
export class RefusedAddresses {
  private readonly told = new LRUCache<string, true>({ max: REMEMBERED_MAX, ttl: TOLD_FOR_MS });

  constructor(
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  /** The refusal does not depend on it: what can't be written is logged. */
  async note({ principal, ip: address, id: requestId }: Request): Promise<void> {
    const { account, credential } = principal!;
    const occasion = `${credential.id} ${address}`;
    if (this.told.has(occasion)) return;
    this.told.set(occasion, true);
    const target = { type: 'key', id: credential.id, name: credential.name };
    try {
      await this.audit.note(
        { action: 'key.address_refused', accountId: account.id, target },
        { actor: ANONYMOUS, address, requestId },
      );
    } catch (error) {
      this.told.delete(occasion);
      this.log.warn({ err: error, keyId: credential.id }, 'a refused address could not be audited');
    }
  }
}
