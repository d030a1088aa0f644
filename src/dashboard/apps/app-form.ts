import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import type { Scope } from '../../common/http/scopes.js';
import { fieldOf } from '../../web/form-body.js';

/** The form of an app as submitted. */
export interface AppForm {
  /** The id of a new app, so that submitting the form twice creates one app. */
  id: string;
  name: string;
  redirectUris: string;
  postLogoutRedirectUris: string;
  scopes: string[];
  isPublic: boolean;
}

export function readAppForm(form: URLSearchParams): AppForm {
  return {
    id: fieldOf(form, 'id'),
    name: fieldOf(form, 'name'),
    redirectUris: fieldOf(form, 'redirect_uris'),
    postLogoutRedirectUris: fieldOf(form, 'post_logout_redirect_uris'),
    scopes: form.getAll('scope'),
    isPublic: form.get('kind') === 'public',
  };
}

/** Converts the form to app settings. The service validates them, including the scopes. */
export function toAppInput({ name, redirectUris, postLogoutRedirectUris, scopes }: AppForm) {
  return {
    name,
    redirectUris: linesOf(redirectUris),
    postLogoutRedirectUris: linesOf(postLogoutRedirectUris),
    scopes: scopes as Scope[],
  };
}

function linesOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The settings of an app as its form shows them. */
export function formOf(app: OAuthClient): AppForm {
  const { id, name, redirectUris, postLogoutRedirectUris, scopes, isPublic } = app;
  return {
    id,
    name,
    scopes,
    isPublic,
    redirectUris: redirectUris.join('\n'),
    postLogoutRedirectUris: postLogoutRedirectUris.join('\n'),
  };
}
