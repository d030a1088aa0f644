import { runLoad, type LoadRequest } from './run-load.ts';

export interface StreamsOptions {
  streams: number;
  /** The rate at which they are opened. */
  perSecond: number;
  /** Text that marks the first piece of content. */
  firstMark: string;
  /** Text that marks the terminal event; a stream that completes contains it once. */
  endMark: string;
}

export interface StreamsResult {
  completed: number;
  /** In milliseconds, from the first byte of the request. */
  firstTextP99: number;
}

/** Opens streams and follows each to its end. */
export function followStreams(options: LoadRequest & StreamsOptions): Promise<StreamsResult> {
  return runLoad('streams.ts', options);
}
