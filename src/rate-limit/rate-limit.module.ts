import { Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { Clock } from '../common/clock.js';
import { Config } from '../config/config.js';
import { CounterPool } from '../database/database.module.js';
import { Janitor } from '../database/janitor.js';
import { AddressLimit } from './address-limit.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { makeRateLimitStorage } from './make-rate-limit-storage.js';
import { PrincipalLimit } from './principal-limit.js';
import { RateLimitStorage } from './rate-limit-storage.js';

@Module({
  providers: [
    {
      provide: RateLimitStorage,
      inject: [Config, Clock, CounterPool, Janitor],
      useFactory: makeRateLimitStorage,
    },
    AddressLimit,
    ConcurrencyLimit,
    PrincipalLimit,
  ],
  exports: [RateLimitStorage, AddressLimit, ConcurrencyLimit, PrincipalLimit],
})
export class RateLimitStorageModule {}

@Global()
@Module({
  imports: [
    RateLimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [Config, RateLimitStorage],
      // The figures stand for nothing: our guard asks the principal for its own.
      useFactory: (config: Config, storage: RateLimitStorage) => ({
        throttlers: [{ ttl: config.rateLimitWindowSeconds * 1000, limit: 1 }],
        storage,
      }),
    }),
  ],
  exports: [RateLimitStorageModule, ThrottlerModule],
})
export class RateLimitModule {}
