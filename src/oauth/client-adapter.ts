import type { AdapterPayload } from 'oidc-provider';
import type { AppCallLimit } from './app-call-limit.js';
import type { ClientRegistry } from './client-registry.js';
import { StoredAdapter } from './stored-adapter.js';

/** Apps, read only: they are managed by `OAuthClientsService`. */
export class ClientAdapter extends StoredAdapter {
  constructor(
    private readonly registry: ClientRegistry,
    private readonly limit: AppCallLimit,
  ) {
    super();
  }

  /** A caller that names no app, or one without a secret to show, counts against its address. */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const client = await this.registry.find(id);
    if (!client || client.isPublic) await this.limit.countAddress();
    return client?.metadata;
  }
}
