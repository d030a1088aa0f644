import type { FailureKind } from './engine-failure.js';

/** All that is ever recorded of a call to an engine: no key, no prompt, no text of an upstream. */
export interface EngineLogDetails {
  engine: string;
  kind?: FailureKind;
  /** The upstream's HTTP status. */
  status?: number;
  /** 1 for the first call to this engine. */
  attempt?: number;
  ms?: number;
}

/** What can happen to an engine that an operator would want to know. */
export type EngineEvent =
  'attempt_failed' | 'stream_broken' | 'breaker_opened' | 'breaker_closed' | 'usage_estimated';

/** Receives what happens while engines answer. */
export type EngineLog = (event: EngineEvent, details: EngineLogDetails) => void;
