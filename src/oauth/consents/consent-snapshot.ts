import { hash } from 'node:crypto';
import type { RegisteredClient } from '../clients/registered-client.js';

/** What a consent page stated. Stored in the interaction when the page is first rendered. */
export interface ConsentSnapshot {
  scopes: string[];
  /** Identifies the facts that the page stated; the page's form sends it back. */
  digest: string;
}

/**
 * Describes the consent page that asks for `scopes` on behalf of an app, and for a spending limit in nano-units if that
 * is not null.
 */
export function describeConsent(
  app: RegisteredClient,
  scopes: readonly string[],
  requestedLimit: number | null,
): ConsentSnapshot {
  const { name, owner, host, isPublic, isVerified } = app;
  const facts = JSON.stringify([name, owner ?? host, isPublic, isVerified, scopes, requestedLimit]);
  return { scopes: [...scopes], digest: hash('sha256', facts, 'base64url') };
}

/** A request for consent whose page may have been shown. */
interface ConsentRequest {
  shown: ConsentSnapshot | null;
  app: RegisteredClient;
  requestedLimit: number | null;
}

/** Reports whether the page that a form was submitted from is still accurate. */
export function isCurrent({ shown, app, requestedLimit }: ConsentRequest, sentDigest: string): boolean {
  return shown !== null && sentDigest === describeConsent(app, shown.scopes, requestedLimit).digest;
}
