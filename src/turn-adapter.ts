import { FastifyAdapter } from '@nestjs/platform-fastify';
import { endOfTurn } from './common/turn.js';

/**
 * The framework awaits what this adapter's `reply` returns. A reply of Fastify, awaited, listens for eight events of
 * its response until it is sent; as answers are sent at the end of their turn (`configure-app.ts`), it is enough to
 * wait for that, and for the reply only where it takes longer, such as a stream.
 */
export class TurnAdapter extends FastifyAdapter {
  override reply(...given: Parameters<FastifyAdapter['reply']>): ReturnType<FastifyAdapter['reply']> {
    const reply = super.reply(...given);
    const sent = endOfTurn().then(() => (reply.sent ? undefined : reply));
    // Awaited, never looked at.
    return sent as never;
  }
}
