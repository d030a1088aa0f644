import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { CredentialRef } from '../common/errors/error-context.js';
import { AccountQueries, ALL_ACCOUNTS } from '../database/account-queries.js';
import { StoredRejectedRequest } from './rejected-request.entity.js';
import type { RejectedRequest } from './rejected-request.js';

/** A refused request with the current names of its account and credential. */
export interface FoundRequest extends RejectedRequest {
  /** The account's email address; null without a known credential. */
  account: string | null;
  /** The name of the key or app; null where it is unknown or has been deleted. */
  credentialName: string | null;
}

/** Callers can send the same id with every request; the latest requests are shown. */
const FOUND_MAX = 20;

/** Finds refused requests by their id. */
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
      const query = this.requests.createQueryBuilder('refused').where({ requestId });
      query.leftJoin('accounts', 'account', 'account.id = refused.accountId');
      query.leftJoin('api_keys', 'key', KEY_OF_REQUEST);
      query.leftJoin('oauth_clients', 'client', 'client.id = refused.clientId');
      query.addSelect('account.email', 'email').addSelect('coalesce(key.name, client.name)', 'name');
      if (accountId !== null)
        query.andWhere('(refused.accountId = :accountId OR client.accountId = :accountId)', { accountId });
      query.orderBy('refused.seq', 'DESC').limit(FOUND_MAX);
      const { entities, raw } = await query.getRawAndEntities<{
        email: string | null;
        name: string | null;
      }>();
      return entities.map((request, index) => {
        const { email, name } = raw[index]!;
        return { ...request, credentialRef: credentialRefOf(request), account: email, credentialName: name };
      });
    });
  }
}

// Other credentials than keys have ids that are no UUIDs.
const KEY_OF_REQUEST = `
  key.id = CASE WHEN refused.credentialType = 'api_key' THEN CAST(refused.credentialId AS uuid) END`;

function credentialRefOf({
  accountId,
  credentialType,
  credentialId,
  clientId,
}: StoredRejectedRequest): CredentialRef | null {
  if (accountId === null || credentialType === null || credentialId === null) return null;
  return { type: credentialType, id: credentialId, clientId, accountId };
}
