import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { CredentialCheck } from '../common/http/credential-check.js';

/** Half of the time within which a stream ends after its credential. */
const CHECK_INTERVAL_MS = 500;

interface Watched {
  authorization: string;
  address: string;
  ending: AbortController;
  isChecked: boolean;
}

/**
 * Ends what runs for a credential that is revoked, expired or suspended. Checks are answered by a cache that forgets what
 * changes, in whichever process, so they cost a query only after a change or while changes cannot be heard.
 */
@Injectable()
export class CredentialWatch implements OnApplicationShutdown {
  private readonly watched = new Set<Watched>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly credentials: CredentialCheck) {}

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  /** Watches a credential until `stop` is called; `signal` is aborted, with the error for the caller, when it ends. */
  watch(authorization: string, address: string): { signal: AbortSignal; stop: () => void } {
    const entry = { authorization, address, ending: new AbortController(), isChecked: false };
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

  private async check(entry: Watched): Promise<void> {
    entry.isChecked = true;
    try {
      const { account, credential } = await this.credentials.check(entry.authorization, entry.address);
      if (account.suspended) throw new AppError('account_suspended', 'This account is suspended.');
      if (credential.suspended) throw new AppError('account_suspended', 'This app is suspended.');
    } catch (error) {
      // Where the database cannot tell, it is asked again the next time.
      if (error instanceof AppError && error.status < 500) entry.ending.abort(error);
    } finally {
      entry.isChecked = false;
    }
  }
}
