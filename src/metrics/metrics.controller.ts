import cluster from 'node:cluster';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { routeNotFound } from '../common/errors/error-envelope.js';
import type { Reply, Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { mayReadMetrics } from './metrics-access.js';
import { Metrics } from './metrics.js';
import { askForAll } from './worker-metrics.js';

/** For Prometheus. To everybody else there is no such route. */
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: Config,
  ) {}

  @Get()
  async read(@Req() request: Request, @Res({ passthrough: true }) reply: Reply): Promise<string> {
    if (!mayReadMetrics(request.raw, this.config.metricsToken)) throw routeNotFound();
    const { registry } = this.metrics;
    void reply.headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' });
    return cluster.isWorker ? askForAll() : registry.metrics();
  }
}
