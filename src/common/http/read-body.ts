import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error.js';
import { BODY_BROKEN, incompleteBody } from './broken-body.js';

/** The maximum size of a body: 1 MiB. */
const BODY_BYTES_MAX = 1_048_576;

/** How long a client may send nothing of a body, so that it gets its error within 10 s. */
const IDLE_MAX_MS = 8_000;

/**
 * Reads a request's body. Rejects a body over 1 MiB, immediately if its length is declared; Node then drains the rest
 * unread. Rejects if the client disconnects, if it sends nothing for 8 s, and if the rest of the body is broken.
 */
export function readBody(stream: IncomingMessage): Promise<Buffer> {
  if (Number(stream.headers['content-length']) > BODY_BYTES_MAX) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    // After a pause of this process, what has arrived meanwhile is read first.
    let lastRead: NodeJS.Immediate | undefined;
    const idle = setTimeout(() => (lastRead = setImmediate(onIdle)), IDLE_MAX_MS);
    const finish = (settle: () => void) => {
      clearTimeout(idle);
      clearImmediate(lastRead);
      stream.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      stream.off(BODY_BROKEN, onBroken);
      settle();
    };
    const onData = (chunk: Buffer) => {
      clearImmediate(lastRead);
      idle.refresh();
      bytes += chunk.length;
      if (bytes > BODY_BYTES_MAX) finish(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const onBroken = (error: AppError) => finish(() => reject(error));
    const onGone = () => onBroken(incompleteBody());
    const onIdle = () => onBroken(incompleteBody('The body was not received in time.'));
    stream.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
    stream.on(BODY_BROKEN, onBroken);
  });
}

function tooLarge(): AppError {
  return new AppError('body_too_large', 'The body must not be larger than 1 MiB.');
}
