import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answerApi, isForEnvelope } from './api-answer.js';
import type { CommonHeaders } from './common-headers.js';
import type { Reply } from './common/http.js';
import { endOfTurn } from './common/turn.js';

/**
 * Sends what controllers return at the end of their turn of the event loop, all answers of the turn one after another:
 * each write wakes its reader, and one on this machine, such as a proxy, would fall asleep again before the next.
 *
 * The framework awaits what `reply` returns. Fastify's reply, awaited, listens for eight events of its response until
 * that is sent; so it is returned only where sending takes longer, such as a stream.
 */
export class TurnAdapter extends FastifyAdapter {
  constructor(
    options: ConstructorParameters<typeof FastifyAdapter>[0],
    private readonly commonHeaders: CommonHeaders,
    private readonly publicUrl: string,
  ) {
    super(options as never);
  }

  override reply(...given: Parameters<FastifyAdapter['reply']>): ReturnType<FastifyAdapter['reply']> {
    const sent = endOfTurn().then(() => {
      const [reply, result, status = reply.statusCode] = given as unknown as [Reply, unknown, number?];
      if (isForEnvelope(reply, result, status))
        return answerApi(reply, result, this.commonHeaders, this.publicUrl);
      const fastifyReply = super.reply(...given);
      return fastifyReply.sent ? undefined : fastifyReply;
    });
    // Awaited, never looked at.
    return sent as never;
  }
}
