import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Session } from '../../accounts/sessions.service.js';
import { requestOf, type Request } from '../../common/http/request.js';

/** The signed-in user and the page of a request. */
export interface SessionContext {
  account: Session['account'];
  session: Session;
  /** The session's id. */
  sessionId: string;
  /** The token for the forms of the page. */
  csrf: string;
  /** The path of the page. */
  path: string;
  /** The address of the page that the forms are on: path and query. */
  page: string;
  /** The fields of a form of this page that were typed before the session expired, or null. */
  draft: URLSearchParams | null;
  address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard. */
    sessionContext?: SessionContext;
  }
}

/** Returns the context of a request with a session. */
export function sessionContextOf(
  request: Request,
  found: Pick<SessionContext, 'session' | 'sessionId' | 'csrf'>,
): SessionContext {
  const [path, page] = [request.url.split('?')[0]!, pageOf(request)];
  return { account: found.session.account, ...found, path, page, draft: null, address: request.ip };
}

// A notice is shown once. `//a` would be read as the address of a host.
function pageOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://here.invalid');
  searchParams.delete('done');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/** Injects the session context of the request. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, host: ExecutionContext): SessionContext => {
    const { sessionContext } = requestOf(host);
    if (!sessionContext) throw new Error('the session guard is missing on a page that requires a session');
    return sessionContext;
  },
);
