import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Reply } from './http.js';

/** A signal that is aborted when the caller goes away before the answer is complete. */
export const CallerSignal = createParamDecorator((_data: unknown, context: ExecutionContext): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<Reply>();
  const controller = new AbortController();
  if (raw.closed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
});
