import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/principal.js';
import type { EngineResult } from '../engines/text-engine.js';
import { newGenerationUuid, timeOfUuid } from './generation-id.js';
import { GenerationStore } from './generation-store.js';
import type { Generation } from './generation.js';

/** Where a text comes from: the template it was written by, or the generation it improves. */
export interface Origin {
  /** A template's id, or `refine`. */
  template: string;
  /** A UUID. */
  refinedFrom: string | null;
}

/** Makes a record of what an engine wrote. */
@Injectable()
export class GenerationRecorder {
  constructor(private readonly store: GenerationStore) {}

  /** Stores a text under a new id; resolves once it is committed, so what is answered is never lost. */
  async record(
    { account, credential }: Principal,
    origin: Origin,
    result: EngineResult,
  ): Promise<Generation> {
    const id = newGenerationUuid();
    const generation: Generation = {
      id,
      accountId: account.id,
      credentialType: credential.type,
      credentialId: credential.id,
      clientId: credential.clientId,
      template: origin.template,
      content: result.content,
      inputTokens: result.usage.inputTokens,
      outputTokens: result.usage.outputTokens,
      model: result.model,
      finishReason: result.finishReason,
      refinedFrom: origin.refinedFrom,
      warnings: result.warnings,
      createdAt: new Date(timeOfUuid(id)),
    };
    await this.store.save(generation);
    return generation;
  }
}
