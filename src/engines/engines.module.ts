import { Inject, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { ModelCatalogue } from '../models/model-catalogue.js';
import { ModelsModule } from '../models/models.module.js';
import { BuiltinEngine } from './builtin/builtin-engine.js';
import { MeasuredEngine } from './chain/measured-engine.js';
import type { EngineEvent, EngineLog } from './chain/engine-log.js';
import { CurrentEngine } from './current-engine.js';
import { EngineFactory } from './make-engines.js';
import { TextEngine } from './text-engine.js';

/** The engine that calls the current models. */
@Module({
  imports: [ModelsModule],
  providers: [{ provide: TextEngine, inject: [Config, Log, Metrics, ModelCatalogue], useFactory: engineOf }],
  exports: [TextEngine],
})
export class EnginesModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(TextEngine) private readonly engine: TextEngine) {}

  /** Readiness does not wait for it: until then a call only takes longer. */
  onApplicationBootstrap(): void {
    void this.engine.warmUp?.().catch(() => undefined);
  }

  onApplicationShutdown(): Promise<void> {
    return this.engine.close();
  }
}

function engineOf(config: Config, log: Log, metrics: Metrics, catalogue: ModelCatalogue): TextEngine {
  const logFailure: EngineLog = (event, details) => {
    // Requests that an engine does not support concern the caller, not the operator.
    if (details.kind === 'unsupported_language') return;
    log.warn({ event, ...details }, MESSAGES[event]);
  };
  const factory = new EngineFactory({
    log: logFailure,
    makeBuiltin: () => new BuiltinEngine({ processes: config.builtinProcesses }),
    wrap: (engine) => new MeasuredEngine(engine, metrics),
  });
  const options = { deadlineMs: config.modelDeadlineMs, log: logFailure };
  return new CurrentEngine(() => catalogue.current(), factory, options);
}

const MESSAGES: Record<EngineEvent, string> = {
  attempt_failed: 'a call of a model failed',
  stream_broken: 'the stream of a model broke off',
  breaker_opened: 'a model keeps failing and is called after the others for a while',
  breaker_closed: 'a model responds again',
  usage_estimated: 'a model reported no valid usage, which was estimated',
  context_unchecked: 'the context length of a model is unknown; Ollama may drop a part of the prompt',
};
