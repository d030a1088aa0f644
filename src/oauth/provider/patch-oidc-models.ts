import type { Provider } from 'oidc-provider';
import { currentOidcRequest } from '../adapters/oidc-request.js';
import { ACCESS_TOKEN_PREFIX, REFRESH_TOKEN_PREFIX } from '../tokens/token-format.js';

interface TokenModel {
  prototype: { generateTokenId(): string };
}
interface ClientModel {
  prototype: { compareClientSecret(this: { clientId: string }, secret: string): Promise<boolean> };
}

/**
 * Patches the models of oidc-provider where its documentation offers no option: tokens get prefixes that secret
 * scanners recognize, a refresh token is derived from the one it replaces, and client secrets are compared by digest.
 * `test/oauth/oauth-library.spec.ts` checks these methods against the installed version.
 */
export function patchOidcModels(
  provider: Provider,
  isSecretOf: (clientId: string, secret: string) => Promise<boolean>,
) {
  addPrefix(provider.AccessToken as unknown as TokenModel, ACCESS_TOKEN_PREFIX);
  addPrefix(provider.RefreshToken as unknown as TokenModel, REFRESH_TOKEN_PREFIX);
  deriveSuccessors(provider.RefreshToken as unknown as TokenModel);
  (provider.Client as unknown as ClientModel).prototype.compareClientSecret = async function (secret) {
    const isCorrect = await isSecretOf(this.clientId, secret);
    const oidc = currentOidcRequest();
    if (isCorrect && oidc) oidc.authenticatedClientId = this.clientId;
    return isCorrect;
  };
}

function addPrefix({ prototype }: TokenModel, prefix: string) {
  const generate = prototype.generateTokenId;
  prototype.generateTokenId = function () {
    return prefix + generate.call(this);
  };
}

function deriveSuccessors({ prototype }: TokenModel) {
  const generate = prototype.generateTokenId;
  prototype.generateTokenId = function () {
    return currentOidcRequest()?.writes.consumption?.successors[0] ?? generate.call(this);
  };
}
