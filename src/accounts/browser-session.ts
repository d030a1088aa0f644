import { Injectable } from '@nestjs/common';
import { setAuditActor } from '../audit/audit-origin.js';
import { digestInMemory } from '../common/crypto/secret-digest.js';
import type { Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { AuditLog } from '../audit/audit-log.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { LookupLimit } from '../rate-limit/lookup-limit.js';
import { CookieJar } from '../web/cookies.js';
import type { ResponseHeaders } from '../web/response-headers.js';
import { SESSION_COOKIE } from '../web/session-cookie.js';
import { KNOWN_BROWSER_TTL_SECONDS, KnownBrowsers } from './known-browsers.js';
import { isSessionId, SessionsService, type Session, type SessionOrigin } from './sessions.service.js';

/** The cookie that identifies a browser that has signed in before. */
const DEVICE_COOKIE = 'copydesk_device';

/** The session of the browser that a request comes from. */
@Injectable()
export class BrowserSession {
  private readonly cookies: CookieJar;

  constructor(
    config: Config,
    private readonly sessions: SessionsService,
    private readonly browsers: KnownBrowsers,
    private readonly audit: AuditLog,
    private readonly lookups: LookupLimit,
    private readonly addressLimit: AddressLimit,
  ) {
    this.cookies = new CookieJar(config.publicUrl);
  }

  /**
   * Returns the signed-in session; null without one. A cookie of an unknown session counts against the client's address;
   * throws `rate_limited` over the limit.
   */
  async find(request: Request): Promise<Session | null> {
    const id = this.idOf(request);
    if (id === undefined || !isSessionId(id)) return null;
    const session = await this.lookUp(request, id);
    if (session) setAuditActor({ type: 'account', id: session.account.id, name: session.account.email });
    return session;
  }

  private async lookUp(request: Request, id: string): Promise<Session | null> {
    const find = () => this.sessions.find(id);
    // Such a request has been counted against its address already.
    if (request.bucket) return find();
    const session = await this.lookups.lookUp(digestInMemory(id), request.ip, find);
    if (!session) await this.addressLimit.consume(request);
    return session;
  }

  /** The session's id; undefined without a cookie. */
  idOf(request: Pick<Request, 'headers'>): string | undefined {
    return this.cookies.read(request, SESSION_COOKIE);
  }

  /**
   * Sets a new session and a new device cookie and ends the previous session, so that an id from before the sign-in
   * cannot be used (session fixation).
   */
  async start(request: Request, headers: ResponseHeaders, sessionId: string): Promise<void> {
    const earlier = this.idOf(request);
    if (earlier) await this.sessions.end(earlier);
    const device = await this.browsers.remember(sessionId, this.cookies.read(request, DEVICE_COOKIE));
    void headers.header('set-cookie', this.cookies.write(DEVICE_COOKIE, device, KNOWN_BROWSER_TTL_SECONDS));
    void headers.header('set-cookie', this.cookies.write(SESSION_COOKIE, sessionId, 7 * 86_400));
  }

  /** Ends the session of this browser, or every session of its account. */
  async end(request: Request, headers: ResponseHeaders, everywhere: boolean): Promise<void> {
    const id = this.idOf(request);
    const session = await this.find(request);
    if (session && everywhere) await this.sessions.endAll(session.account.id);
    if (session) {
      const action = everywhere ? 'session.ended_everywhere' : 'session.ended';
      await this.audit.note({ action, accountId: session.account.id, target: null });
    }
    if (id) await this.sessions.end(id);
    void headers.header('set-cookie', this.cookies.clear(SESSION_COOKIE));
  }

  /** Ends one session of an account, in another browser. Returns false if there is no such session. */
  async endOne(accountId: string, handle: string): Promise<boolean> {
    const origin = await this.sessions.endOne(accountId, handle);
    if (!origin) return false;
    await this.audit.note({ action: 'session.ended_elsewhere', accountId, target: null, before: origin });
    return true;
  }

  /** The origin of a request, as stored with its session. */
  originOf(request: Request): SessionOrigin {
    const userAgent = request.headers['user-agent'] ?? '';
    return { address: request.ip, userAgent, deviceToken: this.cookies.read(request, DEVICE_COOKIE) };
  }
}
