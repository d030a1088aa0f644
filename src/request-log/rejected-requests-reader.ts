import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { CredentialRef } from '../common/errors/error-context.js';
import { AccountQueries, ALL_ACCOUNTS } from '../database/account-queries.js';
import { joinOwners, readNamedCalls, type CallNames } from './named-calls.js';
import { StoredRejectedRequest } from './rejected-request.entity.js';
import type { RejectedRequest } from './rejected-request.js';

/** A rejected request with the current names of its account and credential. */
export type FoundRequest = RejectedRequest & CallNames;

/** Callers can send the same id with every request; the latest requests are shown. */
const FOUND_MAX = 20;

/** Finds rejected requests by their id. */
@Injectable()
export class RejectedRequestsReader {
  constructor(
    @InjectRepository(StoredRejectedRequest) private readonly requests: Repository<StoredRejectedRequest>,
    private readonly queries: AccountQueries,
  ) {}

  /**
   * Finds the requests of an account's keys and tokens, and those of the apps that it registered, the latest first;
   * of all accounts where `accountId` is null.
   */
  find(requestId: string, accountId: string | null): Promise<FoundRequest[]> {
    return this.queries.run(accountId ?? ALL_ACCOUNTS, async () => {
      const query = joinOwners(this.requests.createQueryBuilder('rejected').where({ requestId }));
      if (accountId !== null)
        query.andWhere('(rejected.accountId = :accountId OR client.accountId = :accountId)', { accountId });
      const found = await readNamedCalls(query.orderBy('rejected.seq', 'DESC').limit(FOUND_MAX));
      return found.map((request) => ({ ...request, credentialRef: credentialRefOf(request) }));
    });
  }
}

function credentialRefOf({
  accountId,
  credentialType,
  credentialId,
  clientId,
}: StoredRejectedRequest): CredentialRef | null {
  if (accountId === null || credentialType === null || credentialId === null) return null;
  return { type: credentialType, id: credentialId, clientId, accountId };
}
