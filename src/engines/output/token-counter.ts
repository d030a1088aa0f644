import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../common/scheduling/fair-queue.js';
import type { LeadingWords } from './token-count.js';
import type { TokenReply, TokenRequest } from './token-thread.js';

/** A text that waits for the thread or is in it. */
interface Work extends Omit<TokenRequest, 'id'> {
  accountId: string;
  reply: PromiseWithResolvers<unknown>;
}

/** A text of so many characters takes less than a millisecond: waiting for its turn would take longer than counting it. */
const SHORT_LENGTH_MAX = 2_000;

/**
 * Counts tokens in a thread, so as not to block the event loop. The thread is started by the first text and shared by
 * the process. Short texts are counted there too, because loading the encoding would block for too long. A long text can
 * take a second, so the thread has one of them at a time, and accounts take turns; those without an account share one.
 */
export class TokenCounter {
  private thread: Worker | null = null;
  private readonly waiting = new FairQueue<Work>();
  /** The texts in the thread. */
  private readonly pending = new Map<number, Work>();
  private currentLong: Work | null = null;
  private lastId = 0;

  /** See `countTokens` in `token-count.ts`. */
  count(text: string, accountId?: string): Promise<number> {
    return this.run({ name: 'countTokens', text, argument: 0 }, accountId);
  }

  /** See `cutToTokens` in `token-count.ts`. */
  cut(text: string, tokensMax: number, accountId?: string): Promise<string> {
    return this.run({ name: 'cutToTokens', text, argument: tokensMax }, accountId);
  }

  /** See `leadingWords` in `token-count.ts`. */
  leadingWords(text: string, tokensMax: number, accountId?: string): Promise<LeadingWords> {
    return this.run({ name: 'leadingWords', text, argument: tokensMax }, accountId);
  }

  /** See `isOtherLanguage` in `text-language.ts`. The detector's tables are loaded in the thread too. */
  isOtherLanguage(text: string, tag: string, accountId?: string): Promise<boolean> {
    return this.run({ name: 'isOtherLanguage', text, argument: tag }, accountId);
  }

  private run<Result>(request: Omit<TokenRequest, 'id'>, accountId = ''): Promise<Result> {
    const reply = Promise.withResolvers<unknown>();
    const work = { ...request, accountId, reply };
    if (request.text.length <= SHORT_LENGTH_MAX) this.post(work);
    else {
      this.waiting.add(work);
      if (!this.currentLong) this.startNextLong();
    }
    return reply.promise as Promise<Result>;
  }

  private startNextLong(): void {
    // The account whose text has just been counted comes after the others.
    const last = this.currentLong?.accountId;
    const next = this.waiting.take(
      () => true,
      (accountId) => Number(accountId === last),
    );
    this.currentLong = next ?? null;
    if (next) this.post(next);
  }

  private post(work: Work): void {
    const { name, text, argument } = work;
    const id = (this.lastId += 1);
    this.pending.set(id, work);
    try {
      this.thread ??= this.startThread();
    } catch (error) {
      // The system has no thread left. The next text tries again.
      return this.lose(error);
    }
    this.thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.thread.postMessage({ id, name, text, argument } satisfies TokenRequest);
  }

  private startThread(): Worker {
    const thread = new Worker(new URL('./token-thread.js', import.meta.url));
    thread.on('message', ({ id, result, error }: TokenReply) => {
      const work = this.pending.get(id)!;
      this.pending.delete(id);
      if (error === undefined) work.reply.resolve(result);
      else work.reply.reject(error);
      if (work === this.currentLong) this.startNextLong();
      if (this.pending.size === 0) thread.unref();
    });
    thread.on('error', (error) => this.lose(error));
    return thread;
  }

  /** Stops the thread; the next text starts another one. */
  private lose(error: unknown): void {
    this.thread = null;
    for (const { reply } of [...this.pending.values(), ...this.waiting.clear()]) reply.reject(error);
    this.pending.clear();
    this.currentLong = null;
  }
}

/** The process's counter. */
export const tokenCounter = new TokenCounter();
