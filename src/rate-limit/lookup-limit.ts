import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../common/errors/app-error.js';
import { AddressLimit } from './address-limit.js';

/** Digests of valid credentials to remember: more than the caches of principals hold. */
const VALID_MAX = 200_000;

/**
 * Keeps floods of unknown credentials away from the database. From an address that is over its limit, only credentials
 * that this process has found valid before are looked up; all others are rejected until the window ends.
 */
@Injectable()
export class LookupLimit {
  // With `max`, the arrays of all possible entries would be allocated at once.
  private readonly valid = new LRUCache<string, true>({ maxSize: VALID_MAX, sizeCalculation: () => 1 });

  constructor(private readonly addressLimit: AddressLimit) {}

  /**
   * Looks up the credential with that digest: `read` returns null or throws `invalid_credential` if it is not valid.
   * Throws `rate_limited`, without a query, for an address over its limit; never `invalid_credential`, since the
   * credential may be valid.
   */
  async lookUp<Found>(
    digest: string,
    address: string,
    read: () => Promise<Found | null>,
  ): Promise<Found | null> {
    if (!this.valid.get(digest)) this.addressLimit.requireRoom(address);
    try {
      const found = await read();
      this.note(digest, found !== null);
      return found;
    } catch (error) {
      if (error instanceof AppError && error.reason === 'invalid_credential') this.note(digest, false);
      throw error;
    }
  }

  private note(digest: string, isValid: boolean) {
    if (isValid) this.valid.set(digest, true);
    else this.valid.delete(digest);
  }
}
