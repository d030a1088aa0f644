import type { Request } from '../common/http/request.js';

/** How our cookies are named and set: `__Host-` and `Secure` wherever the service is reached by https. */
export class CookieJar {
  readonly isSecure: boolean;

  constructor(publicUrl: string) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** The name of a cookie as browsers know it; `__Host-` keeps other hosts of the domain from setting it. */
  nameOf(name: string): string {
    return this.isSecure ? `__Host-${name}` : name;
  }

  read(request: Pick<Request, 'headers'>, name: string): string | undefined {
    const prefix = `${this.nameOf(name)}=`;
    const pair = request.headers.cookie?.split(/; */).find((text) => text.startsWith(prefix));
    return pair?.slice(prefix.length);
  }

  /** The `Set-Cookie` header of a cookie; without `maxAgeSeconds` it lasts as long as the browser's session. */
  write(name: string, value: string, maxAgeSeconds?: number): string {
    const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
    return `${this.nameOf(name)}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${this.isSecure ? '; Secure' : ''}`;
  }

  clear(name: string): string {
    return this.write(name, '', 0);
  }
}
