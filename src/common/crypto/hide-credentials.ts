/** API keys, OAuth tokens, client and signing secrets, keys of model providers, and JSON Web Tokens such as ID tokens. */
const CREDENTIAL = /(?:cd[akrs]_|whsec_|\bsk-|AIza|eyJ[\w-]+\.)[\w.+/=-]*/gi;

/** Replaces what looks like a credential in a short text of a caller, before it is returned. */
export function hideCredentials(text: string): string {
  return text.replace(CREDENTIAL, '[hidden]');
}

/** Returns whether a short text of a caller has something that looks like a credential. */
export function hasCredential(text: string): boolean {
  return hideCredentials(text) !== text;
}
