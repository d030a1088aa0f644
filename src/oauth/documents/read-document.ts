import { UserError } from '../../common/errors/user-error.js';
import { checkAppName } from '../../common/validation/display-name.js';
import { checkRedirectUris, REDIRECT_URIS_MAX } from '../clients/redirect-uri.js';
import { DocumentError } from './document-error.js';

/** What is used of a client metadata document. Its other members are ignored; none of them is ever fetched. */
export interface ClientDocument {
  /** null if it is missing, or not a name that an app may have. */
  name: string | null;
  redirectUris: string[];
}

/**
 * Reads the document at a URL; throws a `DocumentError`. Redirect URIs that no app may have, such as those of custom
 * schemes, are left out: clients that run on several systems list one for each.
 */
export function readDocument(url: string, bytes: Buffer): ClientDocument {
  const document = parse(bytes);
  if (document.client_id !== url) throw new DocumentError('must have its own URL as client_id');
  if ('client_secret' in document || (document.token_endpoint_auth_method ?? 'none') !== 'none')
    throw new DocumentError('must have the token_endpoint_auth_method none');
  const uris: unknown = document.redirect_uris;
  if (!Array.isArray(uris)) throw new DocumentError('has no redirect_uris');
  const redirectUris = uris.slice(0, REDIRECT_URIS_MAX).filter(isRedirectUri);
  if (redirectUris.length === 0)
    throw new DocumentError('has no redirect URI that is https, or http on a loopback host');
  return { name: readName(document.client_name), redirectUris: [...new Set(redirectUris)] };
}

function parse(bytes: Buffer): Record<string, unknown> {
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DocumentError('is not JSON');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new DocumentError('is not a JSON object');
  return document as Record<string, unknown>;
}

function isRedirectUri(uri: unknown): uri is string {
  return typeof uri === 'string' && accepts(() => checkRedirectUris([uri]));
}

function readName(name: unknown): string | null {
  if (typeof name !== 'string' || !accepts(() => checkAppName(name, 'a name'))) return null;
  return checkAppName(name, 'a name');
}

function accepts(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
