import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import type { Reply, Request } from '../common/http/request.js';
import type { Principal } from '../common/http/principal.js';

/** Caps the requests that one credential has under way in this process. */
@Injectable()
export class ConcurrencyLimit {
  private readonly underWay = new Map<string, number>();

  /** Takes a place until the response to a request is over. Throws `concurrency_limited`. */
  hold(request: Request, reply: Reply, principal: Principal): void {
    // The response of a caller who has hung up is over already, so nothing would free the place.
    if (!reply.raw.closed) request.releaseSlot = this.acquire(principal);
  }

  /** Takes a place; gives back what frees it (once, however often it is called). Throws `concurrency_limited`. */
  acquire({ credential, account }: Principal): () => void {
    const count = this.underWay.get(credential.id) ?? 0;
    if (count >= account.concurrency) {
      const message = `At most ${account.concurrency} requests of this credential may be under way at once.`;
      const grounds = { counter: 'concurrency', value: count, limit: account.concurrency };
      throw new AppError('concurrency_limited', message, { retryAfterSeconds: 1, grounds });
    }
    this.underWay.set(credential.id, count + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.release(credential.id);
      isHeld = false;
    };
  }

  private release(credentialId: string) {
    const count = this.underWay.get(credentialId)! - 1;
    if (count === 0) this.underWay.delete(credentialId);
    else this.underWay.set(credentialId, count);
  }
}
