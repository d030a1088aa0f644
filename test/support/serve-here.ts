import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Log } from '../../src/common/logging/log.js';
import { loadConfig } from '../../src/config/config.js';
import { openDatabase } from '../../src/runtime/open-database.js';
import { serve } from '../../src/runtime/serve.js';
import { findFreePort } from './free-port.js';

/** The service in this process, started and stopped as `main.ts` does it. */
export interface ServiceHere {
  url: string;
  /** The log so far. */
  log(): string;
  /** Resolves when it has stopped; rejects with the reason why it cannot start, for which `main.ts` exits with 1. */
  ended: Promise<void>;
  /** Sends a stop signal to the service alone; resolves when it has stopped. */
  stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void>;
}

/**
 * Serves in this process, which takes a tenth of the processor time of a process of its own. Resolves when the service is
 * ready; the first account is created after that.
 */
export async function serveHere(environment: Record<string, string | undefined>): Promise<ServiceHere> {
  // Where a first start without a terminal writes its secrets.
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-here-'));
  const config = loadConfig({ PORT: String(await findFreePort()), DATA_DIR: folder, ...environment });
  const lines: string[] = [];
  const becameReady = Promise.withResolvers<void>();
  const log = new Log(config.logLevel, (line) => {
    lines.push(line);
    if (line.includes('"msg":"ready"')) becameReady.resolve();
  });
  const database = await openDatabase(config, log);
  const controller = new AbortController();
  const interruptions = process.listeners('SIGINT');
  const ended = serve(config, database.url, log, controller.signal).finally(async () => {
    // The listener that would have ended the shutdown delay stays where the delay ends by itself.
    for (const listener of process.listeners('SIGINT'))
      if (!interruptions.includes(listener)) process.off('SIGINT', listener);
    await database.close();
    rmSync(folder, { recursive: true });
  });
  ended.catch(() => undefined);
  await Promise.race([becameReady.promise, ended]);
  return {
    url: `http://127.0.0.1:${config.port}`,
    log: () => lines.join(''),
    ended,
    stop: async (signal) => {
      controller.abort(signal);
      await ended;
    },
  };
}
