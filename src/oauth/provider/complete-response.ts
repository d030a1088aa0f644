import type { KoaContextWithOIDC } from 'oidc-provider';
import { SCOPES } from '../../common/http/scopes.js';
import { restrictDescription } from './oauth-errors.js';
import { IDENTITY_SCOPES } from '../consents/requested-scopes.js';

/** Adjusts responses of oidc-provider that none of its options change. */
export function completeResponse(ctx: KoaContextWithOIDC) {
  // Clients that parse every response as JSON fail on an empty one.
  if (ctx.path === '/oauth/revoke' && ctx.status === 200 && !ctx.body) ctx.body = {};
  restrictDescription(ctx);
  if (ctx.status === 401 && !ctx.response.get('www-authenticate')) challengeClient(ctx);
  // oidc-provider responds with 404 to a preflight without `Access-Control-Request-Method`.
  if (ctx.method === 'OPTIONS' && ctx.status === 404) ctx.status = 204;
  if (ctx.path.startsWith('/.well-known/') && ctx.status === 200) {
    Object.assign(ctx.body as object, {
      scopes_supported: [...Object.keys(SCOPES), ...IDENTITY_SCOPES],
      resource_parameter_supported: undefined,
    });
  }
}

/**
 * Adds the challenge that every 401 has (RFC 9110 section 15.5.2). oidc-provider adds it only for a client that used the
 * `Authorization` header.
 */
function challengeClient(ctx: KoaContextWithOIDC) {
  const { error, error_description: description } = ctx.body as Record<string, string>;
  const { issuer } = ctx.oidc.provider;
  ctx.set(
    'www-authenticate',
    `Basic realm="${issuer}", error="${error}", error_description="${description}"`,
  );
}
