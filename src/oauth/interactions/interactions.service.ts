import { Injectable } from '@nestjs/common';
import type { Grant } from 'oidc-provider';
import type { Session } from '../../accounts/sessions.service.js';
import type { Reply, Request } from '../../common/http/request.js';
import { PageError } from '../../web/page-error.js';
import { ClientDocuments } from '../documents/client-documents.js';
import { ConsentsService } from '../consents/consents.service.js';
import { addScopes } from '../consents/existing-grant.js';
import { AnsweredInteractions, type Decision } from '../provider/answered-interactions.js';
import { OAuthServer } from '../provider/oauth-server.js';
import { findApp } from './find-app.js';
import { toPending, type PendingInteraction } from './pending-interaction.js';
import { expired, ProviderInteractions } from './provider-interactions.js';
import { describeConsent } from '../consents/consent-snapshot.js';

/** Reads and completes the steps of an authorization request. */
@Injectable()
export class InteractionsService {
  constructor(
    private readonly server: OAuthServer,
    private readonly interactions: ProviderInteractions,
    private readonly documents: ClientDocuments,
    private readonly consents: ConsentsService,
    private readonly answered: AnsweredInteractions,
  ) {}

  /** Returns the URL to continue at if the account has made the same decision before; null otherwise. */
  answeredUrl(uid: string, decision: Decision): Promise<string | null> {
    return this.answered.continueUrl(uid, decision);
  }

  /** Finds an interaction; throws a `PageError` if it has expired or was started in another browser. */
  async find(request: Request, reply: Reply, uid: string): Promise<PendingInteraction> {
    const interaction = await this.interactions.read(request, reply);
    if (interaction.uid !== uid) throw expired();
    const { params } = interaction;
    const app = await findApp(this.documents, String(params.client_id));
    await this.checkRedirectUri(params);
    return toPending(interaction, app, this.server.resourceOf(params));
  }

  /** Returns the requested scopes that the account has granted before; none for public apps. */
  async grantedScopes({ app, scopes }: PendingInteraction, accountId: string): Promise<string[]> {
    if (app.isPublic) return [];
    const granted = await this.consents.scopesOf(accountId, app.id);
    return scopes.filter((scope) => granted.includes(scope));
  }

  /** Completes the sign-in step; returns the URL to continue at. */
  signedIn(request: Request, reply: Reply, { account, signedInAt }: Session): Promise<string> {
    const ts = Math.floor(signedInAt.getTime() / 1000);
    return this.interactions.finish(request, reply, {
      login: { accountId: account.id, ts, amr: ['pwd'], remember: false },
    });
  }

  /**
   * Stores what the consent page states before the page is sent. Rendering the page again never adds a scope, even if
   * the app has changed in the meantime. Returns the digest for the page's form.
   */
  async fixConsent(
    request: Request,
    reply: Reply,
    { app, scopes, requestedLimit, shown }: PendingInteraction,
  ): Promise<string> {
    const described = describeConsent(app, scopes, requestedLimit);
    if (described.digest === shown?.digest) return described.digest;
    const interaction = await this.interactions.read(request, reply);
    interaction.prompt.details.shown = described;
    await interaction.persist();
    return described.digest;
  }

  /** Returns the monthly spending limit of the app, in nano-units; null without one. */
  spendingLimit({ app }: PendingInteraction, accountId: string): Promise<number | null> {
    return this.consents.spendingLimitOf(accountId, app.id);
  }

  /**
   * Grants the scopes that the consent page showed and the app still has, and sets the spending limit that was entered;
   * returns the URL to continue at.
   */
  async approve(
    request: Request,
    reply: Reply,
    pending: PendingInteraction,
    accountId: string,
    spendPerMonth: number | null | undefined,
  ): Promise<string> {
    const { uid, app, resource, scopes, excludedScopes } = pending;
    const grant = new this.server.provider.Grant({ accountId, clientId: app.id }) as Grant;
    addScopes(grant, scopes, resource);
    // Rejected explicitly, so that oidc-provider does not ask again if the app gains one of them in the meantime.
    if (excludedScopes.length > 0) grant.rejectResourceScope(resource, excludedScopes.join(' '));
    await this.documents.keep(app);
    // First, because a grant is stored only for a consent.
    await this.consents.record(accountId, app, scopes, spendPerMonth);
    const grantId = await grant.save();
    return this.interactions.decide(request, reply, uid, accountId, { consent: { grantId } });
  }

  /** Denies the request; returns the URL to continue at. */
  async deny(
    request: Request,
    reply: Reply,
    { uid, app }: PendingInteraction,
    accountId: string,
  ): Promise<string> {
    await this.consents.recordDenial(accountId, app);
    return this.interactions.decide(request, reply, uid, accountId, {
      error: 'access_denied',
      error_description: 'the account did not allow access',
    });
  }

  // oidc-provider checks the redirect URI only when a request begins.
  private async checkRedirectUri({ client_id, redirect_uri }: Record<string, unknown>): Promise<void> {
    const client = await this.server.provider.Client.find(String(client_id));
    if (client?.redirectUriAllowed(String(redirect_uri))) return;
    throw new PageError(
      400,
      'This app has changed',
      'The app no longer uses this redirect URI. Go back to the app and start again.',
    );
  }
}
