import { makeKey } from '../../../src/api-keys/key-format.js';
import type { BadInput, Credentials } from './bad-input.js';

const JWT = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.';
const refused = { isAnonymous: true, status: 401, reason: 'invalid_credential' } as const;

/** Everything that looks like a credential and is none: one and the same 401, before anything else is looked at. */
export function badCredentials(credentials: Credentials): BadInput[] {
  return [
    ...headerForms(credentials),
    ...otherPlaces(credentials),
    ...trustedLooking(),
    ...withoutLooking(credentials),
    ...legalForms(credentials),
  ];
}

function headerForms({ key, revokedKey, expiredKey }: Credentials): BadInput[] {
  const body = key.slice('cdk_live_'.length);
  const forms: [string, string][] = [
    ['an empty header', ''],
    ['the scheme alone', 'Bearer'],
    ['the scheme and a blank', 'Bearer '],
    ['no blank', `Bearer${key}`],
    ['two blanks', `Bearer  ${key}`],
    ['a tab', `Bearer\t${key}`],
    ['a colon', `Bearer:${key}`],
    ['a colon and a blank', `Bearer: ${key}`],
    ['an equals sign', `Bearer=${key}`],
    ['a comma', `Bearer, ${key}`],
    ['double quotes', `Bearer "${key}"`],
    ['single quotes', `Bearer '${key}'`],
    ['angle brackets', `Bearer <${key}>`],
    ['two words', `Bearer ${key} ${key}`],
    ['a list', `Bearer ${key},${key}`],
    ['a parameter', `Bearer token=${key}`],
    ['the scheme twice', `Bearer Bearer ${key}`],
    ['the key alone', key],
    ...['Basic', 'Token', 'ApiKey', 'Digest', 'Negotiate', 'OAuth', 'Bearers', 'MAC'].map(
      (scheme): [string, string] => [`the scheme ${scheme}`, `${scheme} ${key}`],
    ),
    ['Basic with the key as user', `Basic ${Buffer.from(`${key}:`).toString('base64')}`],
    ['a truncated key', `Bearer ${key.slice(0, -1)}`],
    ['an extended key', `Bearer ${key}0`],
    ['one letter off', `Bearer ${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`],
    ['upper case', `Bearer ${key.toUpperCase()}`],
    ['lower case', `Bearer cdk_live_${body.toLowerCase()}x`],
    ['the prefix alone', 'Bearer cdk_live_'],
    ['no prefix', `Bearer ${body}`],
    ['another prefix', `Bearer cdk_test_${body}`],
    ['the prefix of access tokens', `Bearer cda_${body}`],
    ['the prefix of refresh tokens', `Bearer cdr_${body}`],
    ['percent escapes', `Bearer ${key.replace('_', '%5F')}`],
    ['an escaped NUL', `Bearer ${key}%00`],
    ['a byte of Latin-1', `Bearer ${key}\xff`],
    ['bytes of UTF-8', `Bearer ${key}\xc3\xa9`],
    ['Base64', `Bearer ${Buffer.from(key).toString('base64')}`],
    ['8 kB', `Bearer ${'a'.repeat(8_000)}`],
    ['8 kB of the key', `Bearer ${key.repeat(140)}`],
    ['SQL', "Bearer ' OR 1=1 --"],
    ['SQL that waits', "Bearer '; SELECT pg_sleep(20); --"],
    ['a JSON Web Token without a signature', `Bearer ${JWT}`],
    ['a JSON Web Token with one', `Bearer ${JWT}c2lnbmF0dXJl`],
    ['null', 'Bearer null'],
    ['undefined', 'Bearer undefined'],
    ['an object', 'Bearer [object Object]'],
    ['a star', 'Bearer *'],
    ['a key that nobody made', `Bearer ${makeKey()}`],
    ['a revoked key', `Bearer ${revokedKey}`],
    ['an expired key', `Bearer ${expiredKey}`],
  ];
  return forms.map(([name, value]) => ({
    name,
    path: '/v1/me',
    headers: [['Authorization', value]],
    ...refused,
  }));
}

function otherPlaces({ key }: Credentials): BadInput[] {
  const queries = ['access_token', 'api_key', 'apikey', 'key', 'token', 'auth', 'authorization', 'bearer'];
  const headers = ['X-API-Key', 'API-Key', 'X-Auth-Token', 'X-Access-Token', 'Proxy-Authorization'].concat([
    'X-Authorization',
    'Authentication',
    'Cookie',
  ]);
  const json = JSON.stringify({ access_token: key, api_key: key, prompt: 'x' });
  return [
    { name: 'no header', path: '/v1/me', ...refused },
    ...queries.map((name) => ({
      name: `in the query as ${name}`,
      path: `/v1/me?${name}=${key}`,
      ...refused,
    })),
    ...headers.map((name): BadInput => ({
      name: `in the header ${name}`,
      path: '/v1/me',
      headers: [[name, name === 'Cookie' ? `copydesk_session=${key}; token=${key}` : `Bearer ${key}`]],
      ...refused,
    })),
    { name: 'in the body', path: '/v1/generate', body: json, ...refused },
    {
      name: 'in a form',
      path: '/v1/generate',
      body: `access_token=${key}&prompt=x`,
      type: 'application/x-www-form-urlencoded',
      ...refused,
    },
  ];
}

/** Headers that a proxy sets and that a service must not trust from a client. */
function trustedLooking(): BadInput[] {
  const headers: [string, string][] = [
    ['X-Forwarded-User', 'admin'],
    ['X-Remote-User', 'admin'],
    ['X-User-Id', '1'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Original-URL', '/health/live'],
    ['X-Rewrite-URL', '/health/live'],
    ['X-Authenticated', 'true'],
  ];
  return headers.map((header) => ({
    name: `the header ${header[0]}`,
    path: '/v1/me',
    headers: [header],
    ...refused,
  }));
}

function withoutLooking({ key }: Credentials): BadInput[] {
  const bodies: [string, string, string?][] = [
    ['bad JSON', '{'],
    ['another type', 'prompt', 'text/plain'],
    ['3 MB', 'x'.repeat(3_000_000)],
    ['deep JSON', '['.repeat(100_000)],
  ];
  const twice = (...values: string[]) => values.map((value): [string, string] => ['Authorization', value]);
  const duplicates: [string, [string, string][]][] = [
    ['a good one, then a bad one', twice(`Bearer ${key}`, 'Bearer x')],
    ['a bad one, then a good one', twice('Bearer x', `Bearer ${key}`)],
    ['the same one twice', twice(`Bearer ${key}`, `Bearer ${key}`)],
    ['an empty one, then a good one', twice('', `Bearer ${key}`)],
  ];
  return [
    ...bodies.map(([name, body, type]): BadInput => ({
      name: `no credential and ${name}`,
      path: '/v1/generate',
      body,
      ...(type && { type }),
      ...refused,
    })),
    ...duplicates.map(([name, headers]): BadInput => ({
      name: `two headers: ${name}`,
      path: '/v1/me',
      headers,
      ...refused,
    })),
  ];
}

/** RFC 9110 says that a scheme is the same in any case. */
function legalForms({ key }: Credentials): BadInput[] {
  return ['bearer', 'BEARER', 'bEaReR'].map((scheme) => ({
    name: `the scheme ${scheme}`,
    path: '/v1/me',
    headers: [['Authorization', `${scheme} ${key}`]],
    isAnonymous: true,
    status: 200,
  }));
}
