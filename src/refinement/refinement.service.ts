import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { awaitLookups } from '../common/errors/await-lookups.js';
import type { Principal } from '../common/http/principal.js';
import { isShorterThan } from '../common/validation/text.js';
import type { ModelSpec } from '../config/model-specs.js';
import { boundRefine } from '../engines/call-bound.js';
import { TextEngine } from '../engines/text-engine.js';
import type { Caller } from '../generation/caller.js';
import { fingerprint } from '../generation/fingerprint.js';
import type { GenerationSource } from '../generation/generation-input.js';
import { HistoryService } from '../generation/history.service.js';
import { GenerationPipeline } from '../generation/generation-pipeline.js';
import { fingerprintedFields, labelsOf } from '../generation/labeled-request.dto.js';
import { ModelAccess } from '../models/model-access.js';
import { InstructionsCheck } from './instructions-check.js';
import { CONTENT_LENGTH_MAX, type RefineRequest } from './refine.dto.js';

/** Refines texts: resolves the original and the models of a request and runs it through the pipeline. */
@Injectable()
export class RefinementService {
  constructor(
    private readonly history: HistoryService,
    @Inject(TextEngine) private readonly engine: TextEngine,
    private readonly models: ModelAccess,
    private readonly pipeline: GenerationPipeline,
    private readonly instructions: InstructionsCheck,
  ) {}

  /** Refines a text; returns its record or a stream. Throws `not_found`, `model_not_found` and the engine's errors. */
  refine(principal: Principal, request: RefineRequest, caller: Caller) {
    const requested = {
      principal,
      labels: labelsOf(request),
      isStreamed: request.stream,
      fingerprint: () => fingerprint('POST', '/v1/refine', fingerprintedFields(request)),
      find: () => this.find(principal, request),
    };
    return this.pipeline.run(requested, caller);
  }

  /**
   * Rejects a request that can never succeed: throws `not_found`, `too_long`, `model_not_found` and, if only the built-in
   * engine can answer it, `unsupported_instructions`; these only if it is known before `signal` is aborted.
   */
  async check(principal: Principal, request: RefineRequest, signal: AbortSignal): Promise<void> {
    const [, isLeftToBuiltin] = await awaitLookups(
      this.original(principal, request),
      this.models.isLeftToBuiltin(principal, request.model),
    );
    if (isLeftToBuiltin)
      await this.instructions.assertSupported(principal.account.id, request.instructions, signal);
  }

  private async find(principal: Principal, request: RefineRequest): Promise<GenerationSource> {
    const { instructions, model } = request;
    const [{ content, refinedFrom }, models] = await awaitLookups(
      this.original(principal, request),
      this.models.choose(principal, model),
    );
    const job = { content, instructions };
    return {
      template: 'refine',
      templateVersion: null,
      refinedFrom,
      inputs: {
        instructions,
        ...(refinedFrom === null && { content }),
        ...(model !== undefined && { model }),
      },
      input: `${content}\n${instructions}`,
      models,
      boundOf: (spec: ModelSpec) => boundRefine(spec, job),
      callEngine: this.engine.refine.bind(this.engine, job),
    };
  }

  private async original(principal: Principal, { content, generation_id: generationId }: RefineRequest) {
    if (content !== undefined) return { content, refinedFrom: null };
    // The request has exactly one of the two.
    const generation = await this.history.get(principal, generationId!, 'generation_id');
    if (generation.content === '') throw unusable('too_short', 'names a generation without text');
    if (!isShorterThan(generation.content, CONTENT_LENGTH_MAX + 1))
      throw unusable(
        'too_long',
        `names a text of more than ${CONTENT_LENGTH_MAX.toLocaleString('en')} characters`,
      );
    return { content: generation.content, refinedFrom: generation.id };
  }
}

function unusable(reason: 'too_short' | 'too_long', message: string): AppError {
  return new AppError(reason, `generation_id ${message}`, { details: [{ path: 'generation_id', message }] });
}
