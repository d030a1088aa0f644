import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Session } from '../../accounts/sessions.service.js';
import type { Request } from '../../common/http/request.js';

/** Somebody who is signed in and looks at a page. */
export interface Visit {
  account: Session['account'];
  session: Session;
  /** The session's id. */
  sessionId: string;
  /** The token for the forms of the page. */
  csrf: string;
  /** The path of the page. */
  path: string;
  /** The address of the page that the forms are on: the path and what the page is asked for. */
  page: string;
  /** What was typed into a form of this page before signing in again; null where nothing was. */
  kept: URLSearchParams | null;
  address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard. */
    visit?: Visit;
    /** Set by the form interceptor: a form that was posted from a page of ours. */
    form?: URLSearchParams;
  }
}

/** Who looks at the page. */
export const CurrentVisit = createParamDecorator((_data: unknown, context: ExecutionContext): Visit => {
  const { visit } = context.switchToHttp().getRequest<Request>();
  if (!visit) throw new Error('a page that needs a visit is not behind the session guard');
  return visit;
});

/** The form that was posted; it came from a page of ours. */
export const CurrentForm = createParamDecorator(
  (_data: unknown, context: ExecutionContext): URLSearchParams => {
    const { form } = context.switchToHttp().getRequest<Request>();
    if (!form) throw new Error('a form is not behind the form interceptor');
    return form;
  },
);
