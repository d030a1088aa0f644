import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import type { Reply, Request } from '../common/http/request.js';
import type { Principal } from '../common/http/principal.js';

/** The places of one credential. */
interface Places {
  taken: number;
  /** Requests waiting for a place, in order of arrival. */
  waiting: Set<() => void>;
}

/**
 * How long a request waits for a place. After a stall of the event loop or the database, new requests can be processed
 * before the ends of earlier ones.
 */
const WAIT_MAX_MS = 250;

/** Limits the concurrent generations and refinements of one credential in this process. */
@Injectable()
export class ConcurrencyLimit {
  private readonly places = new Map<string, Places>();

  /** Takes a place until the response to a request has ended. Throws `concurrency_limited`. */
  async hold(request: Request, reply: Reply, principal: Principal): Promise<void> {
    const release = await this.acquire(principal);
    // If the client has disconnected, the response has already ended and nothing else would release the place.
    if (reply.raw.closed) release();
    else request.releaseSlot = release;
  }

  /**
   * Takes a place and returns an idempotent function that releases it. If all places are taken, waits briefly; the
   * queue is at most as long as the number of places. Throws `concurrency_limited`.
   */
  async acquire({ credential, account }: Principal): Promise<() => void> {
    const { id } = credential;
    const places = this.places.get(id) ?? { taken: 0, waiting: new Set() };
    this.places.set(id, places);
    if (places.taken < account.concurrency && places.waiting.size === 0) places.taken += 1;
    else if (places.waiting.size >= account.concurrency || !(await this.waitFor(places)))
      throw limited(credential.type, places.taken, account.concurrency);
    let isHeld = true;
    return () => {
      if (isHeld) this.release(id, places);
      isHeld = false;
    };
  }

  /** Resolves with true when a place is free, with false after the maximum wait. */
  private waitFor({ waiting }: Places): Promise<boolean> {
    return new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer);
        resolve(true);
      };
      // After a stall, the timer fires before pending input is read; one more iteration of the event loop reads it.
      const giveUp = () => {
        if (waiting.delete(take)) resolve(false);
      };
      const timer = setTimeout(() => setImmediate(giveUp), WAIT_MAX_MS);
      waiting.add(take);
    });
  }

  private release(id: string, places: Places) {
    const [next] = places.waiting;
    if (next) {
      places.waiting.delete(next);
      return next();
    }
    places.taken -= 1;
    if (places.taken === 0) this.places.delete(id);
  }
}

const HOLDERS = { api_key: 'This API key', oauth_token: 'This app', dashboard: 'The dashboard' } as const;

function limited(holder: Principal['credential']['type'], value: number, limit: number): AppError {
  const message = `${HOLDERS[holder]} can run at most ${limit} generate and refine requests at the same time. Try again in 1 second, or when one of them has finished.`;
  const errorContext = { counter: 'concurrency', value, limit };
  return new AppError('concurrency_limited', message, { retryAfterSeconds: 1, errorContext });
}
