import type { Surface } from './response-rules.js';
import type { Page } from './browser.js';
import { PASSWORD } from './factories.js';
import { call } from './http.js';
import type { TestApp } from './app.js';

/** The input of a route, as described by the OpenAPI document or the forms of its pages. */
export interface Target {
  method: string;
  /** The path with its parameters, such as `/v1/templates/:id`. */
  path: string;
  surface: Surface;
  /** Names of query parameters. */
  query: string[];
  /** Possible values of each path parameter. */
  ids: string[];
  /** A valid JSON body. */
  json?: object;
  /** Fields of a form (query parameters for GET) with their values in the page. */
  form?: Record<string, string[]>;
}

/** Parameters of RFC 6749, 7009, 7636, 7662, 8707, 9101, 9126 and OpenID Connect. */
const OAUTH_NAMES =
  'client_id client_secret grant_type code redirect_uri code_verifier refresh_token token token_type_hint scope ' +
  'state response_type code_challenge code_challenge_method prompt max_age nonce resource response_mode login_hint ' +
  'ui_locales acr_values claims id_token_hint request request_uri display username password assertion';
const OAUTH_VALUES: Record<string, string[]> = {
  client_id: ['{app}'],
  client_secret: ['{secret}'],
  grant_type: ['authorization_code', 'refresh_token', 'password', 'client_credentials'],
  redirect_uri: ['https://app.example/callback'],
  response_type: ['code', 'token', 'code id_token', 'none'],
  code_challenge: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  code_challenge_method: ['S256', 'plain'],
  prompt: ['none', 'login', 'consent', 'login consent'],
  scope: ['generate refine', 'openid', 'templates:read offline_access'],
  token: ['{token}', '{key}'],
  refresh_token: ['{token}'],
  max_age: ['0', '1'],
};
const OAUTH_FORM = Object.fromEntries(
  OAUTH_NAMES.split(' ').map((name) => [name, OAUTH_VALUES[name] ?? ['x']]),
);

const AUTHORIZE_FORM = Object.fromEntries(
  'client_id redirect_uri response_type scope state code_challenge code_challenge_method'
    .split(' ')
    .map((name) => [name, [OAUTH_VALUES[name]?.[0] ?? 'x']]),
);

/** A message that calls a tool; its parts become others. */
const TOOL_CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'generate',
    arguments: { prompt: 'bread', template: 'email', options: { tone: 'formal' } },
  },
};

/** The kind of object that a path parameter identifies, by the start of the path. */
const IDS: readonly (readonly [path: string, ids: string[]])[] = [
  ['/v1/templates', ['email']],
  ['/v1/generations', ['{generation}']],
  ['/history', ['{generation}']],
  ['/settings/api-keys', ['{apiKey}']],
  ['/settings/webhooks', ['00000000-0000-4000-8000-000000000000']],
  ['/v1/webhooks', ['00000000-0000-4000-8000-000000000000']],
  ['/settings/connected-apps', ['{app}']],
  ['/developer/apps', ['{ownApp}', '{app}']],
  ['/admin/accounts', ['{account}']],
  ['/admin/keys', ['{apiKey}']],
  ['/admin/apps', ['{app}', '{ownApp}']],
  ['/admin/plans', ['free']],
  ['/oauth', ['{uid}']],
];

const idsOf = (path: string) => IDS.find(([start]) => path.startsWith(start))?.[1] ?? ['x'];

