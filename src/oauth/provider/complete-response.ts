import type { KoaContextWithOIDC } from 'oidc-provider';
import { SCOPES } from '../../common/http/scopes.js';
import { restrictDescription } from './oauth-errors.js';
import { IDENTITY_SCOPES } from '../consents/requested-scopes.js';

/** Adjusts responses of oidc-provider that none of its options change. */
export function completeResponse(ctx: KoaContextWithOIDC) {
  // Clients that parse every response as JSON fail on an empty one.
  if (ctx.path === '/oauth/revoke' && ctx.status === 200 && !ctx.body) ctx.body = {};
  restrictDescription(ctx);
  // oidc-provider responds with 404 to a preflight without `Access-Control-Request-Method`.
  if (ctx.method === 'OPTIONS' && ctx.status === 404) ctx.status = 204;
  if (ctx.path.startsWith('/.well-known/') && ctx.status === 200) {
    Object.assign(ctx.body as object, {
      scopes_supported: [...Object.keys(SCOPES), ...IDENTITY_SCOPES],
      resource_parameter_supported: undefined,
    });
  }
}
