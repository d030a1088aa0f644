import { parentPort } from 'node:worker_threads';
import { isOtherLanguage } from './text-language.js';
import { countTokens, cutToTokens, leadingWords } from './token-count.js';

/** The operations of the thread. */
const TOKEN_WORK = { countTokens, cutToTokens, leadingWords, isOtherLanguage };

export interface TokenRequest {
  id: number;
  name: keyof typeof TOKEN_WORK;
  text: string;
  /** The maximum number of tokens, or a language tag. */
  argument: number | string;
}

export interface TokenReply {
  id: number;
  result?: unknown;
  error?: unknown;
}

parentPort?.on('message', ({ id, name, text, argument }: TokenRequest) => {
  const work = TOKEN_WORK[name] as (text: string, argument: number | string) => Promise<unknown>;
  work(text, argument).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error }),
  );
});

function reply(message: TokenReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