/** Every route of the router but the endless streams of live pages, with its input from the OpenAPI document and the pages. */
export async function findTargets(service: TestApp, pages: readonly Page[]): Promise<Target[]> {
  const document = (await call(service.url, 'GET', '/openapi.json')).body;
  const forms = pages.flatMap(formsOf);
  const routes = service.routes.filter((route) => !route.endsWith('/requests/live'));
  return routes.map((route) => {
    const [method, path] = route.split(' ') as [string, string];
    const surface = surfaceOf(path);
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const form = forms.filter((one) => one.method === method && matches(path, one.action));
    const fields = Object.assign({}, ...form.map((one) => one.fields)) as Record<string, string[]>;
    const schema = operation?.requestBody?.content['application/json']?.schema;
    const isForm = method === 'POST' && (surface === 'page' || surface === 'oauth');
    const isAuthorize = method === 'GET' && path.endsWith('/authorize');
    return {
      method,
      path,
      surface,
      query: namesOf(operation, fields, path),
      ids: idsOf(path),
      ...(path === '/mcp' && method === 'POST' && { json: TOOL_CALL }),
      ...(schema && { json: { ...(sampleOf(schema, document) as object), generation_id: undefined } }),
      ...(isAuthorize && { form: AUTHORIZE_FORM }),
      ...(isForm && {
        form: path.includes('oauth') ? { ...OAUTH_FORM, ...fields } : { csrf: ['{csrf}'], ...fields },
      }),
    };
  });
}

function namesOf(operation: any, fields: Record<string, string[]>, path: string): string[] {
  const documented = (operation?.parameters ?? []).filter((one: any) => one.in === 'query');
  const oauth = path.endsWith('/authorize') ? OAUTH_NAMES.split(' ') : [];
  return [...documented.map((one: any) => one.name), ...Object.keys(fields), ...oauth, 'return_to', 'page'];
}

function surfaceOf(path: string): Surface {
  if (/^\/(?:v1\/)?oauth\/|^\/\.well-known\/o/.test(path)) return 'oauth';
  if (path.startsWith('/v1/')) return 'api';
  if (path === '/mcp') return 'mcp';
  if (/^\/(?:health|metrics|openapi|docs\/|assets|search\/results|[\w-]+\.\w+)/.test(path)) return 'file';
  return path.includes('.') ? 'file' : 'page';
}

interface Form {
  method: string;
  action: string;
  fields: Record<string, string[]>;
}

/** The forms of a page: their actions, and the possible values of their fields. */
export function formsOf({ html }: Page): Form[] {
  const found = html.matchAll(/<form method="(get|post)" action="([^"]*)"[^>]*>(.*?)<\/form>/gs);
  return [...found].map(([, method, action, content]) => ({
    method: method!.toUpperCase(),
    action: action!.split('?')[0]!,
    fields: fieldsOf(content!),
  }));
}

const KNOWN_FIELDS: Record<string, string[]> = {
  csrf: ['{csrf}'],
  email: ['{email}', 'somebody@example.com'],
  password: [PASSWORD],
  current: [PASSWORD],
};

function fieldsOf(html: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [tag, name] of html.matchAll(/<(?:input|button)\b[^>]*\bname="([^"]+)"[^>]*>/g)) {
    fields[name!] = [...(fields[name!] ?? []), /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? 'x'];
  }
  for (const [, name] of html.matchAll(/<textarea\b[^>]*\bname="([^"]+)"/g)) fields[name!] = ['x'];
  for (const [, name, options] of html.matchAll(/<select\b[^>]*\bname="([^"]+)"[^>]*>(.*?)<\/select>/gs))
    fields[name!] = [...options!.matchAll(/<option[^>]*\bvalue="([^"]*)"/g)].map(([, value]) => value!);
  for (const name of Object.keys(fields)) fields[name] = KNOWN_FIELDS[name] ?? fields[name]!;
  return fields;
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** A value that is valid for a schema of the document. */
function sampleOf(schema: any, document: any): unknown {
  if (schema.$ref) return sampleOf(document.components.schemas[schema.$ref.split('/').at(-1)], document);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part: any) => sampleOf(part, document)));
  if (schema.properties) {
    const entries = Object.entries<any>(schema.properties);
    return Object.fromEntries(entries.map(([name, property]) => [name, sampleOf(property, document)]));
  }
  if (schema.enum) return schema.enum[0];
  const samples: Record<string, unknown> = {
    string: 'en',
    integer: 1,
    boolean: false,
    array: ['x'],
    object: {},
  };
  return schema.example ?? schema.default ?? samples[schema.type];
}
