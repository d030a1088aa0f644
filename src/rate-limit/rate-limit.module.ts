import {
  Global,
  Module,
  type ExecutionContext,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { Clock } from '../common/time/clock.js';
import { requestOf } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { CounterPool } from '../database/database.module.js';
import { Janitor } from '../database/janitor.js';
import { AddressLimit } from './address-limit.js';
import { LookupLimit } from './lookup-limit.js';
import { ProcessRegistration } from './process-registration.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { deleteReleasedSlots } from './concurrency-registry.js';
import { makeRateLimitStorage } from './make-rate-limit-storage.js';
import { deletePastBuckets } from './postgres-rate-limit-storage.js';
import { PrincipalLimit } from './principal-limit.js';
import { RateLimitStorage } from './rate-limit-storage.js';
import { ThrottleChecks } from './throttle-checks.js';

/** The counters of the limits. Modules that commands use import this one, which registers no process. */
@Module({
  providers: [
    {
      provide: RateLimitStorage,
      inject: [Config, Clock, CounterPool],
      useFactory: makeRateLimitStorage,
    },
    AddressLimit,
    ConcurrencyLimit,
    LookupLimit,
    PrincipalLimit,
  ],
  exports: [RateLimitStorage, AddressLimit, ConcurrencyLimit, LookupLimit, PrincipalLimit],
})
export class RateLimitStorageModule implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly janitor: Janitor,
  ) {}

  onModuleInit() {
    const { rateLimitStore, rateLimitWindowSeconds } = this.config;
    if (rateLimitStore === 'memory') return;
    this.janitor.register('rate limit buckets', deletePastBuckets(rateLimitWindowSeconds));
    this.janitor.register('released concurrency slots', deleteReleasedSlots);
  }
}

/** Without `@Throttle()`, the limit of a route is the account's. */
const accountLimit = (context: ExecutionContext) => requestOf(context).principal!.account.requestsPerMinute;

/** The limits of the service, with the throttler. Global, because the guards of `AppModule` use it. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    RateLimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [Config, RateLimitStorage],
      useFactory: (config: Config, storage: RateLimitStorage) => ({
        throttlers: [{ ttl: config.rateLimitWindowSeconds * 1000, limit: accountLimit }],
        storage,
        // The library's reset is the seconds left, the service's is a moment (docs/decisions/reset-is-a-moment.md).
        setHeaders: false,
      }),
    }),
  ],
  providers: [ProcessRegistration, ThrottleChecks],
  exports: [RateLimitStorageModule, ThrottlerModule],
})
export class RateLimitModule implements OnApplicationBootstrap {
  constructor(private readonly registration: ProcessRegistration) {}

  onApplicationBootstrap() {
    this.registration.start();
  }
}
