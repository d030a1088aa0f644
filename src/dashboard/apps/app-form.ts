import type { Scope } from '../../common/http/scopes.js';
import { fieldOf } from '../../web/form-body.js';

/** The form of an app as it was filled in. */
export interface AppForm {
  /** Of a new app: sending the form twice makes one. */
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

/** What the form asks for; whether that can be had (also whether the scopes are any), the service says. */
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
