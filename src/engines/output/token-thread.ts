import { parentPort } from 'node:worker_threads';
import { countTokens, cutToTokens, takeWords } from './token-count.js';

/** What the thread does with a text, by name. */
export const TOKEN_WORK = { countTokens, cutToTokens, takeWords };

export interface TokenRequest {
  id: number;
  name: keyof typeof TOKEN_WORK;
  text: string;
  tokensMax: number;
}

export interface TokenReply {
  id: number;
  result?: unknown;
  error?: unknown;
}

parentPort?.on('message', ({ id, name, text, tokensMax }: TokenRequest) => {
  TOKEN_WORK[name](text, tokensMax).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error }),
  );
});

function reply(message: TokenReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
