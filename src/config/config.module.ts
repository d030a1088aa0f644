import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import { Log } from '../common/logging/log.js';
import { RequestValidationPipe } from '../common/validation/request-validation.pipe.js';
import { Config } from './config.js';

/** What the global providers are made of: settings, keys, the clock and the log. */
export interface RuntimeContext {
  config: Readonly<Config>;
  keyRing: KeyRing;
  clock: Clock;
  log: Log;
}

@Module({})
export class ConfigModule {
  static register({ config, keyRing, clock, log }: RuntimeContext): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: Config, useValue: config },
        { provide: KeyRing, useValue: keyRing },
        { provide: Clock, useValue: clock },
        { provide: Log, useValue: log },
        RequestValidationPipe,
      ],
      exports: [Config, KeyRing, Clock, Log, RequestValidationPipe],
    };
  }
}
