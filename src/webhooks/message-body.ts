import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { toGenerationId } from '../generation/generation-id.js';
import { toGenerationResponse } from '../generation/generation-response.js';
import { Generation } from '../generation/generation.entity.js';
import type { DueMessage } from './delivery-store.js';
import { toEventId } from './event-id.js';
import type { Message } from './sign-message.js';

/** Writes the messages that receivers get. */
@Injectable()
export class MessageBodies {
  constructor(@InjectRepository(Generation) private readonly generations: Repository<Generation>) {}

  /**
   * Returns the message of an event: `{type, timestamp, data}`. A generation is read when it is sent: one that was deleted
   * meanwhile leaves only its id.
   */
  async build({ event }: DueMessage): Promise<Message> {
    const { id, type, createdAt } = event;
    const data = await this.dataOf(event);
    return { id: toEventId(id), body: JSON.stringify({ type, timestamp: createdAt.toISOString(), data }) };
  }

  private async dataOf({ accountId, generationId, data, type }: DueMessage['event']): Promise<object> {
    if (generationId === null) return data;
    const generation = await this.generations.findOneBy({ id: generationId, accountId });
    const record = generation
      ? toGenerationResponse(generation)
      : { id: toGenerationId(generationId), deleted: true };
    return type === 'generation.completed' ? record : { ...data, result: record };
  }
}
