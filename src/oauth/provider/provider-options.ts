// The configuration of oidc-provider in one place. Each value differs from the default or is pinned, because defaults
// change in minor versions.
import { errors, type Configuration } from 'oidc-provider';
import { DEFAULT_SCOPES } from '../../common/http/scopes.js';
import { policy, type ConsentRules } from './interaction-policy.js';
import { showLogoutEndPage, showLogoutPage } from '../logout/logout-pages.js';
import { scopesInForce } from '../consents/scopes-in-force.js';
import { SPENDING_DETAILS, spendingRequests, type SpendingSettings } from '../consents/spending-details.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;

interface ProviderSettings extends ConsentRules, SpendingSettings {
  /** The resources that access tokens can be for, by their URLs. The first is the default. */
  resources: readonly [string, ...string[]];
  isSecure: boolean;
  jwks: NonNullable<Configuration['jwks']>;
  cookieKeys: readonly string[];
  /** Reports whether neither the app nor the account is suspended. */
  isActive(clientId: string, accountId: string): Promise<boolean>;
  adapter: Configuration['adapter'];
  findAccount: Configuration['findAccount'];
  loadExistingGrant: Configuration['loadExistingGrant'];
  renderError: Configuration['renderError'];
}

/** Only the code flow, PKCE for all apps, opaque tokens, rotated refresh tokens (RFC 9700). */
export function providerOptions(settings: ProviderSettings): Configuration {
  const { resources } = settings;
  return {
    adapter: settings.adapter,
    findAccount: settings.findAccount,
    loadExistingGrant: settings.loadExistingGrant,
    renderError: settings.renderError,
    jwks: settings.jwks,
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      introspection: '/oauth/introspect',
      pushed_authorization_request: '/oauth/par',
      jwks: '/oauth/jwks',
      end_session: '/oauth/logout',
      userinfo: '/oauth/userinfo',
    },
    interactions: {
      url: (_ctx, { uid }) => `/oauth/interaction/${uid}`,
      policy: policy(settings),
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: isOwnToken },
      introspection: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => {
          if (client.clientId !== token.clientId || !('accountId' in token)) return false;
          if (!(await settings.isActive(client.clientId, token.accountId))) return false;
          // The response shows the scopes currently in effect. This is the last hook before it; the token is not saved.
          const allowed = await settings.allowedScopes(client.clientId);
          token.scope = scopesInForce(token.scope?.split(' ') ?? [], allowed).join(' ');
          return true;
        },
      },
      resourceIndicators: {
        enabled: true,
        // Apps of the API need not send `resource`.
        defaultResource: (_ctx, _client, oneOf) => oneOf?.[0] ?? resources[0],
        useGrantedResource: () => true,
        getResourceServerInfo: async (ctx, resource, client) => {
          if (!resources.includes(resource)) throw new errors.InvalidTarget();
          // The consent page grants scopes for one resource.
          if (new Set([ctx.oidc.params?.resource].flat()).size > 1)
            throw new errors.InvalidTarget('only one resource can be requested');
          const scope = (await settings.allowedScopes(client.clientId)).join(' ');
          return { audience: resource, accessTokenFormat: 'opaque', accessTokenTTL: HOUR, scope };
        },
      },
      richAuthorizationRequests: spendingRequests(settings),
      pushedAuthorizationRequests: {
        enabled: true,
        requirePushedAuthorizationRequests: false,
        allowUnregisteredRedirectUris: false,
      },
      userinfo: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => showLogoutPage(ctx),
        postLogoutSuccessSource: showLogoutEndPage,
      },
      backchannelLogout: { enabled: false },
      clientCredentials: { enabled: false },
      // Off, because the API does not check proofs, and a bound token would suggest that it does.
      dPoP: { enabled: false },
      registration: { enabled: false },
      deviceFlow: { enabled: false },
      requestObjects: { enabled: false },
      claimsParameter: { enabled: false },
    },
    // Ours, not the library's experimental feature (docs/decisions/client-documents.md).
    discovery: { client_id_metadata_document_supported: true },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // ID tokens contain the claims too, for apps that do not call the userinfo endpoint.
    conformIdTokenClaims: false,
    subjectTypes: ['public'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
      authorization_details_types: [SPENDING_DETAILS],
    },
    extraParams: {
      // Called even when the parameter is missing.
      scope: async (ctx, value, client) => {
        if (value !== undefined || !ctx.oidc.params) return;
        const allowed = await settings.allowedScopes(client.clientId);
        ctx.oidc.params.scope = scopesInForce(DEFAULT_SCOPES, allowed).join(' ');
      },
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    acceptQueryParamAccessTokens: false,
    enableHttpPostMethods: false,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    clientBasedCORS: (_ctx, origin, client) =>
      client.tokenEndpointAuthMethod === 'none' &&
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    ttl: {
      AuthorizationCode: 60,
      AccessToken: HOUR,
      IdToken: HOUR,
      RefreshToken: 30 * DAY,
      Grant: 365 * DAY,
      Interaction: 1_800,
      PushedAuthorizationRequest: 60,
      Session: DAY,
    },
    cookies: {
      keys: [...settings.cookieKeys],
      // The others have a path, which `__Host-` forbids.
      names: {
        session: settings.isSecure ? '__Host-copydesk_as' : 'copydesk_as',
        interaction: 'copydesk_interaction',
        resume: 'copydesk_resume',
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
  };
}

/** Another app's token is not revoked (RFC 7009 section 2.1); only an authenticated app gets an error. */
function isOwnToken(
  _ctx: unknown,
  client: { clientId: string; tokenEndpointAuthMethod?: string },
  token: object,
) {
  if (client.clientId === (token as { clientId?: string }).clientId) return true;
  if (client.tokenEndpointAuthMethod !== 'none')
    throw new errors.InvalidRequest('client is not authorized to revoke the presented token');
  return false;
}
