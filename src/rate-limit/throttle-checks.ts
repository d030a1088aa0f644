import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Config } from '../config/config.js';
import { THROTTLER_BLOCK_DURATION, THROTTLER_TTL } from './throttler-internals.js';

/**
 * Prevents the start if `@Throttle()` uses options that the storage does not support: every bucket has the service's
 * window, and a full bucket accepts requests again when the window ends.
 */
@Injectable()
export class ThrottleChecks implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  onModuleInit() {
    for (const { metatype } of this.discovery.getControllers()) {
      if (!metatype) continue;
      this.check(metatype.name, metatype as Decorated);
      const handlers = metatype.prototype as Record<string, Decorated>;
      for (const name of this.scanner.getAllMethodNames(handlers)) {
        this.check(`${metatype.name}.${name}`, handlers[name]!);
      }
    }
  }

  private check(name: string, target: Decorated) {
    const ttl = this.read(THROTTLER_TTL, target);
    const windowMs = this.config.rateLimitWindowSeconds * 1000;
    if (ttl !== undefined && ttl !== windowMs) {
      throw new Error(
        `@Throttle() of ${name}: ttl must be left out or ${windowMs}, the window of the service`,
      );
    }
    if (this.read(THROTTLER_BLOCK_DURATION, target) !== undefined) {
      throw new Error(`@Throttle() of ${name}: blockDuration is not supported`);
    }
  }

  private read(key: string, target: Decorated): unknown {
    return this.reflector.get<unknown>(`${key}default`, target);
  }
}

/** A controller or a handler. */
type Decorated = Parameters<Reflector['get']>[1];
