import { Inject, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { ModelCatalogue } from '../models/model-catalogue.js';
import { ModelsModule } from '../models/models.module.js';
import { BuiltinEngine } from './builtin/builtin-engine.js';
import { MeasuredEngine } from './chain/measured-engine.js';
import type { EngineLog } from './chain/engine-log.js';
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
    const message =
      event === 'context_unchecked'
        ? 'the context length of a model is unknown; Ollama may drop a part of the prompt'
        : 'a model gave an invalid response';
    log.warn({ event, ...details }, message);
  };
  const factory = new EngineFactory({
    log: logFailure,
    makeBuiltin: () => new BuiltinEngine({ processes: config.builtinProcesses }),
    wrap: (engine) => new MeasuredEngine(engine, metrics),
  });
  const options = { deadlineMs: config.modelDeadlineMs, log: logFailure };
  return new CurrentEngine(() => catalogue.current(), factory, options);
}
