import { posted, type BadInput } from './bad-input.js';

const GENERATE = '/v1/generate';
const REFINE = '/v1/refine';

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => `"${index.toString(36)}":1`).join();

/** More fields than any request needs: parsing a hundred thousand would delay all other requests. */
export function tooManyFields(): BadInput[] {
  const refused = { status: 400, reason: 'too_long' } as const;
  const query = Array.from({ length: 3_000 }, (_, index) => `${index}`).join('&');
  const bodies: [name: string, body: string, field?: string][] = [
    ['201 fields', `{${fields(201)}}`],
    ['50,000 fields', `{${fields(50_000)}}`],
    ['120,000 fields', `{${fields(120_000)}}`],
    ['50,000 options', `{"prompt":"x","options":{${fields(50_000)}}}`],
    [
      'fields in fields',
      `{"prompt":"x","options":{${'"a":{"constructor":1,"b":{"toString":1}},'.repeat(9)}${fields(199)}}}`,
    ],
    [
      '300,000 objects in a list',
      `{"prompt":"x","options":{"points":[${Array(300_000).fill('{}').join()}]}}`,
    ],
    ['300,000 lists in a list', `{"prompt":[${Array(300_000).fill('[]').join()}]}`],
    ['500,000 numbers in the place of a text', `{"prompt":[${Array(500_000).fill('1').join()}]}`, 'prompt'],
    ['100,000 texts in an unknown field', `{"prompt":"x","a":[${Array(100_000).fill('""').join()}]}`, 'a'],
    [
      '1,000 values in lists of lists',
      `{"prompt":"x","options":{"points":[${Array(11)
        .fill(`[${Array(90).fill('1').join()}]`)
        .join()}]}}`,
      'options.points.0',
    ],
  ];
  return [
    ...bodies.map(([name, body, field]) =>
      posted(name, GENERATE, body, { ...refused, ...(field && { field }) }),
    ),
    { name: '3,000 query parameters', path: `/v1/templates?${query}`, ...refused },
    // Two hundred are each told what is wrong with them.
    posted('200 fields', GENERATE, `{${fields(200)}}`, { status: 400, reason: 'unknown_field' }),
    posted('990 items', GENERATE, `{"prompt":[${Array(990).fill('1').join()}]}`, {
      status: 400,
      reason: 'invalid_type',
    }),
  ];
}

/** Names that every object has, or that a library may take for its own. */
const OWN_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

/** Bodies that try to change what all objects share, or what callers may not set. */
export function pollution(): BadInput[] {
  const refused = { status: 400, reason: 'unknown_field' } as const;
  const canary = '{"polluted":"yes","isAdmin":true}';
  const readOnly = { id: 'gen_1', tokens_used: 0, created_at: '2020-01-01', account_id: '1', usage: 'x' };
  return [
    ...OWN_NAMES.flatMap((name) => [
      posted(name, GENERATE, `{"prompt":"x","${name}":${canary}}`, refused),
      posted(`${name} in options`, GENERATE, `{"prompt":"x","options":{"${name}":${canary}}}`, refused),
    ]),
    posted(
      'constructor.prototype',
      GENERATE,
      `{"prompt":"x","constructor":{"prototype":${canary}}}`,
      refused,
    ),
    posted('__proto__ alone', GENERATE, '{"__proto__":{"prompt":"x"}}', { status: 400 }),
    ...['toJSON', 'then', '$where', '__typename', 'options.tone', 'prompt[]', ''].map((name) =>
      posted(`the field "${name}"`, GENERATE, { prompt: 'x', [name]: 1 }, refused),
    ),
    ...Object.entries(readOnly).flatMap(([name, value]) => [
      posted(`the field ${name}`, GENERATE, { prompt: 'x', [name]: value }, refused),
      posted(
        `the field ${name} to refine`,
        REFINE,
        { content: 'x', instructions: 'fix typos', [name]: value },
        refused,
      ),
    ]),
    ...['scope', 'scopes', 'plan', 'isAdmin', 'role', 'limits', 'user_id'].map((name) =>
      posted(`the field ${name}`, GENERATE, { prompt: 'x', [name]: 'admin' }, refused),
    ),
  ];
}

const WRONG: readonly [string, unknown][] = [
  ['null', null],
  ['true', true],
  ['a number', 7],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['an empty string', ''],
  ['a blank string', ' \n'],
  ['a list', []],
  ['a list of it', ['x']],
  ['an object', {}],
  ['a date', '2020-01-01T00:00:00Z'],
  ['an operator', { $gt: '' }],
];

/** What each field takes of the values above. */
const FIELDS: readonly { path: string; of(value: unknown): unknown; name: string; takes?: string[] }[] = [
  { name: 'prompt', path: GENERATE, of: (prompt) => ({ prompt }), takes: ['a date'] },
  { name: 'template', path: GENERATE, of: (template) => ({ prompt: 'x', template }) },
  { name: 'options', path: GENERATE, of: (options) => ({ prompt: 'x', options }), takes: ['an object'] },
  { name: 'tone', path: GENERATE, of: (tone) => ({ prompt: 'x', options: { tone } }) },
  { name: 'length', path: GENERATE, of: (length) => ({ prompt: 'x', options: { length } }) },
  { name: 'language', path: GENERATE, of: (language) => ({ prompt: 'x', options: { language } }) },
  { name: 'format', path: GENERATE, of: (format) => ({ prompt: 'x', options: { format } }) },
  {
    name: 'seed',
    path: GENERATE,
    of: (seed) => ({ prompt: 'x', options: { seed } }),
    takes: ['a number', 'a negative number'],
  },
  {
    name: 'points',
    path: GENERATE,
    of: (points) => ({ prompt: 'x', options: { points } }),
    takes: ['a list', 'a list of it'],
  },
  {
    name: 'audience',
    path: GENERATE,
    of: (audience) => ({ prompt: 'x', options: { audience } }),
    takes: ['a date'],
  },
  { name: 'stream', path: GENERATE, of: (stream) => ({ prompt: 'x', stream }), takes: ['true'] },
  {
    name: 'content',
    path: REFINE,
    of: (content) => ({ content, instructions: 'fix typos' }),
    takes: ['a date', 'a blank string'],
  },
  {
    name: 'instructions',
    path: REFINE,
    of: (instructions) => ({ content: 'x', instructions }),
    takes: ['a date'],
  },
  { name: 'generation_id', path: REFINE, of: (id) => ({ generation_id: id, instructions: 'fix typos' }) },
];

/** Every field with every wrong type, and without what it needs. */
export function wrongTypes(): BadInput[] {
  return [
    ...FIELDS.flatMap(({ name, path, of, takes = [] }) =>
      WRONG.map(([type, value]) =>
        posted(`${name}: ${type}`, path, of(value), { status: takes.includes(type) ? 200 : [400, 404] }),
      ),
    ),
    ...[{}, { options: {} }, { prompts: 'x' }, { Prompt: 'x' }, { stream: true }].map((body) =>
      posted(`${JSON.stringify(body)} to generate`, GENERATE, body, { status: 400 }),
    ),
    ...[
      {},
      { content: 'x' },
      { instructions: 'x' },
      { content: 'x', generation_id: `gen_${'0'.repeat(32)}`, instructions: 'fix typos' },
    ].map((body) => posted(`${JSON.stringify(body)} to refine`, REFINE, body, { status: 400 })),
  ];
}
