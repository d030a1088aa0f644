import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { BucketState, Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { RateLimitStorage, type Bucket } from './rate-limit-storage.js';
import { assertAdmitted, rateLimited } from './rate-limited.js';

/** Limits callers without a valid credential by IP address (an IPv6 /64 network counts as one). */
@Injectable()
export class AddressLimit {
  constructor(
    private readonly storage: RateLimitStorage,
    private readonly config: Config,
  ) {}

  /** Counts a request; throws `rate_limited` over the limit. */
  async consume(request: Request): Promise<void> {
    assertAdmitted(request, await this.storage.hit([this.bucketOf(request.ip)]), this.storage.now());
  }

  /**
   * Throws `rate_limited` for an address that is known to be over its limit. Counts nothing and does not query the
   * database.
   */
  requireRoom(address: string): void {
    const state = this.peek(address);
    if (state.remaining === 0) throw rateLimited(state, this.storage.now());
  }

  /** The state of the bucket of an address, without counting. */
  peek(address: string): BucketState {
    return this.storage.peek(this.bucketOf(address));
  }

  private bucketOf(address: string): Bucket {
    return { name: 'address', id: normalizeIp(address, 64), limit: this.config.addressRequestsPerMinute };
  }
}
