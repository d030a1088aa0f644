import { Agent } from 'undici';
import { SYSTEM_TIME } from '../chain/engine-time.js';
import type { ResponseSink } from './arriving-text.js';
import { StreamPace } from './stream-pace.js';
import { UpstreamExchange } from './upstream-exchange.js';

/** How long idle connections to a provider are kept. Providers keep theirs for at least a minute. */
const KEEP_ALIVE_MS = 10_000;

/** An address that takes longer to connect to counts as unreachable. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Data that arrives on a paused connection stays in the kernel's buffer and is read at once when it is resumed. */
const CONNECTION = { timeout: CONNECT_TIMEOUT_MS, highWaterMark: 1 };

/** The `fetch` for provider packages, and a function that closes its connections. */
export interface UpstreamClient {
  fetch: typeof globalThis.fetch;
  /** Passes the text of the stream that is requested with this signal to the sink, as `UpstreamText` does. */
  forwardText(signal: AbortSignal, sink: ResponseSink): void;
  close(): Promise<void>;
}

/**
 * Creates the `fetch` of one provider: a pool of persistent connections, no redirects (the packages treat a 3xx as an
 * error), responses of at most 10 MB, and an abort signal that covers headers and body. It takes a third of the time of
 * the global `fetch`, because it returns only the part of `Response` that the packages read. Event streams follow
 * `pace`.
 */
export function createUpstreamClient(pace = new StreamPace(), time = SYSTEM_TIME): UpstreamClient {
  // The signal is the only object that a package passes to `fetch` unchanged.
  const sinks = new WeakMap<AbortSignal, ResponseSink>();
  const agent = new Agent({
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: CONNECTION,
    // One call per connection: aborting the call closes the connection, which makes the upstream stop.
    allowH2: false,
    // The chain enforces deadlines; the pool's timeouts would only abort slow models.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const signal = init.signal ?? undefined;
    const exchange = new UpstreamExchange(pace, time, signal, signal && sinks.get(signal));
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
  const forwardText = (signal: AbortSignal, sink: ResponseSink) => void sinks.set(signal, sink);
  return { fetch, forwardText, close: () => agent.destroy() };
}
