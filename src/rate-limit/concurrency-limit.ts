import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { databaseError } from '../common/errors/database-error.js';
import type { Reply, Request } from '../common/http/request.js';
import type { Principal } from '../common/http/principal.js';
import type { SlotClaim } from '../common/http/slot-claim.js';
import { ProcessSlots, WAIT_MAX_MS } from './process-slots.js';
import { RateLimitStorage, type Decision } from './rate-limit-storage.js';

/** How often a claim is repeated that other processes left no room for. */
const RETRY_MS = 50;
/**
 * More than the time after which the slots of a process that does not run any more are free, with a margin for a busy
 * machine, and less than the 10 s in which every request gets a response.
 */
const UNSETTLED_WAIT_MAX_MS = 8_000;
const UNSETTLED = 'the slots of the other processes are not known since the crash of the database';

/**
 * Limits the concurrent generations and refinements of one credential. A request takes a slot in this process first.
 * Where several processes share the limits, it then claims a slot of all processes, in the statement that counts it.
 */
@Injectable()
export class ConcurrencyLimit {
  private readonly slots = new ProcessSlots();

  constructor(private readonly storage: RateLimitStorage) {}

  /**
   * Takes a slot in this process until the response to a request has ended. The request has its slot once
   * `claimAndCount` has returned. Throws `concurrency_limited`.
   */
  async hold(request: Request, reply: Reply, principal: Principal): Promise<void> {
    const release = await this.takeHere(principal);
    const claim = this.storage.slots?.claim(principal);
    const releaseAll = () => {
      release();
      if (claim) this.storage.slots!.release(claim);
    };
    // If the client has disconnected, the response has already ended and nothing else would release the slot.
    if (reply.raw.closed) return releaseAll();
    request.releaseSlot = releaseAll;
    if (claim) request.slotClaim = claim;
  }

  /**
   * Counts a request and claims its slot with one call of `count`, which is repeated for a while if there is no slot.
   * Throws `concurrency_limited`, or `storage_unavailable` if after a crash of the database it is not known in time
   * whether there is one; nothing is counted then.
   */
  async claimAndCount<Outcome extends Pick<Decision, 'slotRefusal'>>(
    { slotClaim: claim }: Request,
    count: (claim: SlotClaim | null) => Outcome | Promise<Outcome>,
  ): Promise<Outcome> {
    return claim ? this.claimed(claim, count) : count(null);
  }

  /** Claims the slot of a request that is not counted, on a route without a rate limit. */
  async claimWithoutCounting({ slotClaim: claim }: Request): Promise<void> {
    if (claim) await this.claimed(claim, () => this.storage.hit([], claim));
  }

  /**
   * Takes a slot, for work that is not a request, and returns an idempotent function that releases it. Nothing is
   * counted. Throws `concurrency_limited` if there is none within a quarter of a second.
   */
  async acquire(principal: Principal): Promise<() => void> {
    const release = await this.takeHere(principal);
    const { slots } = this.storage;
    if (!slots) return release;
    const claim = slots.claim(principal);
    const releaseAll = () => {
      release();
      slots.release(claim);
    };
    try {
      await this.claimed(claim, () => this.storage.hit([], claim));
      return releaseAll;
    } catch (error) {
      releaseAll();
      throw error;
    }
  }

  /** Repeats a claim until it is not refused, its caller has disconnected or the wait is over. */
  private async claimed<Outcome extends Pick<Decision, 'slotRefusal'>>(
    claim: SlotClaim,
    count: (claim: SlotClaim) => Outcome | Promise<Outcome>,
  ): Promise<Outcome> {
    const startedAt = performance.now();
    for (;;) {
      const outcome = await count(claim);
      if (!outcome.slotRefusal) return outcome;
      const isFull = outcome.slotRefusal === 'full';
      const waitMaxMs = isFull ? WAIT_MAX_MS : UNSETTLED_WAIT_MAX_MS;
      if (claim.isReleased || performance.now() - startedAt >= waitMaxMs)
        throw isFull ? limited(claim.credentialType, claim.limit) : databaseError(new Error(UNSETTLED));
      await delay(RETRY_MS);
    }
  }

  private async takeHere({ credential, account }: Principal): Promise<() => void> {
    const release = await this.slots.take(credential.id, account.concurrency);
    if (!release) throw limited(credential.type, account.concurrency);
    return release;
  }
}

const CREDENTIAL_NAMES = {
  api_key: 'This API key',
  oauth_token: 'This app',
  dashboard: 'The dashboard',
} as const;

function limited(type: Principal['credential']['type'], limit: number): AppError {
  const message = `${CREDENTIAL_NAMES[type]} can run at most ${limit} generate and refine requests at the same time. Try again in 1 second, or when one of them has finished.`;
  const errorContext = { counter: 'concurrency', value: limit, limit };
  return new AppError('concurrency_limited', message, { retryAfterSeconds: 1, errorContext });
}
