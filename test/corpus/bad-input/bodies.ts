import { deflateSync, gzipSync } from 'node:zlib';
import { posted, type BadInput } from './bad-input.js';

const BODY = '{"prompt":"x"}';
const MIB = 1 << 20;

const WRONG_TYPES: readonly (string | null)[] = [
  null,
  '',
  '/',
  'json',
  'text/json;;',
  'text/plain',
  'text/plain; =',
  'text/html',
  'application/xml',
  'application/jsonp',
  'application/json5',
  'application/x-ndjson',
  'application/ld+json',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary="application/json"',
  'application/octet-stream',
  'application/javascript',
  'text/event-stream',
  '*/*',
  'application/*',
  'application/json, text/plain',
  'text/plain, application/json',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; charset="utf-7"',
  `application/json${'x'.repeat(4_000)}`,
];

const ENCODINGS = ['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'x', 'GZIP', 'identity, gzip'];

/** Content types that are not JSON, and encodings that are lies or not wanted. */
export function contentTypes(): BadInput[] {
  const refused = { status: 400, reason: 'unsupported_media_type' } as const;
  const multipart = `--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\nx\r\n--x--\r\n`;
  const xml = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>';
  return [
    ...WRONG_TYPES.map((type) => posted(`the type ${type}`, '/v1/generate', BODY, { type, ...refused })),
    posted('multipart', '/v1/generate', multipart, { type: 'multipart/form-data; boundary=x', ...refused }),
    posted('XML with a DTD', '/v1/generate', xml, { type: 'application/xml', ...refused }),
    ...ENCODINGS.map((encoding) =>
      posted(`said to be ${encoding}`, '/v1/generate', BODY, {
        headers: [['Content-Encoding', encoding]],
        ...refused,
      }),
    ),
    ...[gzipSync(BODY), deflateSync(BODY)].map((body, index) =>
      posted(`compressed ${index}, unsaid`, '/v1/generate', body, { status: 400, reason: 'malformed_json' }),
    ),
    posted('a compressed bomb', '/v1/generate', gzipSync(Buffer.alloc(20 * MIB)), {
      headers: [['Content-Encoding', 'gzip']],
      ...refused,
    }),
    ...['Application/JSON', 'application/json; charset="UTF-8"', 'application/json ;charset=utf-8;a=b'].map(
      (type) => posted(`the type ${type}`, '/v1/generate', BODY, { type, status: 200 }),
    ),
    posted('said to be itself', '/v1/generate', BODY, {
      headers: [['Content-Encoding', 'identity']],
      status: 200,
    }),
  ];
}

/** Bodies of requests that take none. */
export function unwantedBodies(): BadInput[] {
  const routes = [
    ['POST', '/v1/webhooks/x/rotate-secret'],
    ['POST', '/v1/webhooks/x/test'],
    ['POST', '/v1/jobs/x/cancel'],
    ['DELETE', '/v1/webhooks/x'],
    ['DELETE', '/v1/generations/x'],
    ['DELETE', '/v1/templates/x'],
  ] as const;
  const bodies = [
    ['malformed', '{', 'malformed_json'],
    ['of a list', '[]', 'invalid_type'],
    ['of null', 'null', 'invalid_type'],
    ['with a field', '{"reason":"x"}', 'unknown_field'],
    ['with a dangerous field', '{"__proto__":{"isAdmin":true}}', 'unknown_field'],
    [
      'with a thousand fields',
      JSON.stringify(Object.fromEntries(Array(1_000).fill(0).entries())),
      'too_long',
    ],
    ['too deep', '['.repeat(40) + ']'.repeat(40), 'too_deep'],
    ['too large', ' '.repeat(MIB + 1), 'body_too_large'],
  ] as const;
  return routes.flatMap(([method, path]) => [
    ...bodies.map(([name, body, reason]) =>
      posted(`${method} ${path}, a body ${name}`, path, body, { method, status: 400, reason }),
    ),
    posted(`${method} ${path}, a form`, path, 'a=b', {
      method,
      type: 'application/x-www-form-urlencoded',
      status: 400,
      reason: 'unsupported_media_type',
    }),
    posted(`${method} ${path}, an empty object`, path, '{}', { method, status: 404 }),
  ]);
}

/** Bodies over 1 MiB, and texts over their own limits. */
export function sizes(): BadInput[] {
  const tooLarge = { status: 400, reason: 'body_too_large' } as const;
  const prompt = (bytes: number) => `{"prompt":"${'x'.repeat(bytes - 13)}"}`;
  return [
    posted('1 MiB and a byte', '/v1/generate', prompt(MIB + 1), tooLarge),
    posted('2 MB', '/v1/generate', prompt(2_000_000), tooLarge),
    posted('20 MB', '/v1/refine', Buffer.alloc(20_000_000, 'a'), tooLarge),
    posted('5 MB of blanks', '/v1/generate', ' '.repeat(5_000_000), tooLarge),
    posted('5 MB of blanks after the end', '/v1/generate', BODY + ' '.repeat(5_000_000), tooLarge),
    posted('1 MiB', '/v1/generate', prompt(MIB), { status: 400, reason: 'too_long' }),
    posted('a prompt too long', '/v1/generate', prompt(16_001 + 13), { status: 400, reason: 'too_long' }),
    posted(
      'a prompt of emoji too long',
      '/v1/generate',
      { prompt: '😀'.repeat(16_001) },
      { status: 400, reason: 'too_long' },
    ),
    posted(
      'content too long',
      '/v1/refine',
      { content: 'x'.repeat(100_001), instructions: 'fix typos' },
      { status: 400, reason: 'too_long' },
    ),
    posted(
      'instructions too long',
      '/v1/refine',
      { content: 'x', instructions: 'x'.repeat(4_001) },
      { status: 400, reason: 'too_long' },
    ),
    posted(
      '100,000 points',
      '/v1/generate',
      { prompt: 'x', options: { points: Array(100_000).fill('a') } },
      { status: 400, reason: 'too_long' },
    ),
    posted(
      'a template of 100 kB',
      '/v1/generate',
      { prompt: 'x', template: 'x'.repeat(100_000) },
      { status: [400, 404] },
    ),
  ];
}
