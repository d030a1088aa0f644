import type { SendableRequest } from '../../reference/sendable-request.js';

/** A response, as far as it has arrived. */
export interface ArrivedResponse {
  status: number;
  headers: [string, string][];
  text: string;
  isComplete: boolean;
  /** Until the headers arrived. */
  durationMs: number;
}

/** What was entered for a request. */
export interface EnteredRequest {
  key: string;
  /** The parameters by name; empty ones are not sent. */
  parameters: Readonly<Record<string, string>>;
  body: string | null;
}

/** The headers that are shown, besides those of rate limits. */
const SHOWN = [
  'content-type',
  'x-request-id',
  'retry-after',
  'idempotent-replayed',
  'location',
  'www-authenticate',
];

/** Sends a request to this service, without cookies, and yields the response as it arrives. */
export async function* sendRequest(
  request: SendableRequest,
  entered: EnteredRequest,
  signal: AbortSignal,
): AsyncGenerator<ArrivedResponse> {
  const startedAt = performance.now();
  const response = await fetch(urlOf(request, entered), {
    method: request.method,
    headers: headersOf(request, entered),
    body: entered.body,
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  const arrived = {
    status: response.status,
    headers: [...response.headers].filter(([name]) => SHOWN.includes(name) || name.includes('ratelimit')),
    durationMs: Math.round(performance.now() - startedAt),
  };
  let text = '';
  for await (const part of partsOf(response)) {
    text += part;
    yield { ...arrived, text, isComplete: false };
  }
  yield { ...arrived, text: pretty(text), isComplete: true };
}

function urlOf({ path, parameters }: SendableRequest, entered: EnteredRequest): string {
  const url = new URL(location.origin);
  url.pathname = path.replaceAll(/\{([^}]+)\}/g, (_braces, name: string) =>
    encodeURIComponent(entered.parameters[name] ?? ''),
  );
  for (const { name, in: place } of parameters) {
    const value = entered.parameters[name];
    if (place === 'query' && value) url.searchParams.set(name, value);
  }
  return url.href;
}

function headersOf(
  { parameters }: SendableRequest,
  { key, parameters: values, body }: EnteredRequest,
): Headers {
  const headers = new Headers();
  if (key) headers.set('authorization', `Bearer ${key}`);
  if (body !== null) headers.set('content-type', 'application/json');
  for (const { name, in: place } of parameters) {
    const value = values[name];
    if (place === 'header' && value) headers.set(name, value);
  }
  return headers;
}

async function* partsOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** Indents JSON; other text stays as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
