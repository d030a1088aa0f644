import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SessionsService } from '../../accounts/sessions.service.js';
import { Clock } from '../../common/time/clock.js';
import type { RequestFilter } from '../../request-log/request-filter.js';
import { RequestLogReader, type FoundCall } from '../../request-log/request-log-reader.js';

const INTERVAL_MS = 2_000;
/** Processes write their rows a second after the response, so rows of an earlier time can still arrive. */
const LOOK_BACK_MS = 10_000;
const ROWS_MAX = 50;
/** The browser opens the stream again. So a stream does not outlive its session for long, or hold resources forever. */
const DURATION_MS = 10 * 60_000;
const STREAMS_PER_SESSION_MAX = 5;

/** A viewer of the log. */
interface Viewer {
  sessionId: string;
  /** Whether the calls are shown to administrators only. */
  isAdministration: boolean;
  filter: RequestFilter;
  /** Aborted when the browser disconnects. */
  signal: AbortSignal;
}

/**
 * Follows the request log for open pages: yields new calls, the oldest first, and empty lists as a keep-alive. The first
 * are those of the last seconds, which the page can have already.
 */
@Injectable()
export class LiveRequests implements OnModuleDestroy {
  private readonly closing = new AbortController();
  private readonly streams = new Map<string, number>();

  constructor(
    private readonly reader: RequestLogReader,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** Ends all streams, which would hold up a shutdown. */
  stop() {
    this.closing.abort();
  }

  onModuleDestroy() {
    this.stop();
  }

  /** Whether another stream may be opened. */
  hasRoom(sessionId: string): boolean {
    return (this.streams.get(sessionId) ?? 0) < STREAMS_PER_SESSION_MAX;
  }

  /** Ends when the browser disconnects, and when the viewer may no longer see the calls. */
  async *follow({ sessionId, isAdministration, filter, signal }: Viewer): AsyncGenerator<FoundCall[]> {
    const ended = AbortSignal.any([signal, this.closing.signal, AbortSignal.timeout(DURATION_MS)]);
    const seen = new Set<string>();
    this.count(sessionId, 1);
    try {
      while (!ended.aborted && (await this.isAllowed(sessionId, isAdministration))) {
        const fromMs = Math.max(this.clock.now() - LOOK_BACK_MS, filter.fromMs ?? 0);
        const { items } = await this.reader.page({ ...filter, fromMs }, ROWS_MAX);
        const fresh = items.filter(({ id }) => !seen.has(id)).toReversed();
        seen.clear();
        for (const { id } of items) seen.add(id);
        yield fresh;
        await delay(INTERVAL_MS, undefined, { signal: ended, ref: false }).catch(() => undefined);
      }
    } finally {
      this.count(sessionId, -1);
    }
  }

  private async isAllowed(sessionId: string, isAdministration: boolean): Promise<boolean> {
    const session = await this.sessions.find(sessionId);
    return session !== null && (session.account.isAdmin || !isAdministration);
  }

  private count(sessionId: string, change: number) {
    const count = (this.streams.get(sessionId) ?? 0) + change;
    if (count > 0) this.streams.set(sessionId, count);
    else this.streams.delete(sessionId);
  }
}
