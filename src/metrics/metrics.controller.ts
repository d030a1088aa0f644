import cluster from 'node:cluster';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Public } from '../common/http/access.js';
import { MetricsAccessGuard } from './metrics-access.guard.js';
import { Metrics } from './metrics.js';
import { collectMetrics } from './worker-metrics.js';

/** Serves the metrics to Prometheus. */
@Public()
@UseGuards(MetricsAccessGuard)
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async read(): Promise<string> {
    const { registry } = this.metrics;
    return cluster.isWorker ? collectMetrics() : registry.metrics();
  }
}
