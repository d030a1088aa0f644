import { runLoad } from './run-load.ts';

/** One request of a mix. */
export interface MixedRequest {
  url: string;
  method?: 'GET' | 'POST';
  /** `{n}` in them is another each time. */
  headers: Record<string, string>;
  body?: object;
  /** The status that is right; 200 unless told. */
  status?: number;
}

/** Requests that are made in turn, again and again. */
export interface Mix {
  requests: MixedRequest[];
  connections: number;
  seconds: number;
  /** The most that are asked a second. */
  perSecond: number;
}

/** How much was asked, and how many processors that kept busy. */
export interface MixResult {
  requests: number;
  /** Answers with another status than the right one. */
  wrong: number;
  seconds: number;
  cpu: number;
}

/** Asks until time is up; throws where more than one answer in a thousand is another than the right one. */
export function runMix(mix: Mix): Promise<MixResult> {
  return runLoad('mix.ts', mix);
}
