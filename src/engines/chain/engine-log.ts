import type { FailureKind } from './engine-failure.js';

/** The record of an engine call: no key, prompt or upstream text. */
interface EngineLogDetails {
  engine: string;
  kind?: FailureKind;
  /** The upstream's HTTP status. */
  status?: number;
  /** 1 for the first call to this engine. */
  attempt?: number;
  ms?: number;
}

/** Engine events for operators. */
export type EngineEvent =
  | 'attempt_failed'
  | 'stream_broken'
  | 'breaker_opened'
  | 'breaker_closed'
  | 'usage_estimated'
  | 'context_unchecked';

/** Receives the events of engine calls. */
export type EngineLog = (event: EngineEvent, details: EngineLogDetails) => void;
