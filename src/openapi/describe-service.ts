import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { RESPONSE_HEADERS } from '../common/openapi/response-headers.js';
import { NAMED_SCHEMAS } from '../common/openapi/schemas.js';
import { SCOPES } from '../common/http/scopes.js';
import { IDENTITY_PATHS } from './identity-paths.js';
import { METADATA_PATHS } from './metadata-paths.js';
import { OAUTH_PATHS } from './oauth-paths.js';
import { OPERATION_PATHS } from './operation-paths.js';
import { addRequestExamples } from './request-examples.js';
import { WEBHOOK_EVENTS } from './webhook-events.js';

const DESCRIPTION = `Generates and improves content. Requests and responses are JSON in UTF-8. Changes within \`/v1\` are additive.

**Order of checks.** Unknown route (404), credential (401), limits (429), suspension, address and scope (403), the body (400), objects, templates and models (404), the month's quota (403). The body is read after the first four.

**Methods.** \`HEAD\` works where \`GET\` does; \`OPTIONS\` answers CORS preflights of any origin, without cookies.`;

const TAGS = {
  Texts: 'Generate and refine text.',
  Jobs: 'Generate and refine in the background.',
  Templates: 'Templates for generated text.',
  Models: 'Models that write texts.',
  History: 'The generations of the account.',
  Usage: 'Requests and tokens, by day and credential.',
  Webhooks: 'Endpoints that events are sent to. The `webhooks` section describes the events.',
  Account: 'The caller and its limits.',
  OAuth: 'Access for third-party apps. Errors follow RFC 6749 instead of the API’s envelope.',
  Operation: 'For operators.',
};

/** Generates the OpenAPI 3.1 document from the controllers and DTOs. */
export function describeService(app: INestApplication, publicUrl: string, version: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Copydesk')
    .setDescription(DESCRIPTION)
    .setVersion(version)
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .setContact('The operator of this service', publicUrl, '')
    .setExternalDoc('Versioning policy', `${publicUrl}/docs/versioning`)
    .addServer(publicUrl)
    .addSecurity('apiKey', {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'opaque',
      description: API_KEY_TEXT,
    })
    .addOAuth2(oauth2(publicUrl), 'oauth2')
    .addSecurity('oauthClient', { type: 'http', scheme: 'basic', description: OAUTH_CLIENT_TEXT })
    .addSecurity('metricsToken', { type: 'http', scheme: 'bearer', description: 'The METRICS_TOKEN.' });
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const config = builder.build();
  if (config.info.contact) delete config.info.contact.email;
  const document = SwaggerModule.createDocument(app, config, { onlyIncludeDecoratedEndpoints: true });
  return complete(document);
}

const API_KEY_TEXT =
  'An API key (`cdk_live_…`) of the account. Keep it secret: use it on servers, never in browsers or apps.';

const OAUTH_CLIENT_TEXT =
  "An app's `client_id` and `client_secret`; both can be sent in the form instead. A public app sends only its id.";

function oauth2(issuer: string) {
  return {
    type: 'oauth2' as const,
    description: `For third-party apps: authorization code with PKCE (S256). Metadata: ${issuer}/.well-known/oauth-authorization-server`,
    flows: {
      authorizationCode: {
        authorizationUrl: `${issuer}/oauth/authorize`,
        tokenUrl: `${issuer}/oauth/token`,
        refreshUrl: `${issuer}/oauth/token`,
        scopes: { ...SCOPES },
      },
    },
  };
}

/** Adds shared components and the operations outside `/v1`, and closes every request schema to other fields. */
function complete(document: OpenAPIObject): OpenAPIObject {
  const components = document.components!;
  const requests = Object.entries(components.schemas ?? {}).map(([name, schema]) => [
    name,
    { ...schema, additionalProperties: false },
  ]);
  components.schemas = { ...Object.fromEntries(requests), ...NAMED_SCHEMAS };
  components.headers = { ...RESPONSE_HEADERS };
  Object.assign(document.paths, OAUTH_PATHS, IDENTITY_PATHS, METADATA_PATHS, OPERATION_PATHS);
  addRequestExamples(document);
  return Object.assign(document, { webhooks: WEBHOOK_EVENTS });
}
