import type { Provider } from 'oidc-provider';
import type { AppCallLimit } from './app-call-limit.js';
import { currentOAuthRequest } from './oauth-request.js';
import { ACCESS_TOKEN_PREFIX, REFRESH_TOKEN_PREFIX } from './token-format.js';

interface Hooks {
  isSecretOf(clientId: string, secret: string): Promise<boolean>;
  limit: AppCallLimit;
}

interface TokenModel {
  prototype: { generateTokenId(): string };
}
interface ClientModel {
  prototype: { compareClientSecret(this: { clientId: string }, secret: string): Promise<boolean> };
}

/**
 * The places where we reach into the library's models, which its documentation leaves open: tokens get prefixes that
 * scanners know, refresh tokens follow from those they replace, and client secrets are compared as digests. `test/oauth/oauth-library.spec.ts` holds
 * them against the version in use.
 */
export function shapeTokens(provider: Provider, { isSecretOf, limit }: Hooks) {
  prefix(provider.AccessToken as unknown as TokenModel, ACCESS_TOKEN_PREFIX);
  prefix(provider.RefreshToken as unknown as TokenModel, REFRESH_TOKEN_PREFIX);
  deriveSuccessors(provider.RefreshToken as unknown as TokenModel);
  (provider.Client as unknown as ClientModel).prototype.compareClientSecret = async function (secret) {
    const isRight = await isSecretOf(this.clientId, secret);
    await (isRight ? limit.countClient(this.clientId) : limit.countAddress());
    return isRight;
  };
}

function prefix({ prototype }: TokenModel, text: string) {
  const generate = prototype.generateTokenId;
  prototype.generateTokenId = function () {
    return text + generate.call(this);
  };
}

function deriveSuccessors({ prototype }: TokenModel) {
  const generate = prototype.generateTokenId;
  prototype.generateTokenId = function () {
    return currentOAuthRequest()?.writes?.successor ?? generate.call(this);
  };
}
