import type { Principal } from '../common/http/principal.js';
import type { ModelSpec } from '../config/model-specs.js';
import type { CallBound } from '../engines/call-bound.js';
import type { EngineResult, EngineRun } from '../engines/text-engine.js';
import type { Caller } from './caller.js';
import type { GenerationInputs } from './generation-inputs.js';
import type { Generation } from './generation.entity.js';
import type { Claim } from './idempotency-claim.js';

/** What a caller stores with a record for its own use. */
export type Labels = Pick<Generation, 'metadata' | 'endUser' | 'store'>;

/** A valid request for a text, before it is known whether what it names exists. */
export interface RequestedText {
  principal: Principal;
  labels: Labels;
  isStreamed: boolean;
  /** Distinguishes different requests that use the same `Idempotency-Key`; called only for requests with a key. */
  fingerprint(): Buffer;
  /**
   * Finds what the request names: its template, its model, the text to refine. Throws if one of them is missing. Not
   * called for a replay, which a retry gets even if they are gone.
   */
  find(): Promise<GenerationSource>;
}

/** The resolved template, model and engine call of a request. */
export type GenerationSource = Omit<GenerationInput, 'principal' | 'labels' | 'isStreamed'>;

/** A requested text: the parts of a request that do not depend on the form of the response. */
export interface GenerationInput {
  principal: Principal;
  labels: Labels;
  isStreamed: boolean;
  /** A template's id, or `refine`. */
  template: string;
  /** null for a template of the service, and for `refine`. */
  templateVersion: number | null;
  /** The UUID of the generation that the text refines; null if no stored generation is refined. */
  refinedFrom: string | null;
  /** What is stored of the request. */
  inputs: GenerationInputs;
  /** The engine's input. Its tokens are counted if the generation is cancelled. */
  input: string;
  /** The ids of the allowed models; undefined for all. */
  models: ReadonlySet<string> | undefined;
  /** What the call of a model can use at most; called only where a monthly limit applies. */
  boundOf(spec: ModelSpec): CallBound;
  /** `generate` or `refine` of the engine, bound to its input. */
  callEngine(run: EngineRun): Promise<EngineResult>;
}

/** A generation in progress. */
export interface RunningGeneration {
  request: GenerationInput;
  caller: Caller;
  /** Aborted when the text is no longer wanted. */
  signal: AbortSignal;
  claim: Claim | null;
  /** The time left for the engine if the request has waited for its idempotency key. */
  answerWithinMs?: number;
  /** Releases the slot under the concurrency cap, once the response has ended too; undefined for jobs, which hold none. */
  releaseSlot: (() => void) | undefined;
}
