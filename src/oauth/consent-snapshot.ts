import { hash } from 'node:crypto';
import type { RegisteredClient } from './client-registry.js';

/** What a consent page stated. Stored in the interaction when the page is first rendered. */
export interface ConsentSnapshot {
  scopes: string[];
  /** Identifies the facts that the page stated; the page's form sends it back. */
  digest: string;
}

/** Describes the consent page that asks for `scopes` on behalf of an app. */
export function describeConsent(app: RegisteredClient, scopes: readonly string[]): ConsentSnapshot {
  const { name, owner, isPublic, isVerified } = app;
  const facts = JSON.stringify([name, owner, isPublic, isVerified, scopes]);
  return { scopes: [...scopes], digest: hash('sha256', facts, 'base64url') };
}

/** Reports whether the page that a form was submitted from is still accurate. */
export function isCurrent(shown: ConsentSnapshot | null, app: RegisteredClient, sentDigest: string): boolean {
  return shown !== null && sentDigest === describeConsent(app, shown.scopes).digest;
}
