import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { replyOf, type Reply } from './request.js';

/** Returns a signal that is aborted when the client disconnects before the response is complete. */
export function clientSignalOf({ raw }: Reply): AbortSignal {
  const controller = new AbortController();
  if (raw.closed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Injects the signal of the request's client. */
export const ClientSignal = createParamDecorator((_data: unknown, context: ExecutionContext): AbortSignal =>
  clientSignalOf(replyOf(context)),
);
