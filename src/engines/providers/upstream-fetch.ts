import { Agent } from 'undici';
import { SYSTEM_TIME } from '../chain/engine-time.js';
import type { TakeText } from './arriving-text.js';
import { StreamPace } from './stream-pace.js';
import { UpstreamExchange } from './upstream-exchange.js';

/** Idle connections to a provider are kept this long; providers keep theirs for a minute and more. */
const KEEP_ALIVE_MS = 10_000;

/** An address that takes longer to reach is as good as down. */
const CONNECT_TIMEOUT_MS = 5_000;

/** What arrives on a paused connection stays with the system, which hands it over as one when it is read again. */
const CONNECTION = { timeout: CONNECT_TIMEOUT_MS, highWaterMark: 1 };

/** The `fetch` that provider packages are given, and the end of its connections. */
export interface UpstreamClient {
  fetch: typeof globalThis.fetch;
  /** Hands `take` the text of the stream that is asked for with this signal, as `UpstreamText` does. */
  handText(signal: AbortSignal, take: TakeText): void;
  close(): Promise<void>;
}

/**
 * Makes the `fetch` of one provider: a pool of kept connections, no redirects (a 3xx is an answer like any other,
 * which the packages take for an error), no answer above 10 MB, and the caller's signal over headers and body alike.
 * It costs a third of the global `fetch`, because it answers with just the part of `Response` that the packages read.
 * Event streams keep to `pace`.
 */
export function createUpstreamClient(pace = new StreamPace(), time = SYSTEM_TIME): UpstreamClient {
  // Of all that a package is given for a call, the signal comes through to `fetch` as it was.
  const texts = new WeakMap<AbortSignal, TakeText>();
  const agent = new Agent({
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: CONNECTION,
    // One call, one connection: ending the call ends the connection, which is what tells an upstream to stop.
    allowH2: false,
    // The chain's deadlines hold; the pool's own would only cut slow models short.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const signal = init.signal ?? undefined;
    const exchange = new UpstreamExchange(pace, time, signal, signal && texts.get(signal));
    try {
      agent.dispatch(
        {
          origin: url.origin,
          path: url.pathname + url.search,
          method: init.method === 'POST' ? 'POST' : 'GET',
          headers: init.headers as Record<string, string>,
          body: init.body as string,
        },
        exchange,
      );
    } catch (error) {
      exchange.onResponseError(null, error);
    }
    return exchange.response;
  };
  const handText = (signal: AbortSignal, take: TakeText) => void texts.set(signal, take);
  return { fetch, handText, close: () => agent.destroy() };
}
