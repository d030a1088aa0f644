import type { BadInput } from './bad-input.js';

const LISTS = ['/v1/templates', '/v1/generations', '/v1/usage'];

const BAD_NUMBERS: readonly [value: string, reason: string][] = [
  ['0', 'out_of_range'],
  ['-1', 'out_of_range'],
  ['01', 'out_of_range'],
  ['1000000000', 'out_of_range'],
  ['2147483648', 'out_of_range'],
  ['9007199254740993', 'out_of_range'],
  ['9223372036854775808', 'out_of_range'],
  ['9'.repeat(400), 'out_of_range'],
  ['', 'invalid_value'],
  ['+1', 'invalid_value'],
  ['%2B1', 'invalid_value'],
  ['1.0', 'invalid_value'],
  ['1.5', 'invalid_value'],
  ['1e3', 'invalid_value'],
  ['1e9', 'invalid_value'],
  ['0x10', 'invalid_value'],
  ['1_0', 'invalid_value'],
  ['1,5', 'invalid_value'],
  ['%201', 'invalid_value'],
  ['1%0A', 'invalid_value'],
  ['NaN', 'invalid_value'],
  ['Infinity', 'invalid_value'],
  ['null', 'invalid_value'],
  ['abc', 'invalid_value'],
  ['1;DROP%20TABLE%20generations', 'invalid_value'],
  ["1'%20OR%20'1'='1", 'invalid_value'],
  ['%EF%BC%91', 'invalid_value'],
  ['%D9%A1', 'invalid_value'],
  ['%00', 'invalid_value'],
  ['%FF', 'invalid_value'],
  ['%', 'invalid_value'],
  ['{}', 'invalid_value'],
];

/** Pages and sizes that are no numbers in range, and parameters that a list does not know. */
export function badPages(): BadInput[] {
  const refused = (path: string, query: string, reason: string): BadInput => ({
    name: `${path}?${query.slice(0, 60)}`,
    path: `${path}?${query}`,
    status: 400,
    reason,
  });
  return LISTS.flatMap((path) => [
    ...['page', 'limit'].flatMap((name) =>
      BAD_NUMBERS.map(([value, reason]) => refused(path, `${name}=${value}`, reason)),
    ),
    ...['101', '1000', '999999999'].map((value) => refused(path, `limit=${value}`, 'out_of_range')),
    refused(path, 'page=1&page=2', 'invalid_type'),
    refused(path, 'page=1&page=1', 'invalid_type'),
    ...['page[]=1', 'page[0]=1', 'page[$gt]=1', 'Page=1', 'size=3', 'offset=1', 'sort=id', 'q', '=1'].map(
      (query) => refused(path, query, 'unknown_field'),
    ),
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty'].map((name) =>
      refused(path, `${name}=1`, 'unknown_field'),
    ),
    // Past the end is an empty page.
    { name: `${path} far away`, path: `${path}?page=999999999&limit=100`, status: 200 },
    { name: `${path} with an empty query`, path: `${path}?`, status: 200 },
    { name: `${path} with an empty pair`, path: `${path}?&page=1&`, status: 200 },
  ]);
}

/** Days that are none, or too many. */
export function badDays(): BadInput[] {
  const days = [
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '26-1-1',
    'today',
    '1',
    '2026-01-01T00:00:00Z',
    '%00',
  ];
  return [
    ...days.flatMap((day) => ['from', 'to'].map((name) => `${name}=${day}`)),
    'from=2026-01-02&to=2026-01-01',
    'from=2020-01-01&to=2026-01-01',
    'from=2026-01-01&from=2026-01-02',
  ].map((query) => ({ name: `usage?${query}`, path: `/v1/usage?${query}`, status: 400 }));
}
