import { posted, type BadInput } from './bad-input.js';

/** Texts that are no JSON, or are JSON in another encoding. */
const MALFORMED: readonly [string, string | Buffer][] = [
  ['nothing', ''],
  ['a blank', ' '],
  ['half an object', '{"prompt":'],
  ['an open string', '{"prompt":"x'],
  ['an open object', '{"prompt":"x"'],
  ['a closing brace too many', '{"prompt":"x"}}'],
  ['two values', '{"prompt":"x"}{}'],
  ['two lines', '{"prompt":"x"}\n{"prompt":"y"}'],
  ['a trailing comma', '{"prompt":"x",}'],
  ['a leading comma', '{,"prompt":"x"}'],
  ['no comma', '{"prompt":"x" "stream":false}'],
  ['no colon', '{"prompt" "x"}'],
  ['single quotes', "{'prompt':'x'}"],
  ['a bare name', '{prompt:"x"}'],
  ['a bare value', '{"prompt":x}'],
  ['a comment', '{"prompt":"x"/*c*/}'],
  ['a comment to the end of the line', '{"prompt":"x"//c\n}'],
  ['NaN', '{"prompt":NaN}'],
  ['Infinity', '{"prompt":-Infinity}'],
  ['undefined', '{"prompt":undefined}'],
  ['True', '{"prompt":"x","stream":True}'],
  ['a hexadecimal number', '{"prompt":"x","options":{"seed":0x10}}'],
  ['a number with a plus', '{"prompt":"x","options":{"seed":+1}}'],
  ['a number with a zero in front', '{"prompt":"x","options":{"seed":01}}'],
  ['a number that ends in a point', '{"prompt":"x","options":{"seed":1.}}'],
  ['a raw line feed in a string', '{"prompt":"a\nb"}'],
  ['a raw tab in a string', '{"prompt":"a\tb"}'],
  ['a raw NUL in a string', '{"prompt":"a\0b"}'],
  ['a NUL at the end', '{"prompt":"x"}\0'],
  ['an unknown escape', '{"prompt":"\\x41"}'],
  ['half an escape', '{"prompt":"\\u12"}'],
  ['a form', 'prompt=x'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a script', 'throw new Error("x")'],
  ['an answer to a callback', 'callback({"prompt":"x"})'],
  ['a JSON with a guard', ')]}\',\n{"prompt":"x"}'],
  ['YAML', 'prompt: x'],
  ['a byte order mark', Buffer.from('\ufeff{"prompt":"x"}')],
  ['UTF-16', Buffer.from('{"prompt":"x"}', 'utf16le')],
  ['UTF-16 with its mark', Buffer.from('\ufeff{"prompt":"x"}', 'utf16le')],
  ['a byte that is not UTF-8', bytes('ff')],
  ['a cut sequence', bytes('e282')],
  ['an overlong slash', bytes('c0af')],
  ['an overlong NUL', bytes('c080')],
  ['a surrogate in UTF-8', bytes('eda080')],
  ['beyond Unicode', bytes('f4908080')],
  ['compressed bytes', Buffer.from('1f8b0800000000000003ab56', 'hex')],
  ['bytes', Buffer.from([...Array(256).keys()])],
];

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + '1' + close.repeat(depth);

const DEEP: readonly [string, string, string][] = [
  ['33 objects', nested(33, '{"a":', '}'), 'too_deep'],
  ['33 lists in a field', `{"prompt":${nested(32, '[', ']')}}`, 'too_deep'],
  ['20,000 objects', nested(20_000, '{"a":', '}'), 'too_deep'],
  ['100,000 lists', nested(100_000, '[', ']'), 'too_deep'],
  ['100,000 open lists', '['.repeat(100_000), 'malformed_json'],
];

const ROOTS: readonly string[] = ['null', 'true', '0', '1e999', '"prompt"', '[]', '[{"prompt":"x"}]', '[[]]'];

/** Bodies that are no JSON, no object, or far too deep. */
export function badJson(): BadInput[] {
  const refused = (reason: string) => ({ status: 400, reason });
  return [
    ...['/v1/generate', '/v1/refine'].flatMap((path) => [
      ...MALFORMED.map(([name, body]) => posted(`${name} to ${path}`, path, body, refused('malformed_json'))),
      ...ROOTS.map((body) => posted(`${body} to ${path}`, path, body, refused('invalid_type'))),
    ]),
    ...DEEP.map(([name, body, reason]) => posted(name, '/v1/generate', body, refused(reason))),
    ...[
      ['a number beyond all', '{"prompt":"x","options":{"seed":1e999}}'],
      ['a lone surrogate', '{"prompt":"a\\ud800b"}'],
      ['an escaped NUL', '{"prompt":"a\\u0000b"}'],
    ].map(([name, body]) => posted(name!, '/v1/generate', body, { status: 400 })),
    // Legal: the last of two names counts, and blanks are allowed around everything.
    posted('a name twice', '/v1/generate', '{"prompt":1,"prompt":"x"}', { status: 200 }),
    posted('a name in escapes', '/v1/generate', '{"\\u0070rompt":"x"}', { status: 200 }),
    posted('blanks', '/v1/generate', ' \r\n\t{ "prompt" : "x" }\n', { status: 200 }),
  ];
}

/** A body with these bytes inside its string. */
function bytes(hex: string): Buffer {
  return Buffer.concat([Buffer.from('{"prompt":"a'), Buffer.from(hex, 'hex'), Buffer.from('b"}')]);
}
