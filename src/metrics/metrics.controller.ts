import cluster from 'node:cluster';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Public } from '../common/http/access.js';
import { routeNotFound } from '../common/errors/error-envelope.js';
import type { Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { mayReadMetrics } from './metrics-access.js';
import { Metrics } from './metrics.js';
import { collectMetrics } from './worker-metrics.js';

/** Serves the metrics to Prometheus. Other callers get 404. */
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: Config,
  ) {}

  @Get()
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async read(@Req() request: Request): Promise<string> {
    if (!mayReadMetrics(request.raw, this.config.metricsToken)) throw routeNotFound();
    const { registry } = this.metrics;
    return cluster.isWorker ? collectMetrics() : registry.metrics();
  }
}
