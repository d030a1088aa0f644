import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Provider, type JWK } from 'oidc-provider';
import { KeyRing } from '../../common/crypto/key-ring.js';
import type { Reply, Request } from '../../common/http/request.js';
import { resourceUrl } from '../../common/http/resources.js';
import { Clock } from '../../common/time/clock.js';
import { Log } from '../../common/logging/log.js';
import { Config } from '../../config/config.js';
import { Notifier } from '../../database/notifier.js';
import { ClientRegistry } from '../clients/client-registry.js';
import { ConsentsService } from '../consents/consents.service.js';
import { loadExistingGrant } from '../consents/existing-grant.js';
import { AnsweredInteractions } from './answered-interactions.js';
import { OAuthAccounts } from './oauth-accounts.js';
import { OidcAdapters } from '../adapters/oidc-adapters.js';
import { OidcMiddleware } from './oidc-middleware.js';
import { patchOidcModels } from './patch-oidc-models.js';
import { providerOptions } from './provider-options.js';
import { SIGNING_KEYS_CHANGE, SigningKeys } from '../tokens/signing-keys.js';

type RequestHandler = ReturnType<Provider['callback']>;

/** The pause after a failed read of the signing keys. */
const RETRY_MS = 500;

/** Builds oidc-provider with our adapters, and rebuilds it when the signing keys change. */
@Injectable()
export class OAuthServer implements BeforeApplicationShutdown {
  /** The URLs of the resources that access tokens can be for. The first is the default. */
  private readonly resources: readonly [string, ...string[]];
  private readonly closing = new AbortController();
  private isStale = false;
  private reloading: Promise<void> | undefined;
  private current: { kids: string; provider: Provider; handle: RequestHandler } | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly keyRing: KeyRing,
    private readonly log: Log,
    private readonly notifier: Notifier,
    private readonly signingKeys: SigningKeys,
    private readonly adapters: OidcAdapters,
    private readonly registry: ClientRegistry,
    private readonly accounts: OAuthAccounts,
    private readonly consents: ConsentsService,
    private readonly middleware: OidcMiddleware,
    private readonly answered: AnsweredInteractions,
  ) {
    this.resources = [resourceUrl(config.publicUrl, 'v1'), resourceUrl(config.publicUrl, 'mcp')];
  }

  /** Loads the signing keys, creating the first one if necessary, and follows their changes. */
  async start(): Promise<void> {
    await this.reload();
    this.notifier.onChange('client', (id) => {
      if (id === SIGNING_KEYS_CHANGE) this.follow();
    });
    this.notifier.onGap(() => this.follow());
  }

  /** Waits until the keys have been read, because the connections are closed next. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.reloading;
  }

  get provider(): Provider {
    if (!this.current) throw new Error('the authorization server has not been started');
    return this.current.provider;
  }

  /** Returns the URL of the resource that a valid authorization request is for. */
  resourceOf(params: Record<string, unknown> | undefined): string {
    const [requested] = [params?.resource].flat();
    return typeof requested === 'string' ? requested : this.resources[0];
  }

  /** Has oidc-provider respond to a request. */
  async handle(request: Request, reply: Reply, isAppCall: boolean): Promise<void> {
    this.middleware.receive(request, isAppCall);
    await this.current!.handle(request.raw, reply.raw);
  }

  /** Has the keys read again: once for all changes that arrive during a read. */
  private follow() {
    this.isStale = true;
    this.reloading ??= this.reloadUntilCurrent();
  }

  /** Retries after a failure until the shutdown, because another change may never come. Logs a run of failures once. */
  private async reloadUntilCurrent() {
    const { signal } = this.closing;
    let hasFailed = false;
    while (this.isStale && !signal.aborted) {
      try {
        this.isStale = false;
        await this.reload();
      } catch (error) {
        this.isStale = true;
        if (!hasFailed) this.log.error({ err: error }, 'signing keys could not be read');
        hasFailed = true;
        await delay(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    // In the same turn as the check above, so that no change falls between them.
    this.reloading = undefined;
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
    const allowedScopes = (clientId: string) => this.registry.allowedScopes(clientId);
    const options = providerOptions({
      resources: this.resources,
      isSecure: publicUrl.startsWith('https:'),
      jwks: { keys },
      cookieKeys: this.keyRing.all('oauth-cookies').map(({ bytes }) => bytes.toString('base64url')),
      allowedScopes,
      isActive: (clientId, accountId) => this.isActive(clientId, accountId),
      now: () => this.clock.now(),
      currency: this.config.currency,
      spendingLimitOf: (accountId, clientId) => this.consents.spendingLimitOf(accountId, clientId),
      adapter: (model) => this.adapters.create(model),
      findAccount: (_ctx, id) => this.accounts.find(id),
      loadExistingGrant: (ctx) =>
        loadExistingGrant(ctx, this.consents, allowedScopes, this.resourceOf(ctx.oidc.params)),
      renderError: (ctx, out, error) => this.answered.renderError(ctx, out, error),
    });
    const provider = new Provider(publicUrl, options);
    // `OidcRoutes` sets the host and the scheme of every request to the issuer's.
    provider.proxy = true;
    patchOidcModels(provider, (clientId, secret) => this.registry.isSecretOf(clientId, secret));
    this.middleware.attach(provider);
    return provider;
  }

  private async isActive(clientId: string, accountId: string): Promise<boolean> {
    const [app, account] = [await this.registry.find(clientId), await this.accounts.find(accountId)];
    return app !== null && account !== undefined;
  }
}
