import type { ServerResponse } from 'node:http';
import type { Reply } from '../common/http/request.js';

/** The most bytes of responses that an account can leave unread. The longest list of texts has up to 60 MB. */
const UNREAD_BYTES_MAX = 256_000_000;

/** Smaller responses are not counted: the number of requests bounds them. */
const COUNTED_BYTES_MIN = 1_000_000;

/**
 * Bounds the memory that large responses take while their clients do not read them. If an account leaves too much unread,
 * the connection that has waited longest is closed.
 */
export class UnreadResponses {
  private readonly byAccount = new Map<string, Map<ServerResponse, number>>();

  constructor(private readonly bytesMax = UNREAD_BYTES_MAX) {}

  /** The number of accounts with unread responses. */
  get size(): number {
    return this.byAccount.size;
  }

  /** Counts a response, from the moment it is sent until its client has read it or has disconnected. */
  add({ request: { principal }, raw }: Pick<Reply, 'request' | 'raw'>, bytes: number): void {
    if (!principal || bytes < COUNTED_BYTES_MIN || raw.closed) return;
    const { id } = principal.account;
    const unread = this.byAccount.get(id) ?? new Map<ServerResponse, number>();
    this.byAccount.set(id, unread.set(raw, bytes));
    const { socket } = raw.req;
    const forget = () => {
      socket.off('close', forget);
      unread.delete(raw);
      if (unread.size === 0 && this.byAccount.get(id) === unread) this.byAccount.delete(id);
    };
    raw.once('close', forget);
    // A response that waits for an earlier one on its connection emits nothing if the connection closes first. There can be
    // many of them on one connection.
    socket.setMaxListeners(0).once('close', forget);
    this.closeOldest(unread);
  }

  private closeOldest(unread: Map<ServerResponse, number>): void {
    let sum = [...unread.values()].reduce((total, bytes) => total + bytes, 0);
    for (const [response, bytes] of unread) {
      if (sum <= this.bytesMax) return;
      sum -= bytes;
      unread.delete(response);
      response.destroy();
      // That alone has no effect while an earlier response is being sent on the connection.
      response.req.socket.destroy();
    }
  }
}
