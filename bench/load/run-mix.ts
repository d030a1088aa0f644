import { runLoad } from './run-load.ts';

/** One request of a mix. */
export interface MixedRequest {
  url: string;
  method?: 'GET' | 'POST';
  /** `{n}` in a value is replaced by a different number for each request. */
  headers: Record<string, string>;
  body?: object;
  /** The expected status; 200 by default. */
  status?: number;
}

/** Requests that are sent in turn, again and again. */
export interface Mix {
  requests: MixedRequest[];
  connections: number;
  seconds: number;
  /** The highest rate. */
  perSecond: number;
}

export interface MixResult {
  requests: number;
  /** Responses with another status than the expected one and 429. */
  wrong: number;
  /** Responses with 429: a busy machine reads the lists of one account too slowly for all connections. */
  limited: number;
}

/** Sends requests until the time is up. Throws if more than one response in a thousand has the wrong status. */
export function runMix(mix: Mix): Promise<MixResult> {
  return runLoad('mix.ts', mix);
}
