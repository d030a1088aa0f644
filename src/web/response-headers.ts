import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { replyOf } from '../common/http/request.js';

/** The headers of a response that is sent later. */
export interface ResponseHeaders {
  header(name: string, value: string): unknown;
}

/** Injects the headers of the response into handlers that set some. Nest sends what the handler returns. */
export const CurrentResponse = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ResponseHeaders => {
    const reply = replyOf(context);
    // Not the reply itself: Nest awaits parameters, and a Fastify reply resolves only after it was sent.
    return { header: (name, value) => void reply.header(name, value) };
  },
);

export function setHeaders(response: ResponseHeaders, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) response.header(name, value);
}
