import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A request that is made again and again. */
export interface LoadRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** JSON; of several, each in turn. */
  bodies?: string[];
  /** The status of a success; 200 unless told. */
  status?: number;
}

/** What came of it. Times are in milliseconds, from the request's first byte to the answer's last. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processors that the load generator itself kept busy. */
  cpu: number;
}

/** As many requests as can be answered, over so many connections. */
export function flood(request: LoadRequest & { connections: number; seconds: number }): Promise<LoadResult> {
  return runLoad('flood.ts', request);
}

/** So many requests a second, whether or not earlier ones have been answered. */
export function pace(request: LoadRequest & { perSecond: number; seconds: number }): Promise<LoadResult> {
  return runLoad('pace.ts', request);
}

/** Runs a load in a process of its own; throws where any answer was not a success. */
export async function runLoad<Result>(script: string, options: object): Promise<Result> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return JSON.parse(output) as Result;
}
