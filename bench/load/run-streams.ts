import { runLoad, type LoadRequest } from './run-load.ts';

export interface StreamsOptions {
  streams: number;
  /** So many are opened a second. */
  perSecond: number;
  /** What the first piece of text is known by. */
  firstMark: string;
  /** What the terminal event is known by; a stream that ends cleanly holds it once. */
  endMark: string;
}

/** How a number of streams went. Times are in milliseconds, from the request's first byte. */
export interface StreamsResult {
  endedCleanly: number;
  /** The most that were open at once. */
  openMax: number;
  seconds: number;
  firstTextP50: number;
  firstTextP99: number;
  cpu: number;
}

/** Opens streams and follows each to its end. */
export function followStreams(options: LoadRequest & StreamsOptions): Promise<StreamsResult> {
  return runLoad('streams.ts', options);
}
