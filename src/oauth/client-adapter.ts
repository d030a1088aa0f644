import type { AdapterPayload } from 'oidc-provider';
import type { AppCallLimit } from './app-call-limit.js';
import type { ClientRegistry } from './client-registry.js';
import { currentOAuthRequest } from './oauth-request.js';
import { StoredAdapter } from './stored-adapter.js';

/** Apps, read only: they are managed by `OAuthClientsService`. */
export class ClientAdapter extends StoredAdapter {
  constructor(
    private readonly registry: ClientRegistry,
    private readonly limit: AppCallLimit,
  ) {
    super();
  }

  /**
   * A caller that names no app, or one without a secret to show, counts against its address. A suspended app is
   * unknown, except that it still learns that its tokens are not active.
   */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const isIntrospection = currentOAuthRequest()?.isIntrospection;
    const client = await (isIntrospection ? this.registry.findAny(id) : this.registry.find(id));
    if (!client || client.isPublic) await this.limit.countAddress();
    return client?.metadata;
  }
}
