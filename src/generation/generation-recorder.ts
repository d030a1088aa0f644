import { Injectable } from '@nestjs/common';
import { timeOfId } from '../common/time/time-ordered-id.js';
import { outcomeWithin } from '../database/late-outcome.js';
import type { EngineResult, SentPrompt } from '../engines/text-engine.js';
import { tokenCounter } from '../engines/output/token-counter.js';
import type { CallReservation, StartedCall } from './call-budget.js';
import type { GenerationInput, RunningGeneration } from './generation-input.js';
import { InputStorage } from './generation-inputs.js';
import { GenerationStore } from './generation-store.js';
import type { Generation } from './generation.entity.js';
import { takenOver } from './idempotency-errors.js';

/** An aborted call, with the part of a streamed text that has arrived. */
export interface Draft extends StartedCall {
  /** Empty before the first text. */
  model: string;
  content: string;
  /** What the running call has sent; null for an engine in this process. */
  sent: SentPrompt | null;
}

/** Creates the record of a generation from the engine's result. */
@Injectable()
export class GenerationRecorder {
  constructor(
    private readonly store: GenerationStore,
    private readonly inputStorage: InputStorage,
  ) {}

  /**
   * Stores a text with its usage; resolves once it is committed, so an acknowledged text is never lost. If a retry has
   * taken over the claim, nothing is stored and `idempotency_in_progress` is thrown. Rejects after `withinMs`, if given;
   * `lateOutcomeOf` the error tells later whether the text was stored.
   */
  async record(
    { request, claim }: RunningGeneration,
    call: StartedCall,
    result: EngineResult,
    reservation: CallReservation | null,
    withinMs: number | null,
  ): Promise<Generation> {
    const generation = this.toGeneration(request, call, result);
    reservation?.check(generation);
    const saving = this.store.save({
      generation,
      credentialName: request.principal.credential.name,
      claim,
      charge: reservation,
    });
    const isStored = await (withinMs === null ? saving : outcomeWithin(withinMs, saving));
    if (isStored) return generation;
    throw takenOver();
  }

  /** Stores the received part of an aborted call, and counts everything that was sent and received. */
  async recordCancelled(
    request: GenerationInput,
    { content, sent, ...call }: Draft,
    reservation: CallReservation | null,
  ): Promise<Generation> {
    const { id: accountId } = request.principal.account;
    const [inputTokens, outputTokens] = await Promise.all([
      tokenCounter.count(sent?.text ?? request.input, accountId),
      sent ? sent.thoughts.countWith(content, accountId) : tokenCounter.count(content, accountId),
    ]);
    const usage = { inputTokens, outputTokens };
    const model = call.model || sent!.model;
    const result = { content, usage, model, finishReason: 'cancelled' as const, warnings: [] };
    const generation = this.toGeneration(request, call, result);
    await this.store.save({
      generation,
      credentialName: request.principal.credential.name,
      claim: null,
      charge: reservation,
    });
    return generation;
  }

  private toGeneration(
    { principal, template, templateVersion, refinedFrom, labels, inputs }: GenerationInput,
    { id, prices }: StartedCall,
    result: Result,
  ): Generation {
    const { account, credential } = principal;
    const cost = prices.costOf(result.model, result.usage);
    return {
      id,
      accountId: account.id,
      credentialType: credential.type,
      credentialId: credential.id,
      clientId: credential.clientId,
      template,
      templateVersion,
      content: result.content,
      inputTokens: result.usage.inputTokens,
      outputTokens: result.usage.outputTokens,
      cost: cost && cost.nano,
      currency: cost && cost.currency,
      model: result.model,
      finishReason: result.finishReason,
      refinedFrom,
      warnings: result.warnings,
      ...labels,
      ...this.inputStorage.columnsOf(principal, inputs, labels.store),
      createdAt: new Date(timeOfId(id)),
    };
  }
}

type Result = Omit<EngineResult, 'finishReason'> & Pick<Generation, 'finishReason'>;
