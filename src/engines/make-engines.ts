import type { ModelSpec } from '../config/model-specs.js';
import { EngineChain, type ChainOptions } from './chain/engine-chain.js';
import { FixedEngine } from './fixed-engine.js';
import { ModelEngine } from './providers/model-engine.js';
import { StreamPace } from './providers/stream-pace.js';
import type { TextEngine } from './text-engine.js';
import { createUpstreamClient } from './providers/upstream-fetch.js';

/** What the engines are made with beside `MODELS`. */
export interface EngineParts extends ChainOptions {
  /** Makes the built-in engine; called only if `MODELS` names it. */
  makeBuiltin: () => TextEngine;
  /** Wraps each engine, to follow its calls. */
  follow?: (engine: TextEngine) => TextEngine;
}

/** Makes the one engine that the service asks: the chain over `models`, in their order. */
export function makeEngine(models: readonly ModelSpec[], parts: EngineParts): TextEngine {
  const { follow = (engine) => engine } = parts;
  // All models' streams together keep the pace of the process.
  const pace = new StreamPace();
  const engines = models.map((spec) => makeOne(spec, parts, pace));
  const [only] = engines;
  // It answers at once and never fails: a chain would have nothing to do.
  if (engines.length === 1 && only instanceof FixedEngine) return follow(only);
  return new EngineChain(engines.map(follow), parts);
}

function makeOne(spec: ModelSpec, parts: EngineParts, pace: StreamPace): TextEngine {
  switch (spec.provider) {
    case 'builtin':
      return parts.makeBuiltin();
    case 'fixed':
      return new FixedEngine();
    default:
      return new ModelEngine(spec, parts.log, createUpstreamClient(pace));
  }
}
