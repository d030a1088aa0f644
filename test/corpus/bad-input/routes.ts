import { posted, type BadInput } from './bad-input.js';

const ID = `gen_${'0'.repeat(32)}`;
const unknown = { status: 404, reason: 'route_not_found' } as const;

/** Paths that name nothing, and paths that name files of ours. */
const PATHS: readonly string[] = [
  '/v1',
  '/v1/',
  '/v1//me',
  '//v1/me',
  '/v1/me/',
  '/v1/me//',
  '/v1/Me',
  '/V1/me',
  '/v1/m%65/x',
  '/v1/me%2f',
  '/v1/me%00',
  '/v1/me.json',
  '/v1/me;a=b',
  '/v1/.',
  '/v1/%2e%2e/health/live',
  '/v1/..%2fhealth%2flive',
  '/v1/templates/email/x',
  '/v1/templates/..%2f..%2fetc%2fpasswd/x',
  '/v1/%',
  '/v1/%zz',
  '/v1/%c0%af',
  '/v1/%ff%fe',
  '/v1/%u0041',
  '/v1/%25%32%65',
  '/v1/users',
  '/v1/keys',
  '/v1/api-keys',
  '/v1/admin',
  '/v1/accounts/1',
  '/v1/internal',
  '/v1/debug',
  '/v1/graphql',
  '/v1/openapi.json',
  '/v1/health',
  '/v1/metrics',
  '/v1/generate/x',
  '/v1/refine/x',
  `/v1/generations/${ID}/x`,
  '/v0/me',
  '/v2/me',
  '/v1.0/me',
  '/v10/me',
  '/api/v1/me',
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/dist/src/main.js',
  '/src/main.ts',
  '/node_modules/',
  '/server-status',
  '/actuator/env',
  '/wp-login.php',
  '/phpinfo.php',
  '/swagger.json',
  '/debug/pprof/',
  '/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/data/secret-key',
  '/docs/../../etc/passwd',
  '/docs/x/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/static/main.js',
  '/robots.txt/x',
  `/v1/${'a'.repeat(8_000)}`,
  `/v1/${'%61'.repeat(2_000)}`,
  `/v1/${'a/'.repeat(2_000)}`,
];

/** Ids that no generation and no template can have. */
const IDS: readonly string[] = [
  'x',
  'gen_',
  `gen_${'g'.repeat(32)}`,
  `GEN_${'0'.repeat(32)}`,
  ID,
  `${ID}0`,
  `${ID}%20`,
  `${ID}%00`,
  "gen_'--",
  '0',
  '-1',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(400),
  '..%2F..%2Fetc%2Fpasswd',
  '%F0%9F%98%80',
];

/** Paths that do not exist, with and without a key. */
export function badPaths(): BadInput[] {
  return [
    ...PATHS.map((path) => ({ name: path.slice(0, 60), path, ...unknown })),
    ...PATHS.slice(0, 20).map((path) => ({
      name: `${path} without a key`,
      path,
      isAnonymous: true,
      ...unknown,
    })),
    ...IDS.flatMap((id) =>
      ['GET', 'DELETE', 'HEAD'].map((method) => ({
        name: `${method} generations/${id.slice(0, 40)}`,
        method,
        path: `/v1/generations/${id}`,
        status: 404,
      })),
    ),
    ...IDS.map((id) => ({ name: `templates/${id.slice(0, 40)}`, path: `/v1/templates/${id}`, status: 404 })),
  ];
}

const METHODS = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'LINK',
  'REPORT',
].concat(['QUERY', 'MKCOL']);

/** Methods that a route does not have, and headers that would like to be methods. */
export function badMethods(): BadInput[] {
  const overrides = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-Method'];
  return [
    ...['/v1/me', '/v1/templates', '/v1/generations', '/v1/usage'].flatMap((path) =>
      METHODS.filter((method) => method !== 'POST' || path !== '/v1/templates').map((method) => ({
        name: `${method} ${path}`,
        method,
        path,
        ...unknown,
      })),
    ),
    ...['GET', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      ['/v1/generate', '/v1/refine'].map((path) => ({ name: `${method} ${path}`, method, path, ...unknown })),
    ),
    ...['GET', 'HEAD'].flatMap((method) =>
      ['/v1/me', '/v1/templates', '/v1/generations'].map((path) => ({
        name: `${method} ${path}`,
        method,
        path,
        status: 200,
      })),
    ),
    ...['/v1/me', '/v1/generate', '/v1/nope'].map((path) => ({
      name: `OPTIONS ${path}`,
      method: 'OPTIONS',
      path,
      isAnonymous: true,
      status: [204, 404],
    })),
    ...overrides.flatMap((header) => [
      {
        name: `GET with ${header}: DELETE`,
        path: `/v1/generations/${ID}`,
        headers: [[header, 'DELETE']] as [string, string][],
        status: 404,
        reason: 'not_found',
      },
      {
        name: `POST with ${header}: GET`,
        path: '/v1/me',
        method: 'POST',
        headers: [[header, 'GET']] as [string, string][],
        ...unknown,
      },
    ]),
    posted('_method in the body', '/v1/generate', { prompt: 'x', _method: 'DELETE' }, { status: 400 }),
    { name: '_method in the query', path: '/v1/templates?_method=DELETE', status: 400 },
  ];
}
