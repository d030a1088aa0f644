import { Worker } from 'node:worker_threads';
import { countTokens, cutToTokens, takeWords, type TakenWords } from './token-count.js';
import type { TokenReply, TokenRequest } from './token-thread.js';

/** A text up to this size is counted in some tens of microseconds. */
const SHORT_TEXT_BYTES = 2_000;

/**
 * Counts tokens without holding up the event loop: texts over 2 kB are read by a thread, which is started by the first
 * of them and shared by the whole process.
 */
export class TokenCounter {
  private thread: Worker | null = null;
  private readonly pending = new Map<number, PromiseWithResolvers<unknown>>();
  private lastId = 0;

  /** As `countTokens` of `token-count.ts`. */
  count(text: string): Promise<number> {
    return isShort(text) ? countTokens(text) : this.ask('countTokens', text);
  }

  /** As `cutToTokens` of `token-count.ts`. */
  cut(text: string, tokensMax: number): Promise<string> {
    return isShort(text) ? cutToTokens(text, tokensMax) : this.ask('cutToTokens', text, tokensMax);
  }

  /** As `takeWords` of `token-count.ts`. */
  takeWords(text: string, tokensMax: number): Promise<TakenWords> {
    return isShort(text) ? takeWords(text, tokensMax) : this.ask('takeWords', text, tokensMax);
  }

  private ask<Result>(name: TokenRequest['name'], text: string, tokensMax = 0): Promise<Result> {
    const reply = Promise.withResolvers<unknown>();
    const request: TokenRequest = { id: (this.lastId += 1), name, text, tokensMax };
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

  /** The next text starts another thread. */
  private lose(error: Error): void {
    this.thread = null;
    for (const reply of this.pending.values()) reply.reject(error);
    this.pending.clear();
  }
}

/** The process's counter. */
export const tokenCounter = new TokenCounter();

function isShort(text: string): boolean {
  return text.length <= SHORT_TEXT_BYTES && Buffer.byteLength(text) <= SHORT_TEXT_BYTES;
}
