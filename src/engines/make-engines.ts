import type { ModelSpec } from '../config/model-specs.js';
import type { EngineLog } from './chain/engine-log.js';
import { FixedEngine } from './fixed-engine.js';
import { LocalEngine } from './local-engine.js';
import { ModelEngine } from './providers/model-engine.js';
import { StreamPace } from './providers/stream-pace.js';
import type { TextEngine } from './text-engine.js';
import { createUpstreamClient } from './providers/upstream-fetch.js';

/** The dependencies of engines other than their models. */
export interface EngineParts {
  log?: EngineLog;
  /** Creates the built-in engine when it is first needed. */
  makeBuiltin: () => TextEngine;
  /** Wraps each engine to record its calls. */
  wrap?: (engine: TextEngine) => TextEngine;
}

/** Creates the engine of each model. */
export class EngineFactory {
  /** The streams of all models share the pace of the process. */
  private readonly pace = new StreamPace();

  constructor(private readonly parts: EngineParts) {}

  make(spec: ModelSpec): TextEngine {
    const engine = this.makeBare(spec);
    return this.parts.wrap?.(engine) ?? engine;
  }

  private makeBare(spec: ModelSpec): TextEngine {
    switch (spec.provider) {
      case 'builtin':
        return new LocalEngine(this.parts.makeBuiltin());
      case 'fixed':
        return new FixedEngine();
      default:
        return new ModelEngine(spec, this.parts.log, createUpstreamClient(this.pace));
    }
  }
}
