import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { routeNotFound } from '../common/errors/error-envelope.js';
import { requestOf } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { mayReadMetrics } from './metrics-access.js';

/** Hides the metrics from everyone but scrapers: other callers get the 404 of an unknown route. */
@Injectable()
export class MetricsAccessGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    if (mayReadMetrics(requestOf(context).raw, this.config.metricsToken)) return true;
    throw routeNotFound();
  }
}
