import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Principal } from '../common/principal.js';
import { TextEngine, type EngineRun } from '../engines/text-engine.js';
import { GenerationRecorder } from '../generation/generation-recorder.js';
import type { Generation } from '../generation/generation.js';
import { HistoryService } from '../generation/history.service.js';
import type { RefineRequest } from './refine.dto.js';

@Injectable()
export class RefinementService {
  constructor(
    private readonly history: HistoryService,
    @Inject(TextEngine) private readonly engine: TextEngine,
    private readonly recorder: GenerationRecorder,
  ) {}

  /** Improves a text and stores the outcome; resolves once it is committed. Throws `not_found` and the engine's errors. */
  async refine(principal: Principal, request: RefineRequest, run: EngineRun): Promise<Generation> {
    const { content, refinedFrom } = await this.original(principal, request);
    const result = await this.engine.refine({ content, instructions: request.instructions }, run);
    return this.recorder.record(principal, { template: 'refine', refinedFrom }, result);
  }

  private async original(principal: Principal, { content, generation_id: generationId }: RefineRequest) {
    if (content !== undefined && generationId !== undefined)
      throw eitherOr('invalid_value', 'give one of the two');
    if (content !== undefined) return { content, refinedFrom: null };
    if (generationId === undefined) throw eitherOr('required', 'is required, or generation_id in its place');
    const generation = await this.history.get(principal, generationId);
    return { content: generation.content, refinedFrom: generation.id };
  }
}

function eitherOr(reason: 'invalid_value' | 'required', message: string): AppError {
  return new AppError(reason, `Either content or generation_id: ${message}`, {
    details: [{ path: 'content', message }],
  });
}
