import { Injectable } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import type { Reply, Request } from '../../common/http/request.js';
import { Csrf } from '../../web/csrf.js';
import { sessionContextOf, type SessionContext } from './session-context.js';

/** Finds the session of a page that does not require one. */
@Injectable()
export class OptionalSession {
  constructor(
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
  ) {}

  /** Returns null without a session. Throws `rate_limited` for an address with too many cookies of unknown sessions. */
  async find(request: Request, reply: Reply): Promise<SessionContext | null> {
    const session = await this.browser.find(request);
    const sessionId = this.browser.idOf(request);
    if (!session || !sessionId) return null;
    return sessionContextOf(request, { session, sessionId, csrf: this.csrf.token(request, reply) });
  }
}
