import { createHash } from 'node:crypto';
import { CODE_BY_REASON, STATUS_BY_CODE, type ErrorReason } from '../../src/common/errors/error-codes.js';
import { valuesOf, type PlainResponse } from './plain-http.js';
import { ROOT } from './run-node.js';

/**
 * The kind of response: `api` in the envelope, `mcp` as in JSON-RPC, `oauth` as in RFC 6749, `page` in HTML, `file` any
 * content.
 */
export type Surface = 'api' | 'mcp' | 'oauth' | 'page' | 'file';

/** The request of a response and what it must not reveal. */
export interface ResponseRules {
  surface: Surface;
  method: string;
  /** Strings that no response may contain. */
  secrets: readonly string[];
}

/** Text that occurs only in leaked internals. */
const INSIDES: readonly (readonly [string, RegExp])[] = [
  ['a stack', /^\s+at \S.*:\d+:\d+\)?$|node:internal|\.(?:js|ts|tsx):\d+:\d+/m],
  ['a path', /node_modules|\/dist\/src\/\w+\/|file:\/\/\/\w+\/\w+\/\w+\//],
  [
    'SQL',
    /(?:relation|column|constraint) (?:"|&quot;)\w|syntax error at|invalid (?:input syntax|byte sequence)|SQLSTATE|QueryFailed/,
  ],
  ['the network', /\b(?:ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN)\b/],
  [
    'JavaScript',
    /\b(?:Type|Reference|Range|Syntax)Error\b|Cannot read propert|is not (?:a function|iterable|defined)/,
  ],
  ['a framework', /FST_ERR|[Ff]astify|typeorm|oidc-provider|NestJS/],
];

const LIMIT_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
/** Longer than the deadline of any response that needs no model. */
const SLOW_MS = 15_000;

/** Returns every rule that a response breaks. The rules apply to all responses. */
export function brokenRules(response: PlainResponse, rules: ResponseRules): string[] {
  const { status, body, durationMs } = response;
  const whole = `${response.headers.map((pair) => pair.join(': ')).join('\n')}\n\n${body}`;
  return [
    ...when(status >= 500, `is a ${status}`),
    ...when(durationMs > SLOW_MS, `took ${Math.round(durationMs)} ms`),
    ...brokenLimits(response),
    ...when(valuesOf(response, 'x-request-id').length !== 1, 'has no one request id'),
    ...when(rules.surface !== 'file' && whole.includes(ROOT), 'names our folder'),
    ...INSIDES.filter(([, pattern]) => rules.surface !== 'file' && pattern.test(whole)).map(
      ([name, pattern]) => `shows ${name}: ${pattern.exec(whole)![0]}`,
    ),
    ...when(
      rules.secrets.some((secret) => whole.includes(secret)),
      'shows a secret',
    ),
    ...when(
      /^(?:server|x-powered-by|x-injected)$/m.test(names(response)),
      'has a header that it should not have',
    ),
    ...(rules.method === 'HEAD' || status === 204 || status === 303
      ? []
      : brokenBody(response, rules.surface)),
  ];
}

function brokenLimits(response: PlainResponse): string[] {
  const values = LIMIT_HEADERS.map((name) => valuesOf(response, name));
  if (values.some(({ length }) => length !== 1)) return ['has not each limit header once'];
  if (values.some(([value]) => !/^(?:0|[1-9]\d*)$/.test(value!)))
    return ['has limit headers that are no integers'];
  const [limit, remaining] = values.map(([value]) => Number(value));
  return when(limit! < 1 || remaining! > limit!, `has ${remaining} of ${limit} left`);
}

function brokenBody(response: PlainResponse, surface: Surface): string[] {
  const type = valuesOf(response, 'content-type').join();
  if (surface === 'page') return brokenPage(response, type);
  if (surface === 'file' && response.status < 400) return [];
  if (response.status === 200 && type.startsWith('text/event-stream')) return brokenStream(response);
  if (surface === 'oauth' && type === 'application/jwk-set+json; charset=utf-8') return [];
  if (surface === 'mcp' && response.status === 202) return when(response.body !== '', 'has a body');
  if (type !== 'application/json; charset=utf-8') return [`is ${type || 'of no type'}`];
  const parsed = JSON.parse(response.body);
  if (surface === 'oauth') return brokenOAuth(response, parsed);
  if (surface === 'mcp') return brokenMcp(response, parsed);
  return response.status < 400 ? brokenSuccess(parsed) : brokenError(response, parsed);
}

function brokenError(response: PlainResponse, { success, error, ...rest }: any): string[] {
  const { code, message, reason, request_id: id, details, ...more } = error ?? {};
  const isKnown = Object.hasOwn(CODE_BY_REASON, reason) && CODE_BY_REASON[reason as ErrorReason] === code;
  return [
    ...when(success !== false || !error, 'is not in the envelope'),
    ...when(Object.keys({ ...rest, ...more }).length > 0, 'has more than the envelope'),
    ...when(
      !isKnown || STATUS_BY_CODE[code as 'NOT_FOUND'] !== response.status,
      `is ${response.status} ${code} ${reason}`,
    ),
    ...when(
      response.status === 401 && !valuesOf(response, 'www-authenticate').join().startsWith('Bearer '),
      'has no challenge',
    ),
    ...when(typeof message !== 'string' || message.trim() === '', 'has no message'),
    ...when(id !== valuesOf(response, 'x-request-id')[0], 'has another request id in its body'),
    ...when(details !== undefined && !(Array.isArray(details) && details.length > 0), 'has odd details'),
  ];
}

/** The errors of the guards have the object inside `error` of the envelope as data; those of the SDK have none. */
function brokenMcp(response: PlainResponse, { jsonrpc, id, result, error }: any): string[] {
  const isOne = (result === undefined) !== (error === undefined);
  return [
    ...when(jsonrpc !== '2.0' || id === undefined || !isOne, 'is not a response of JSON-RPC'),
    ...when(error !== undefined && !Number.isInteger(error.code), 'has no error code'),
    ...(error?.data ? brokenError(response, { success: false, error: error.data }) : []),
  ];
}

function brokenSuccess({ success, data, meta }: any): string[] {
  const isList = Array.isArray(data);
  const numbers = isList ? [meta?.page, meta?.limit, meta?.total, meta?.pages] : [];
  return [
    ...when(success !== true || typeof data !== 'object' || data === null, 'is not in the envelope'),
    ...when(
      numbers.some((number) => !Number.isSafeInteger(number) || number < 0),
      'has an odd meta',
    ),
    ...when(isList && (data.length > meta?.limit || meta?.limit > 100), 'has more than its limit'),
  ];
}

function brokenStream({ body }: PlainResponse): string[] {
  const ends = body.match(/^event: (?:done|error)$/gm) ?? [];
  return when(ends.length !== 1 || !body.endsWith('\n\n'), `has ${ends.length} ends`);
}

/** The characters allowed in an error and its description (RFC 6749 section 5.2). */
function brokenOAuth({ status }: PlainResponse, { error, error_description: text }: any): string[] {
  if (status < 400) return [];
  return [
    ...when(typeof error !== 'string' || !/^[a-z_]+$/.test(error), `has the error ${error}`),
    ...when(
      text !== undefined && !/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/.test(text),
      `says ${JSON.stringify(text)}`,
    ),
  ];
}

/** A page contains only scripts whose hash is in the policy: that of the library's sign-out form. */
function hasUnknownScript(html: string, policy: string): boolean {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi);
  return [...scripts].some(([, text]) => {
    const hash = createHash('sha256').update(text!).digest('base64');
    return !policy.includes(`'sha256-${hash}'`);
  });
}

function brokenPage(response: PlainResponse, type: string): string[] {
  // It is the same for everybody, and names `null` as a type.
  const isReference = response.body.includes('<title>API reference ·');
  const policy = valuesOf(response, 'content-security-policy').join();
  return [
    ...when(type !== 'text/html; charset=utf-8', `is ${type || 'of no type'}`),
    ...when(
      !policy.includes("default-src 'none'") || !policy.includes("frame-ancestors 'none'"),
      'has no policy',
    ),
    ...when(policy.includes('unsafe'), 'has a loose policy'),
    ...when(!/no-store/.test(valuesOf(response, 'cache-control').join()) && !isReference, 'may be kept'),
    ...when(
      hasUnknownScript(response.body, policy) ||
        /\son\w+="|(?:href|src|action)="\s*javascript:/i.test(response.body),
      'has a script of its own',
    ),
    ...when(
      /\[object Object\]|(?<!<code)>(?:undefined|NaN|null)</.test(response.body) && !isReference,
      'shows what is no text',
    ),
  ];
}

const names = ({ headers }: PlainResponse) => headers.map(([name]) => name).join('\n');
const when = (isBroken: boolean, rule: string) => (isBroken ? [rule] : []);
