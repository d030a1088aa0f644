import type { Schema } from '../common/openapi/schemas.js';
import { json, operation, typed, type Paths } from './described-operation.js';
import { DATABASE_UNAVAILABLE, KEY_SET } from './oauth-responses.js';

const tag = 'OAuth';
const uri = { type: 'string', format: 'uri' };
const strings = { type: 'array', items: { type: 'string' } };
const ISSUER = 'https://copydesk.example';

/** A document with at least these members. */
function metadata(properties: Record<string, Schema>): Schema {
  return { type: 'object', required: Object.keys(properties), properties };
}

const SERVER = metadata({
  issuer: uri,
  authorization_endpoint: uri,
  token_endpoint: uri,
  revocation_endpoint: uri,
  introspection_endpoint: uri,
  pushed_authorization_request_endpoint: uri,
  jwks_uri: uri,
  userinfo_endpoint: uri,
  end_session_endpoint: uri,
  scopes_supported: strings,
  response_types_supported: strings,
  grant_types_supported: strings,
  code_challenge_methods_supported: strings,
  token_endpoint_auth_methods_supported: strings,
  client_id_metadata_document_supported: { const: true },
});

const SERVER_EXAMPLE = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/oauth/authorize`,
  token_endpoint: `${ISSUER}/oauth/token`,
  revocation_endpoint: `${ISSUER}/oauth/revoke`,
  introspection_endpoint: `${ISSUER}/oauth/introspect`,
  pushed_authorization_request_endpoint: `${ISSUER}/oauth/par`,
  jwks_uri: `${ISSUER}/oauth/jwks`,
  userinfo_endpoint: `${ISSUER}/oauth/userinfo`,
  end_session_endpoint: `${ISSUER}/oauth/logout`,
  scopes_supported: ['generate', 'refine'],
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  client_id_metadata_document_supported: true,
};

const RESOURCE = metadata({
  resource: uri,
  authorization_servers: strings,
  scopes_supported: strings,
  bearer_methods_supported: strings,
  resource_name: { type: 'string' },
});

const RESOURCE_EXAMPLE = {
  resource: `${ISSUER}/v1`,
  authorization_servers: [ISSUER],
  scopes_supported: ['generate', 'refine', 'templates:read'],
  bearer_methods_supported: ['header'],
  resource_name: 'Copydesk',
};

function document(id: string, summary: string, description: string, schema: Schema, example: object) {
  const responses = { 200: json('The document.', schema, example) };
  return { get: operation({ id, tag, summary, description, responses }) };
}

/** Where programs find out about the authorization server, its keys and the API. */
export const METADATA_PATHS: Paths = {
  '/.well-known/oauth-authorization-server': document(
    'readServerMetadata',
    'The authorization server',
    'Its endpoints and what they support (RFC 8414).',
    SERVER,
    SERVER_EXAMPLE,
  ),
  '/.well-known/openid-configuration': document(
    'readProviderMetadata',
    'The authorization server, for OpenID Connect',
    'The same document at the path that OpenID Connect Discovery defines.',
    SERVER,
    SERVER_EXAMPLE,
  ),
  '/.well-known/oauth-protected-resource/v1': document(
    'readResourceMetadata',
    'The API as a protected resource',
    'Every 401 response refers to it (RFC 9728).',
    RESOURCE,
    RESOURCE_EXAMPLE,
  ),
  '/.well-known/oauth-protected-resource/mcp': document(
    'readMcpResourceMetadata',
    'The MCP endpoint as a protected resource',
    'MCP clients find the authorization server here. Access tokens for one resource do not work for the other.',
    RESOURCE,
    { ...RESOURCE_EXAMPLE, resource: `${ISSUER}/mcp` },
  ),
  '/oauth/jwks': {
    get: operation({
      id: 'readSigningKeys',
      tag,
      summary: 'The public keys of ID tokens',
      description: 'A replaced key stays published for a week.',
      responses: {
        200: typed('application/jwk-set+json', 'A JWK set (RFC 7517).', KEY_SET, {
          keys: [
            {
              kty: 'EC',
              crv: 'P-256',
              x: 'f83OJ3D2x…',
              y: 'x_FEzRu9m…',
              kid: 'Xk1…',
              alg: 'ES256',
              use: 'sig',
            },
          ],
        }),
        503: DATABASE_UNAVAILABLE,
      },
    }),
  },
};
