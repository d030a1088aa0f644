import { parentPort } from 'node:worker_threads';
import { isOtherLanguage } from './text-language.js';
import { countTokens, cutToTokens, leadingWords } from './token-count.js';

/** The operations of the thread. */
export const TOKEN_WORK = { countTokens, cutToTokens, leadingWords, isOtherLanguage };

/** One request at a time; the reply to it comes before the next one. */
export interface TokenRequest {
  name: keyof typeof TOKEN_WORK;
  text: string;
  /** The maximum number of tokens, or a language tag. */
  argument: number | string;
}

export interface TokenReply {
  result?: unknown;
  error?: unknown;
}

parentPort?.on('message', ({ name, text, argument }: TokenRequest) => {
  const work = TOKEN_WORK[name] as (text: string, argument: number | string) => Promise<unknown>;
  work(text, argument).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ error }),
  );
});

function reply(message: TokenReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
