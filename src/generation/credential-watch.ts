import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { isForeignKeyViolation } from '../common/errors/database-failure.js';
import { CredentialCheck } from '../common/http/credential-check.js';
import type { Caller } from './caller.js';
import { checkSuspension } from '../common/http/suspension.js';

/** Half of the time within which a stream ends after its credential. */
const CHECK_INTERVAL_MS = 500;

interface Watched {
  caller: WatchedCaller;
  ending: AbortController;
  isChecked: boolean;
}

type WatchedCaller = Pick<Caller, 'credential' | 'checkSession'>;

/**
 * Aborts running work of a credential or dashboard session that is revoked, expired or suspended. Checks use a cache
 * that is invalidated by changes in any process, so they run a query only after a change or while the notification link
 * is down.
 */
@Injectable()
export class CredentialWatch implements OnApplicationShutdown {
  private readonly watched = new Set<Watched>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly credentials: CredentialCheck) {}

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  /**
   * Watches until `stop` is called; `signal` is aborted with the error for the caller when credential or session end.
   */
  watch(caller: WatchedCaller): { signal: AbortSignal; stop: () => void } {
    const entry = { caller, ending: new AbortController(), isChecked: false };
    this.watched.add(entry);
    this.timer ??= setInterval(() => this.checkAll(), CHECK_INTERVAL_MS).unref();
    return { signal: entry.ending.signal, stop: () => this.forget(entry) };
  }

  private forget(entry: Watched) {
    this.watched.delete(entry);
    if (this.watched.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private checkAll() {
    for (const entry of this.watched) if (!entry.isChecked) void this.check(entry);
  }

  /**
   * Throws the error of a text that was not stored: if its account, and its claim with it, was deleted meanwhile, that of a
   * caller without a valid credential.
   */
  async explain(error: unknown, caller: WatchedCaller): Promise<never> {
    const isUnclaimed = error instanceof AppError && error.reason === 'idempotency_in_progress';
    if (isUnclaimed || isForeignKeyViolation(error)) await this.assertValid(caller);
    throw error;
  }

  /** Throws the error for a caller whose credential or session has ended. */
  private async assertValid({ credential, checkSession }: WatchedCaller): Promise<void> {
    await checkSession?.();
    if (credential)
      checkSuspension(await this.credentials.check(credential.authorization, credential.address));
  }

  private async check(entry: Watched): Promise<void> {
    entry.isChecked = true;
    try {
      await this.assertValid(entry.caller);
    } catch (error) {
      // If the database is unavailable, the next check decides.
      if (error instanceof AppError && error.status < 500) entry.ending.abort(error);
    } finally {
      entry.isChecked = false;
    }
  }
}
