import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Provider, type JWK } from 'oidc-provider';
import { KeyRing } from '../common/crypto/key-ring.js';
import { Log } from '../common/logging/log.js';
import { Config } from '../config/config.js';
import { Notifier } from '../database/notifier.js';
import { AccessTokenAdapter } from './access-token-adapter.js';
import { AppCallLimit } from './app-call-limit.js';
import { ArtifactAdapter } from './artifact-adapter.js';
import { ARTIFACT_KINDS, type ArtifactKind } from './artifact-kinds.js';
import { ClientAdapter } from './client-adapter.js';
import { ClientRegistry } from './client-registry.js';
import { ConsentsService } from './consents.service.js';
import { loadExistingGrant } from './existing-grant.js';
import { GrantAdapter } from './grant-adapter.js';
import { GrantTokenAdapter } from './grant-token-adapter.js';
import { OAuthAccounts } from './oauth-accounts.js';
import { OAuthDatabase } from './oauth-database.js';
import { renderOAuthError } from './oauth-errors.js';
import { shapeTokens } from './shape-tokens.js';
import { IDENTITY_SCOPES, providerOptions } from './provider-options.js';
import { RequestFrame } from './request-frame.js';
import { SIGNING_KEYS_CHANGE, SigningKeys } from './signing-keys.js';
import type { StoredAdapter } from './stored-adapter.js';
import { TokenStore } from './token-store.js';

type RequestHandler = ReturnType<Provider['callback']>;

/** The provider library, put together with our stores, and put together anew when the signing keys change. */
@Injectable()
export class OAuthServer {
  /** What access tokens are for. */
  readonly audience: string;
  private current: { kids: string; provider: Provider; handle: RequestHandler } | undefined;

  constructor(
    private readonly config: Config,
    private readonly keyRing: KeyRing,
    private readonly log: Log,
    private readonly notifier: Notifier,
    private readonly signingKeys: SigningKeys,
    private readonly database: OAuthDatabase,
    private readonly tokens: TokenStore,
    private readonly registry: ClientRegistry,
    private readonly limit: AppCallLimit,
    private readonly accounts: OAuthAccounts,
    private readonly consents: ConsentsService,
    private readonly frame: RequestFrame,
  ) {
    this.audience = `${config.publicUrl}/v1`;
  }

  /** Loads or makes the signing keys and goes on following their changes. */
  async start(): Promise<void> {
    await this.reload();
    const reload = () => {
      this.reload().catch((error: unknown) =>
        this.log.error({ err: error }, 'signing keys could not be read'),
      );
    };
    this.notifier.onChange('c', (id) => {
      if (id === SIGNING_KEYS_CHANGE) reload();
    });
    this.notifier.onGap(reload);
  }

  get provider(): Provider {
    if (!this.current) throw new Error('the authorization server has not been started');
    return this.current.provider;
  }

  /** Lets the library answer a request. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.current!.handle(request, response);
  }

  private async reload() {
    const keys = await this.signingKeys.load();
    const kids = keys.map(({ kid }) => kid).join(' ');
    if (kids === this.current?.kids) return;
    const provider = this.build(keys);
    this.current = { kids, provider, handle: provider.callback() };
  }

  private build(keys: JWK[]): Provider {
    const { publicUrl } = this.config;
    const options = providerOptions({
      audience: this.audience,
      isSecure: publicUrl.startsWith('https:'),
      jwks: { keys },
      cookieKeys: this.keyRing.all('oauth-cookies').map(({ bytes }) => bytes.toString('base64url')),
      allowedScopes: async (clientId) => (await this.registry.find(clientId))?.scopes ?? [],
      isActive: (clientId, accountId) => this.isActive(clientId, accountId),
      adapter: (name) => this.adapterOf(name),
      findAccount: (_ctx, id) => this.accounts.find(id),
      loadExistingGrant: (ctx) => loadExistingGrant(ctx, this.consents, this.audience),
      renderError: renderOAuthError,
    });
    const provider = new Provider(publicUrl, options);
    // The host and the scheme of every request are pinned to the issuer's before the library sees them.
    provider.proxy = true;
    shapeTokens(provider, {
      isSecretOf: (clientId, secret) => this.registry.isSecretOf(clientId, secret),
      limit: this.limit,
    });
    this.frame.attach(provider, IDENTITY_SCOPES);
    return provider;
  }

  private async isActive(clientId: string, accountId: string): Promise<boolean> {
    const [app, account] = [await this.registry.find(clientId), await this.accounts.find(accountId)];
    return app !== null && account !== undefined;
  }

  private adapterOf(name: string): StoredAdapter {
    if (name === 'Client') return new ClientAdapter(this.registry, this.limit);
    if (name === 'Grant') return new GrantAdapter(this.database);
    if (name === 'AccessToken') return new AccessTokenAdapter(this.database);
    if (name === 'AuthorizationCode' || name === 'RefreshToken')
      return new GrantTokenAdapter(name, this.database, this.tokens, this.keyRing);
    if (name in ARTIFACT_KINDS) return new ArtifactAdapter(name as ArtifactKind, this.database);
    throw new Error(`nothing stores ${name}`);
  }
}
