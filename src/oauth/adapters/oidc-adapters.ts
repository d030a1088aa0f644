import { Injectable } from '@nestjs/common';
import { KeyRing } from '../../common/crypto/key-ring.js';
import { LookupLimit } from '../../rate-limit/lookup-limit.js';
import { AccessTokenAdapter } from './access-token-adapter.js';
import { ArtifactAdapter } from './artifact-adapter.js';
import { ArtifactStore } from '../storage/artifact-store.js';
import { ClientAdapter } from './client-adapter.js';
import { ClientDocuments } from '../documents/client-documents.js';
import { ClientRegistry } from '../clients/client-registry.js';
import { GrantAdapter } from './grant-adapter.js';
import { GrantStore } from '../storage/grant-store.js';
import { GrantTokenAdapter } from './grant-token-adapter.js';
import { OAuthDatabase } from '../storage/oauth-database.js';
import type { StoredAdapter } from './stored-adapter.js';
import { TokenStore } from '../tokens/token-store.js';

/** The adapter factory of oidc-provider: maps each of its models to the adapter that stores it. */
@Injectable()
export class OidcAdapters {
  constructor(
    private readonly artifacts: ArtifactStore,
    private readonly database: OAuthDatabase,
    private readonly documents: ClientDocuments,
    private readonly grants: GrantStore,
    private readonly keyRing: KeyRing,
    private readonly lookups: LookupLimit,
    private readonly registry: ClientRegistry,
    private readonly tokens: TokenStore,
  ) {}

  /** Returns the adapter of a model; throws for models of features that are turned off. */
  create(model: string): StoredAdapter {
    switch (model) {
      case 'Client':
        return new ClientAdapter(this.registry, this.documents);
      case 'Grant':
        return new GrantAdapter(this.grants);
      case 'AccessToken':
        return new AccessTokenAdapter(this.database, this.lookups);
      case 'AuthorizationCode':
      case 'RefreshToken':
        return new GrantTokenAdapter(model, this.artifacts, this.tokens, this.keyRing);
      case 'Interaction':
      case 'PushedAuthorizationRequest':
      case 'Session':
        return new ArtifactAdapter(model, this.artifacts);
      default:
        throw new Error(`oidc-provider's model ${model} is not stored`);
    }
  }
}
