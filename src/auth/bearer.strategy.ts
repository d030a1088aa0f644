import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { randomUUID } from 'node:crypto';
import passport from 'passport';
import { Strategy } from 'passport-http-bearer';
import { KeyVerifier } from '../api-keys/key-verifier.js';
import { KEY_PREFIX } from '../api-keys/key-format.js';
import { invalidCredential, type AppError } from '../common/errors/app-error.js';
import { bearerTokenOf } from '../common/http/bearer-token.js';
import { countHeader } from '../common/http/count-header.js';
import type { Request } from '../common/http/request.js';
import type { Resource } from '../common/http/resources.js';
import type { Principal } from '../common/http/principal.js';
import { AccessTokensService } from '../oauth/tokens/access-tokens.service.js';
import { ACCESS_TOKEN_PREFIX } from '../oauth/tokens/token-format.js';

/**
 * Finds the principal of a bearer credential (RFC 6750 section 2.1: header only). The underlying strategy would also read
 * tokens from body and query and parse the header differently, so it receives only the token. Node hides all but the
 * first of several Authorization headers, so they are counted in the raw headers. A token in the query beside the header is
 * a second credential (section 2). See docs/decisions/passport.md.
 */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') implements OnApplicationShutdown {
  /** Passport registers strategies by name per process; a unique name separates two services in one process. */
  readonly registeredName = `bearer ${randomUUID()}`;
  /** Rejects the credential; set by passport for each request. */
  declare readonly error: (error: AppError) => void;

  constructor(
    private readonly keys: KeyVerifier,
    private readonly accessTokens: AccessTokensService,
  ) {
    super({ passReqToCallback: true });
    passport.use(this.registeredName, this);
  }

  onApplicationShutdown(): void {
    passport.unuse(this.registeredName);
  }

  // Its types are those of Express, but it reads only these members.
  override authenticate(request: unknown) {
    const { headers, ip, raw, query, resource } = request as Request & { resource: Resource };
    const count = countHeader(raw.rawHeaders, 'authorization');
    const isRepeated = count > 1 || Object.hasOwn(query as object, 'access_token');
    if (count === 0) return this.error(invalidCredential({ rule: 'credential_missing' }));
    if (isRepeated) return this.error(invalidCredential({ rule: 'credential_repeated' }));
    const token = bearerTokenOf(headers.authorization);
    if (token === null) return this.error(invalidCredential({ rule: 'credential_malformed' }));
    super.authenticate({ headers: { authorization: `Bearer ${token}` }, ip, resource } as never);
  }

  /** Throws `invalid_credential` for anything but a valid one. The prefix selects the verifier. */
  async validate({ ip, resource }: { ip: string; resource: Resource }, token: string): Promise<Principal> {
    if (token.startsWith(KEY_PREFIX)) return this.keys.verify(token, ip);
    if (token.startsWith(ACCESS_TOKEN_PREFIX)) return this.accessTokens.verify(token, ip, resource);
    throw invalidCredential({ rule: 'credential_malformed' });
  }
}
