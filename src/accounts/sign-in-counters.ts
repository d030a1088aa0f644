import { normalizeIp } from '@nestjs/throttler';
import { sha256 } from '../common/crypto/sha256.js';

/** How many failures are free; each further one doubles the wait, up to the longest. */
interface Allowance {
  freeFailures: number;
  waitMaxSeconds: number;
}

/** One account, guessed at from one address, or by one known browser. */
export const PER_SOURCE: Allowance = { freeFailures: 5, waitMaxSeconds: 900 };
/** Many people may share an address, so it has more attempts and a short wait. */
const ADDRESS: Allowance = { freeFailures: 40, waitMaxSeconds: 60 };
/** One account, guessed at from anywhere. The wait is short: its owner may have to wait in a new browser. */
const ACCOUNT: Allowance = { freeFailures: 20, waitMaxSeconds: 60 };

/** An attempt to authenticate with a password. */
export interface PasswordAttempt {
  /** As `foldEmail` returns it, so that every spelling of an account's address has the same counters. */
  email: string;
  address: string;
  /** Names a browser that has signed in to this account before; null for any other. */
  knownBrowser: string | null;
}

/** What attempts are counted for. */
export interface Counter {
  key: Buffer;
  allowance: Allowance;
  /** The account to name in the audit log; null if the counter is not for one account. */
  email: string | null;
}

/** The counters that an attempt is counted in. */
export function countersOf({ email, address, knownBrowser }: PasswordAttempt): Counter[] {
  // Guesses of others, even from the same address, never keep a known browser out.
  if (knownBrowser !== null)
    return [{ key: sha256(`browser|${knownBrowser}|${email}`), allowance: PER_SOURCE, email }];
  const network = normalizeIp(address, 64);
  return [
    { key: sha256(`account|${email}|${network}`), allowance: PER_SOURCE, email },
    { key: sha256(`address|${network}`), allowance: ADDRESS, email: null },
    { key: sha256(`account|${email}`), allowance: ACCOUNT, email },
  ];
}
