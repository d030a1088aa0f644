import { Worker } from 'node:worker_threads';
import type { LeadingWords } from './token-count.js';
import type { TokenReply, TokenRequest } from './token-thread.js';

/**
 * Counts tokens in a thread, so as not to block the event loop. The thread is started by the first text and shared by
 * the process. Short texts are counted there too, because loading the encoding would block for too long.
 */
export class TokenCounter {
  private thread: Worker | null = null;
  private readonly pending = new Map<number, PromiseWithResolvers<unknown>>();
  private lastId = 0;

  /** See `countTokens` in `token-count.ts`. */
  count(text: string): Promise<number> {
    return this.run('countTokens', text);
  }

  /** See `cutToTokens` in `token-count.ts`. */
  cut(text: string, tokensMax: number): Promise<string> {
    return this.run('cutToTokens', text, tokensMax);
  }

  /** See `leadingWords` in `token-count.ts`. */
  leadingWords(text: string, tokensMax: number): Promise<LeadingWords> {
    return this.run('leadingWords', text, tokensMax);
  }

  /** See `isOtherLanguage` in `text-language.ts`. The detector's tables are loaded in the thread too. */
  isOtherLanguage(text: string, tag: string): Promise<boolean> {
    return this.run('isOtherLanguage', text, tag);
  }

  private run<Result>(
    name: TokenRequest['name'],
    text: string,
    argument: number | string = 0,
  ): Promise<Result> {
    const reply = Promise.withResolvers<unknown>();
    const request: TokenRequest = { id: (this.lastId += 1), name, text, argument };
    this.pending.set(request.id, reply);
    this.thread ??= this.startThread();
    this.thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.thread.postMessage(request);
    return reply.promise as Promise<Result>;
  }

  private startThread(): Worker {
    const thread = new Worker(new URL('./token-thread.js', import.meta.url));
    thread.on('message', ({ id, result, error }: TokenReply) => {
      const reply = this.pending.get(id);
      this.pending.delete(id);
      if (this.pending.size === 0) thread.unref();
      if (error === undefined) reply?.resolve(result);
      else reply?.reject(error);
    });
    thread.on('error', (error) => this.lose(error));
    return thread;
  }

  /** Stops the thread; the next text starts another one. */
  private lose(error: Error): void {
    this.thread = null;
    for (const reply of this.pending.values()) reply.reject(error);
    this.pending.clear();
  }
}

/** The process's counter. */
export const tokenCounter = new TokenCounter();
