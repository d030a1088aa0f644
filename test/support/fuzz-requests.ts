import * as fc from 'fast-check';
import { HOSTILE_TEXTS } from '../corpus/bad-input/texts.js';
import { anyCharacter } from './any-character.js';
import type { Target } from './fuzz-targets.js';

/** The sender of a request. */
export const ACTORS = ['nobody', 'key', 'narrow key', 'token', 'person', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

/** A request as printed when it fails; words in braces (`{key}`) replace values that differ between runs. */
export interface FuzzRequest {
  actor: Actor;
  method: string;
  path: string;
  headers: [name: string, value: string][];
  body: string | undefined;
  target: Target;
}

const IDS = ['{account}', '{apiKey}', '{generation}', '{app}', '{ownApp}', '{uid}', 'email', 'free'];
const HEADER_NAMES =
  'Accept Accept-Encoding Accept-Language Content-Encoding Content-Language Cookie Forwarded From Idempotency-Key ' +
  'If-Match If-Modified-Since If-None-Match Origin Range Referer Sec-Fetch-Site TE Upgrade-Insecure-Requests ' +
  'User-Agent Via X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-HTTP-Method-Override X-Request-Id traceparent';
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  '',
];

/** A page that shows `null` as the name of an account would look as if it showed no text. */
const FUZZED_TEXTS = HOSTILE_TEXTS.filter((text) => text !== 'null');

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...FUZZED_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', '0', '-1', '1', '999999999999', 'true', '2026-01-01', '\0', '\ud800'),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 70_000 }).map((length) => 'x'.repeat(length)) },
);
const jsonValue = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom([], {}, null, 1.5, -1, true));

/** Requests to every target by every caller: some valid, most with some invalid parts. */
export function requestsTo(targets: readonly Target[]): fc.Arbitrary<FuzzRequest> {
  const weighted = targets.map((target) => ({ weight: weightOf(target), arbitrary: fc.constant(target) }));
  return fc.oneof(...weighted).chain((target) =>
    fc
      .record({
        actor: actorFor(target),
        ids: fc.array(idOf(target), {
          minLength: 3,
          maxLength: 3,
        }),
        query: fc.oneof(fc.constant([]), fc.array(fc.tuple(nameOf(target.query), text), { maxLength: 4 })),
        headers: fc.array(header, { maxLength: 3 }),
        body: bodyFor(target),
        form: target.form && target.method === 'GET' ? formBody(target.form) : fc.constant(undefined),
      })
      .map(({ actor, ids, query, headers, body, form }) => ({
        actor,
        method: target.method,
        path: form ? `${target.path}?${form.text}`.slice(0, 12_000) : pathOf(target.path, ids, query),
        headers: [...headers, ...(body ? [['Content-Type', body.type] as [string, string]] : [])],
        body: body?.text,
        target,
      })),
  );
}

/** More requests for targets with more input: a body, a query, an id. A rejected method needs few. */
function weightOf({ method, path, json, form, query }: Target): number {
  if (json) return 30;
  if (form) return path.includes('oauth') ? 12 : 8;
  if (method === 'GET') return path.includes(':') || query.length > 2 ? 6 : 3;
  return method === 'DELETE' && path.startsWith('/v1/gen') ? 6 : 1;
}

/** Mostly callers that may use the route. */
function actorFor({ surface }: Target): fc.Arbitrary<Actor> {
  const likely: readonly Actor[] =
    surface === 'api' || surface === 'mcp' ? ['key', 'token'] : ['person', 'admin'];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...likely) },
    { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
  );
}

const idOf = ({ ids }: Target) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...IDS) },
    { weight: 2, arbitrary: text },
  );

/** Known and unknown names. */
const nameOf = (known: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'x[]', 'a.b', '') },
  );

// A header can contain only Latin-1 without control characters.
const header = fc.tuple(
  fc.constantFrom(...HEADER_NAMES.split(' ')),
  text.map((value) => value.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '').slice(0, 2_000)),
);

interface Body {
  type: string;
  text: string;
}

function bodyFor({ json, form, method }: Target): fc.Arbitrary<Body | undefined> {
  const raw = fc.record({ type: fc.constantFrom(...TYPES), text });
  if (json) return fc.oneof({ weight: 5, arbitrary: jsonBody(json) }, { weight: 1, arbitrary: raw });
  if (form && method === 'POST')
    return fc.oneof({ weight: 5, arbitrary: formBody(form) }, { weight: 1, arbitrary: raw });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    method === 'GET' ? fc.constant(undefined) : raw,
  );
}

/** A valid body with up to three fields changed, added or removed. */
function jsonBody(good: object): fc.Arbitrary<Body> {
  const paths = Object.entries(good).flatMap(([name, value]) =>
    isObject(value) ? [[name], ...Object.keys(value).map((key) => [name, key])] : [[name]],
  );
  const places = fc.constantFrom(...paths, ['extra'], ['options', 'extra'], ['__proto__']);
  return fc.array(fc.tuple(places, fc.option(jsonValue)), { maxLength: 3 }).map((changes) => {
    const body = structuredClone(good) as Record<string, any>;
    for (const [[first, second], value] of changes) {
      const owner = second === undefined || !isObject(body[first!]) ? body : body[first!];
      if (value === null) delete owner[second ?? first!];
      else
        Object.defineProperty(owner, second ?? first!, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return { type: 'application/json', text: JSON.stringify(body) };
  });
}

/** A valid form with up to four fields changed, repeated or removed. */
function formBody(fields: Record<string, string[]>): fc.Arbitrary<Body> {
  const names = Object.keys(fields);
  const good = fc.tuple(
    ...names.map((name) => fc.constantFrom(...(fields[name]!.length ? fields[name]! : ['']))),
  );
  const changes = fc.array(fc.tuple(nameOf([...names, 'x']), fc.option(text), fc.boolean()), {
    maxLength: 4,
  });
  return fc.tuple(good, changes).map(([values, changed]) => {
    let pairs = names.map((name, index): [string, string] => [name, values[index]!]);
    for (const [name, value, isDouble] of changed) {
      if (!isDouble) pairs = pairs.filter(([other]) => other !== name);
      if (value !== null) pairs.push([name, value]);
    }
    return {
      type: 'application/x-www-form-urlencoded',
      text: pairs.map((pair) => pair.map(escape).join('=')).join('&'),
    };
  });
}

function pathOf(pattern: string, ids: readonly string[], query: readonly [string, string][]): string {
  const values = [...ids];
  const path = pattern.replace(/:\w+/g, () => escape(values.shift() ?? '').slice(0, 3_000) || '%20');
  const pairs = query.map(([name, value]) => `${escape(name)}=${escape(value).slice(0, 2_000)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Percent-encodes a value, including invalid Unicode; placeholders stay readable. */
function escape(value: string): string {
  if (/^\{\w+\}$/.test(value)) return value;
  return value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80';
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
