import { Get } from '@nestjs/common';
import { CurrentPrincipal, V1Controller } from '../common/http/access.js';
import { Documented } from '../common/openapi/documented.js';
import { TokenQuota } from '../usage/token-quota.js';
import type { Principal } from '../common/http/principal.js';
import { ME, ME_EXAMPLE } from './me-schema.js';

/** Describes the caller and its limits, for any valid credential. */
@V1Controller('me')
export class MeController {
  constructor(private readonly quota: TokenQuota) {}

  @Documented({
    id: 'getMe',
    tag: 'Account',
    summary: 'Get the caller',
    description: 'The credential, its account and the limits in effect.',
    data: ME,
    example: ME_EXAMPLE,
  })
  @Get()
  async get(@CurrentPrincipal() { credential, account }: Principal) {
    return {
      credential: {
        type: credential.type,
        id: credential.id,
        name: credential.name,
        client_id: credential.clientId,
        scopes: [...credential.scopes],
        expires_at: credential.expiresAt === null ? null : new Date(credential.expiresAt).toISOString(),
      },
      account: { id: account.id, name: account.name, plan: account.plan },
      limits: {
        requests_per_minute: account.requestsPerMinute,
        concurrency: account.concurrency,
        tokens_per_month: account.tokensPerMonth,
        tokens_used: await this.quota.used(account.id),
      },
    };
  }
}
