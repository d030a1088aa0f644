import { Refusal } from '../../common/refusal.js';
import type { Scope } from '../../common/scopes.js';
import { fieldOf } from '../../web/form-body.js';

/** The form of an app as it was filled in. */
export interface AppForm {
  name: string;
  redirectUris: string;
  scopes: string[];
  isPublic: boolean;
}

export function readAppForm(form: URLSearchParams): AppForm {
  return {
    name: fieldOf(form, 'name'),
    redirectUris: fieldOf(form, 'redirect_uris'),
    scopes: form.getAll('scope'),
    isPublic: form.get('kind') === 'public',
  };
}

/** What the form asks for; whether that can be had (also whether the scopes are any), the service says. */
export function toAppInput({ name, redirectUris, scopes }: AppForm) {
  return { name, redirectUris: redirectUris.split(/\s+/).filter(Boolean), scopes: scopes as Scope[] };
}

/** What is wrong with a form, in words; throws on what is no refusal. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return `That can’t be done: ${error.message}.`;
}
