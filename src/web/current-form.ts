import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../common/http/request.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the form interceptor: the posted form, whose CSRF token was checked. */
    form?: URLSearchParams;
  }
}

/** Injects the posted form, whose CSRF token was checked. */
export const CurrentForm = createParamDecorator((_data: unknown, host: ExecutionContext): URLSearchParams => {
  const { form } = requestOf(host);
  if (!form) throw new Error('the form interceptor is missing on a form');
  return form;
});
