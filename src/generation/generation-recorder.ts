import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import { timeOfId } from '../common/time/time-ordered-id.js';
import type { EngineResult, SentPrompt } from '../engines/text-engine.js';
import type { PriceList } from '../models/model-prices.js';
import { tokenCounter } from '../engines/output/token-counter.js';
import type { CallReservation } from './call-budget.js';
import { InputStorage, type GenerationInputs } from './generation-inputs.js';
import { GenerationStore } from './generation-store.js';
import type { Generation } from './generation.entity.js';
import type { Claim } from './idempotency-claim.js';
import { takenOver } from './idempotency-errors.js';

/** The origin of a text: the template it was generated from, or the generation it refines. */
export interface Origin {
  /** A template's id, or `refine`. */
  template: string;
  /** null for a template of the service, and for `refine`. */
  templateVersion: number | null;
  /** A UUID; null if no stored generation is refined. */
  refinedFrom: string | null;
  labels: Labels;
  inputs: GenerationInputs;
}

/** What a caller stores with a record for its own use. */
export type Labels = Pick<Generation, 'metadata' | 'endUser' | 'store'>;

/** The principal and the source of the request. */
interface RecordableRequest extends Origin {
  principal: Principal;
  input: string;
}

/** What a call holds until its text is stored. */
export interface Held {
  claim: Claim | null;
  reservation: CallReservation | null;
}

/** A text that is to be recorded. */
interface Begun {
  id: string;
  /** The prices at the time of the call. */
  prices: PriceList;
}

/** An aborted call, with the part of a streamed text that has arrived. */
export interface Draft extends Begun {
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
   * taken over the claim, nothing is stored and `idempotency_in_progress` is thrown.
   */
  async record(
    request: RecordableRequest,
    begun: Begun,
    result: EngineResult,
    { claim, reservation }: Held,
  ): Promise<Generation> {
    const generation = this.toGeneration(request, begun, result);
    reservation?.check(generation);
    const isStored = await this.store.save({
      generation,
      credentialName: request.principal.credential.name,
      claim,
      charge: reservation,
    });
    if (isStored) return generation;
    throw takenOver();
  }

  /** Stores the received part of an aborted call, and counts everything that was sent and received. */
  async recordCancelled(
    request: RecordableRequest,
    { content, sent, ...begun }: Draft,
    reservation: CallReservation | null,
  ): Promise<Generation> {
    const [inputTokens, outputTokens] = await Promise.all([
      tokenCounter.count(sent?.text ?? request.input),
      tokenCounter.count(content),
    ]);
    const usage = { inputTokens, outputTokens };
    const model = begun.model || sent!.model;
    const result = { content, usage, model, finishReason: 'cancelled' as const, warnings: [] };
    const generation = this.toGeneration(request, begun, result);
    await this.store.save({
      generation,
      credentialName: request.principal.credential.name,
      claim: null,
      charge: reservation,
    });
    return generation;
  }

  private toGeneration(
    { principal, template, templateVersion, refinedFrom, labels, inputs }: RecordableRequest,
    { id, prices }: Begun,
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
