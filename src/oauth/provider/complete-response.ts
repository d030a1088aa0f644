import type { KoaContextWithOIDC } from 'oidc-provider';
import { SCOPES } from '../../common/http/scopes.js';
import { restrictDescription } from './oauth-errors.js';
import { IDENTITY_SCOPES } from '../consents/requested-scopes.js';

/** Adjusts responses of oidc-provider that none of its options change. */
export function completeResponse(ctx: KoaContextWithOIDC) {
  // Clients that parse every response as JSON fail on an empty one.
  if (ctx.path === '/oauth/revoke' && ctx.status === 200 && !ctx.body) ctx.body = {};
  restrictDescription(ctx);
  // An ID token is not active, either (RFC 7662 section 2.2).
  if (ctx.path === '/oauth/introspect' && errorOf(ctx) === 'unsupported_token_type') {
    ctx.status = 200;
    ctx.body = { active: false };
  }
  if (ctx.status === 401 && !ctx.response.get('www-authenticate')) challengeClient(ctx);
  // oidc-provider responds with 404 to a preflight without `Access-Control-Request-Method`.
  if (ctx.method === 'OPTIONS' && ctx.status === 404) ctx.status = 204;
  if (ctx.path.startsWith('/.well-known/') && ctx.status === 200) {
    const metadata = ctx.body as { claims_supported?: string[] };
    Object.assign(metadata, {
      scopes_supported: [...Object.keys(SCOPES), ...IDENTITY_SCOPES],
      // No client has `sid`, which is for back-channel logout.
      claims_supported: metadata.claims_supported?.filter((name) => name !== 'sid'),
      resource_parameter_supported: undefined,
    });
  }
}

function errorOf({ body }: KoaContextWithOIDC): unknown {
  return (body as { error?: unknown } | undefined)?.error;
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
