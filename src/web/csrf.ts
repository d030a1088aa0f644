import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing, type PurposeKey } from '../common/crypto/key-ring.js';
import type { Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { CookieJar } from './cookies.js';
import { PageError } from './page-error.js';
import type { ResponseHeaders } from './response-headers.js';
import { SESSION_COOKIE } from './session-cookie.js';

const COOKIE = 'copydesk_csrf';
const PURPOSE = 'csrf';
/** The hidden field that carries the token. */
export const CSRF_FIELD = 'csrf';

/**
 * Prevents cross-site request forgery. A form contains a token that is bound to a cookie and to the session, so that
 * signing in is protected too, before there is a session. In addition, the browser must report that one of the service's
 * own pages sent the form: by `Sec-Fetch-Site`, which browsers send to https and loopback addresses under any name, or by
 * an `Origin` of the public URL. A client that sends neither is no browser.
 */
@Injectable()
export class Csrf {
  private readonly cookies: CookieJar;
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly keyRing: KeyRing,
  ) {
    this.cookies = new CookieJar(config.publicUrl);
    this.origin = config.publicUrl;
  }

  /** Returns the token for the forms of a page and sets the cookie that it is bound to if there is none. */
  token(request: Request, headers: ResponseHeaders): string {
    let seed = this.cookies.read(request, COOKIE);
    if (!seed || !/^[\w-]{22}$/.test(seed)) {
      seed = randomBytes(16).toString('base64url');
      void headers.header('set-cookie', this.cookies.write(COOKIE, seed));
    }
    return this.sign(seed, request);
  }

  /** Throws a `PageError` (403) that says why, if a form was not sent from one of the service's pages. */
  check(request: Request, form: URLSearchParams) {
    if (!this.isSameOrigin(request)) {
      throw new PageError(
        403,
        'This form came from another address',
        `Forms are accepted only from pages of ${this.origin}. Open the page there. If you use another address for this service, set PUBLIC_URL to it.`,
      );
    }
    if (this.cookies.read(request, COOKIE) === undefined) {
      throw new PageError(
        403,
        'This form came without a cookie',
        `Your browser did not store or send the cookie that protects forms. Allow cookies for ${this.origin}, open the page there and try again.`,
      );
    }
    if (!this.isTokenOf(request, form.get(CSRF_FIELD) ?? '')) {
      throw new PageError(
        403,
        'This form has expired',
        'It was opened before you signed in or out. Go back, reload the page and try again.',
      );
    }
  }

  /** Returns whether the browser's headers show that a page of the service sent a form, regardless of its token. */
  isProvenSameOrigin({ headers }: Request): boolean {
    const site = headers['sec-fetch-site'];
    return site === undefined ? headers.origin === this.origin : site === 'same-origin';
  }

  // While SECRET_KEY is being rotated, another process may have signed the form with a different key.
  private isTokenOf(request: Request, token: string): boolean {
    const seed = this.cookies.read(request, COOKIE);
    if (!seed) return false;
    const given = Buffer.from(token);
    return this.keyRing.all(PURPOSE).some((key) => {
      const expected = Buffer.from(this.sign(seed, request, key));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  private isSameOrigin(request: Request): boolean {
    const { origin, 'sec-fetch-site': site } = request.headers;
    return this.isProvenSameOrigin(request) || (origin === undefined && site === undefined);
  }

  private sign(
    seed: string,
    request: Request,
    { bytes }: PurposeKey = this.keyRing.current(PURPOSE),
  ): string {
    const session = this.cookies.read(request, SESSION_COOKIE) ?? '';
    return createHmac('sha256', bytes).update(`${seed}|${session}`).digest('base64url');
  }
}
