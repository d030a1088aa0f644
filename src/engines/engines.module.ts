import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { Config } from '../config/config.js';
import { BuiltinEngine } from './builtin/builtin-engine.js';
import { Metrics } from '../metrics/metrics.js';
import { makeEngine } from './make-engines.js';
import { MeasuredEngine } from './chain/measured-engine.js';
import { TextEngine } from './text-engine.js';

/** The engine that `MODELS` names. */
@Module({
  providers: [{ provide: TextEngine, inject: [Config, Log, Metrics], useFactory: engineOf }],
  exports: [TextEngine],
})
export class EnginesModule implements OnApplicationShutdown {
  constructor(@Inject(TextEngine) private readonly engine: TextEngine) {}

  onApplicationShutdown(): Promise<void> {
    return this.engine.close();
  }
}

function engineOf(config: Config, log: Log, metrics: Metrics): TextEngine {
  return makeEngine(config.models, {
    deadlineMs: config.modelDeadlineMs,
    log: (event, details) => {
      // What an engine can't do by its nature is the caller's business, not the operator's.
      if (details.kind === 'unsupported_language') return;
      log.warn({ event, ...details }, 'a model did not answer as it should');
    },
    makeBuiltin: () => new BuiltinEngine({ processes: config.builtinProcesses }),
    follow: (engine) => new MeasuredEngine(engine, metrics),
  });
}
