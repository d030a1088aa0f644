import { posted, type BadInput } from './bad-input.js';

const ODD: readonly [string, string][] = [
  ['Accept', 'text/html'],
  ['Accept', 'application/xml;q=1, */*;q=0'],
  ['Accept', 'text/event-stream'],
  ['Accept', ''],
  ['Accept', '*/*;q=x'],
  ['Accept', 'a'.repeat(4_000)],
  ['Accept-Encoding', 'gzip, br, zstd'],
  ['Accept-Encoding', '*;q=0'],
  ['Accept-Language', '../../etc/passwd'],
  ['Accept-Charset', 'utf-7'],
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Origin', 'x'],
  ['Referer', 'javascript:alert(1)'],
  ['Range', 'bytes=0-0'],
  ['Range', `bytes=${'0-0,'.repeat(500)}0-0`],
  ['If-None-Match', '*'],
  ['If-Match', '"x"'],
  ['If-Modified-Since', 'yesterday'],
  ['X-Forwarded-For', '1.2.3.4'],
  ['X-Forwarded-For', "'; DROP TABLE accounts; --"],
  ['X-Forwarded-For', '9.9.9.9, '.repeat(300)],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'javascript'],
  ['Forwarded', 'for=x;host=evil.example;proto=javascript'],
  ['X-Real-IP', '127.0.0.1'],
  ['X-Request-Id', "<script>alert(1)</script>'; --"],
  ['X-Request-Id', 'x'.repeat(4_000)],
  ['X-Request-Id', '\xe9\xff'],
  ['Cookie', `copydesk_session=${'x'.repeat(4_000)}`],
  ['Cookie', '; ;=;a;=b;__proto__=x'],
  ['Cookie', 'copydesk_session=\xff\xfe'],
  ['User-Agent', '${jndi:ldap://127.0.0.1/a}'],
  ['User-Agent', '() { :; }; id'],
  ['Upgrade', 'websocket'],
  ['Expect', 'x'],
  ['TE', 'trailers, deflate;q=0.5'],
  ['Max-Forwards', '-1'],
  ['Content-Type', 'x'],
  ['Content-Language', '\x80'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['traceparent', '00-xx-yy-zz'],
  ['traceparent', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
  ['baggage', 'a=b,'.repeat(900)],
];

const BAD_KEYS = ['', ' ', 'a'.repeat(256), 'a b', 'a\tb', '\xe9', '"x"\xa0'];

/** Irrelevant headers: the response is JSON and the same as without them. */
export function oddHeaders(): BadInput[] {
  const many = Array.from({ length: 300 }, (_, index): [string, string] => [`X-H${index}`, 'x']);
  const tiny = Array.from({ length: 2_100 }, (): [string, string] => ['a', '']);
  return [
    ...ODD.map((header) => ({
      name: `${header[0]}: ${header[1].slice(0, 40)}`,
      path: '/v1/templates',
      headers: [header],
      status: 200,
    })),
    { name: '300 headers', path: '/v1/templates', headers: many, status: 200 },
    { name: '2,100 headers', path: '/v1/templates', headers: tiny, status: [200, 400] },
    ...BAD_KEYS.map((key) =>
      posted(
        `Idempotency-Key ${JSON.stringify(key.slice(0, 20))}`,
        '/v1/generate',
        { prompt: 'x' },
        {
          headers: [['Idempotency-Key', key]],
          status: 400,
          reason: 'idempotency_key_invalid',
        },
      ),
    ),
    posted(
      'two Idempotency-Keys',
      '/v1/generate',
      { prompt: 'x' },
      {
        headers: [
          ['Idempotency-Key', 'a'],
          ['Idempotency-Key', 'b'],
        ],
        status: 400,
        reason: 'idempotency_key_invalid',
      },
    ),
    posted('a length that lies about nothing', '/v1/generate', '', {
      headers: [['X-Content-Length', '5']],
      status: 400,
    }),
  ];
}
