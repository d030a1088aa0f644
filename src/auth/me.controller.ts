import { Get } from '@nestjs/common';
import { CurrentPrincipal, V1Controller } from '../common/http/access.js';
import { Documented } from '../common/openapi/documented.js';
import type { Principal } from '../common/http/principal.js';
import { ME, ME_EXAMPLE } from './me-schema.js';
import { MonthlyLimits } from './monthly-limits.js';

/** Describes the caller and its limits, for any valid credential. */
@V1Controller('me')
export class MeController {
  constructor(private readonly monthly: MonthlyLimits) {}

  @Documented({
    id: 'getMe',
    tag: 'Account',
    summary: 'Get the caller',
    description: 'The credential, its account and the limits in effect.',
    data: ME,
    example: ME_EXAMPLE,
  })
  @Get()
  async get(@CurrentPrincipal() principal: Principal) {
    const { credential, account } = principal;
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
        ...(await this.monthly.limitsOf(principal)),
      },
    };
  }
}
