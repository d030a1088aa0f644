import { SCOPES, type Scope } from '../../common/http/scopes.js';

const IDENTITY_TEXTS: Record<string, string> = {
  openid: 'see your account id',
  profile: 'see your name',
  email: 'see your email address',
  offline_access: 'keep access while you are not using the app',
};

/** Describes what a scope permits, in plain words: "write new content". */
export function scopeText(scope: string): string {
  return SCOPES[scope as Scope] ?? IDENTITY_TEXTS[scope] ?? scope;
}
