import type { Scope } from '../../common/http/scopes.js';

/** Ids are part of paths of the dashboard, whose segments have at most 500 characters. */
const ENCODED_LENGTH_MAX = 450;

/** The scopes that an unregistered app may request: those of the MCP tools. */
export const DOCUMENT_SCOPES: readonly Scope[] = ['generate', 'refine', 'templates:read', 'generations:read'];

/**
 * Reports whether a client id is the URL of a metadata document (draft-ietf-oauth-client-id-metadata-document): https, with
 * a path, without user name and fragment, and written as URL parsers write it, so that no two ids lead to one document.
 */
export function isClientIdUrl(id: string): boolean {
  if (!/^https:\/\/[\x21-\x7e]+$/.test(id) || id.includes('#')) return false;
  if (encodeURIComponent(id).length > ENCODED_LENGTH_MAX) return false;
  const url = URL.parse(id);
  return url?.href === id && url.pathname !== '/' && url.username === '' && url.password === '';
}

/** Returns the host, with its port if it has one, of an app that its document identifies; null for a registered app. */
export function documentHost(clientId: string): string | null {
  return isClientIdUrl(clientId) ? new URL(clientId).host : null;
}
