import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../common/scheduling/fair-queue.js';
import type { LeadingWords } from './token-count.js';
import type { TokenReply, TokenRequest } from './token-thread.js';

/** A text that waits for the thread or is in it. */
interface Work extends TokenRequest {
  accountId: string;
  reply: PromiseWithResolvers<unknown>;
}

/**
 * Counts tokens in a thread, so as not to block the event loop. The thread is started by the first text and shared by
 * the process. Short texts are counted there too, because loading the encoding would block for too long. Accounts take
 * turns, since a long text can take a second; texts without an account share a turn.
 */
export class TokenCounter {
  private thread: Worker | null = null;
  private readonly waiting = new FairQueue<Work>();
  private current: Work | null = null;

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

  private run<Result>(request: TokenRequest, accountId = ''): Promise<Result> {
    const reply = Promise.withResolvers<unknown>();
    this.waiting.add({ ...request, accountId, reply });
    if (!this.current) this.startNext();
    return reply.promise as Promise<Result>;
  }

  private startNext(): void {
    // The account whose text has just been counted comes after the others.
    const last = this.current?.accountId;
    this.current =
      this.waiting.take(
        () => true,
        (accountId) => Number(accountId === last),
      ) ?? null;
    if (!this.current) return void this.thread?.unref();
    try {
      this.thread ??= this.startThread();
    } catch (error) {
      // The system has no thread left. The next text tries again.
      return this.lose(error);
    }
    this.thread.ref();
    const { name, text, argument } = this.current;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.thread.postMessage({ name, text, argument } satisfies TokenRequest);
  }

  private startThread(): Worker {
    const thread = new Worker(new URL('./token-thread.js', import.meta.url));
    thread.on('message', ({ result, error }: TokenReply) => {
      const { reply } = this.current!;
      if (error === undefined) reply.resolve(result);
      else reply.reject(error);
      this.startNext();
    });
    thread.on('error', (error) => this.lose(error));
    return thread;
  }

  /** Stops the thread; the next text starts another one. */
  private lose(error: unknown): void {
    this.thread = null;
    for (const { reply } of [...(this.current ? [this.current] : []), ...this.waiting.clear()])
      reply.reject(error);
    this.current = null;
  }
}

/** The process's counter. */
export const tokenCounter = new TokenCounter();
