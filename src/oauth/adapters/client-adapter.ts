import type { AdapterPayload } from 'oidc-provider';
import type { ClientRegistry } from '../clients/client-registry.js';
import { isOidcRoute } from './oidc-request.js';
import { StoredAdapter } from './stored-adapter.js';

/** The adapter of apps. It only reads: `OAuthClientsService` manages them. */
export class ClientAdapter extends StoredAdapter {
  constructor(private readonly registry: ClientRegistry) {
    super();
  }

  /** Hides suspended apps, except for introspection, which tells them that their tokens are inactive. */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const client = await (isOidcRoute('introspection') ? this.registry.findAny(id) : this.registry.find(id));
    return client?.metadata;
  }
}
