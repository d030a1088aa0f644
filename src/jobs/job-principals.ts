import { Injectable } from '@nestjs/common';
import { KeyVerifier } from '../api-keys/key-verifier.js';
import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { AccessTokensService } from '../oauth/tokens/access-tokens.service.js';
import type { Job } from './job.entity.js';
import { checkSuspension } from '../common/http/suspension.js';

/** Finds out, when a job runs, for whom it runs. */
@Injectable()
export class JobPrincipals {
  constructor(
    private readonly keys: KeyVerifier,
    private readonly tokens: AccessTokensService,
  ) {}

  /**
   * Returns the account and credential of a job as they are now. The access token may have expired, but the key or grant
   * must still be valid: throws `invalid_credential`, `account_suspended` or `insufficient_scope`.
   */
  async of({ credentialType, credentialId, operation }: Job): Promise<Principal> {
    const principal =
      credentialType === 'api_key'
        ? await this.keys.find(credentialId)
        : await this.tokens.findGrant(credentialId);
    if (!principal) throw new AppError('invalid_credential', ENDED[credentialType]);
    checkSuspension(principal);
    if (!principal.credential.scopes.has(operation))
      throw new AppError('insufficient_scope', `The credential no longer has the scope ${operation}.`);
    return principal;
  }
}

const ENDED: Record<Job['credentialType'], string> = {
  api_key: 'The API key that enqueued this job is no longer valid.',
  oauth_token: 'The app that enqueued this job is no longer authorized to act for the account.',
  dashboard: 'The dashboard enqueues no jobs.',
};
