import { expect } from '@jest/globals';

/** A response with its complete body. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  body: any;
}

interface CallOptions {
  key?: string;
  /** Sent as JSON; a string or bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Sends one request and reads the complete response. */
export async function call(
  url: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<ApiResponse> {
  const { key, body, headers, signal } = options;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : text,
  };
}

/** Sends one request and disconnects at the signal; the response is ignored. */
export async function callAndHangUp(...request: Parameters<typeof call>): Promise<undefined> {
  await call(...request).catch(() => undefined);
}

/** The expected envelope of an error under `/v1`; other fields of `error` can be asserted separately. */
export function errorEnvelope(code: string, reason: string) {
  return {
    success: false,
    error: expect.objectContaining({
      code,
      reason,
      message: expect.stringMatching(/\S/),
      request_id: expect.stringMatching(/\S/),
    }),
  };
}

/** Asserts that the three headers of the specification are present and consistent. */
export function expectRateLimitHeaders(headers: Headers) {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    headers.get(`x-ratelimit-${name}`),
  );
  expect(limit).toMatch(/^[1-9]\d*$/);
  expect(remaining).toMatch(/^\d+$/);
  expect(reset).toMatch(/^\d{10}$/);
  expect(Number(remaining)).toBeLessThanOrEqual(Number(limit));
}
