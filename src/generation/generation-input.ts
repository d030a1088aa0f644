import type { Principal } from '../common/http/principal.js';
import type { ModelSpec } from '../config/model-specs.js';
import type { CallBound } from '../engines/call-bound.js';
import type { EngineResult, EngineRun } from '../engines/text-engine.js';
import type { Caller } from './caller.js';
import type { Labels, Origin } from './generation-recorder.js';
import type { Claim } from './idempotency-claim.js';

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
export interface GenerationInput extends Origin {
  principal: Principal;
  isStreamed: boolean;
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
export interface GenerationJob {
  request: GenerationInput;
  caller: Caller;
  /** Aborted when the text is no longer wanted. */
  signal: AbortSignal;
  claim: Claim | null;
  /** The time left for the engine if the request has waited for its idempotency key. */
  answerWithinMs?: number;
  /** Releases the place under the concurrency cap, once the response has ended too; undefined for jobs, which hold none. */
  freePlace: (() => void) | undefined;
}
