import { SCOPES, type Scope } from '../common/http/scopes.js';

const IDENTITY_TEXTS: Record<string, string> = {
  openid: 'know which account is yours',
  profile: 'see your name',
  email: 'see your e-mail address',
  offline_access: 'do so while you are away',
};

/** Describes what a scope permits, in plain words: "write new content". */
export function scopeText(scope: string): string {
  return SCOPES[scope as Scope] ?? IDENTITY_TEXTS[scope] ?? scope;
}
