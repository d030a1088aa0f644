import { errors, Provider, type AdapterPayload } from 'oidc-provider';
import type { ClientRegistry } from '../clients/client-registry.js';
import type { ClientDocuments } from '../documents/client-documents.js';
import { DocumentError } from '../documents/document-error.js';
import { isOidcRoute } from './oidc-request.js';
import { StoredAdapter } from './stored-adapter.js';

/** The routes that begin and continue an authorization request. */
const AUTHORIZATION_ROUTES = ['authorization', 'resume', 'pushed_authorization_request'];

/** The adapter of apps. It only reads: `OAuthClientsService` manages them. */
export class ClientAdapter extends StoredAdapter {
  constructor(
    private readonly registry: ClientRegistry,
    private readonly documents: ClientDocuments,
  ) {
    super();
  }

  /**
   * Hides suspended apps, except for introspection, which tells them that their tokens are inactive. Only an authorization
   * request reads the metadata document of an app.
   */
  async find(id: string): Promise<AdapterPayload | undefined> {
    if (isOidcRoute('introspection')) return (await this.registry.findAny(id))?.metadata;
    if (!isAuthorization()) return (await this.registry.find(id))?.metadata;
    try {
      return (await this.documents.find(id))?.metadata;
    } catch (error) {
      throw error instanceof DocumentError ? new errors.InvalidClientMetadata(error.message) : error;
    }
  }
}

/** Without a context, it is one of the interaction pages. */
function isAuthorization(): boolean {
  return Provider.ctx === undefined || AUTHORIZATION_ROUTES.includes(Provider.ctx.oidc.route);
}
