import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { interruption } from '../programs/interruption.ts';

/** A request that is repeated. */
export interface LoadRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** JSON, used in turn. */
  bodies?: string[];
  /** `Authorization` headers, used in turn with the first body. */
  authorizations?: string[];
}

/** The result of a load. Times are in milliseconds, from the first byte of a request to the last byte of its response. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
}

/** As many requests as are answered, over a number of connections. */
export function flood(request: LoadRequest & { connections: number; seconds: number }): Promise<LoadResult> {
  return runLoad('flood.ts', request);
}

/**
 * Requests at a constant rate, whether or not earlier ones have been answered. `statuses` are those that do not end the
 * run; 200 by default.
 */
export function pace(
  request: LoadRequest & { perSecond: number; seconds: number; statuses?: number[] },
): Promise<LoadResult> {
  return runLoad('pace.ts', request);
}

/** Runs a load in its own process. Throws if any response is not a success. */
export async function runLoad<Result>(script: string, options: object): Promise<Result> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: interruption.signal,
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${script} exited with ${code}`);
  return JSON.parse(output) as Result;
}
