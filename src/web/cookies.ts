import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from '../common/http/request.js';

/** Reads and writes cookies with the service's attributes: `__Host-` and `Secure` if it is reached by https. */
export class CookieJar {
  readonly isSecure: boolean;

  constructor(publicUrl: string) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** Returns the name that browsers see. With `__Host-`, other hosts of the domain cannot set the cookie. */
  nameOf(name: string): string {
    return this.isSecure ? `__Host-${name}` : name;
  }

  read({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
    return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[this.nameOf(name)];
  }

  /** Returns the `Set-Cookie` header. Without `maxAgeSeconds`, the cookie lasts until the browser is closed. */
  write(name: string, value: string, maxAgeSeconds?: number): string {
    return stringifySetCookie({
      name: this.nameOf(name),
      value,
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
    });
  }

  clear(name: string): string {
    return this.write(name, '', 0);
  }
}
