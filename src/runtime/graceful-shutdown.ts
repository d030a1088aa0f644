import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { LiveRequests } from '../dashboard/requests/live-requests.js';
import type { Drain } from './drain.js';
import { InFlightGenerations } from '../generation/in-flight-generations.js';
import { Dispatcher } from '../queue/dispatcher.js';
import { ReadinessService } from '../health/readiness.service.js';

/** How long before the end of the grace period running generations are aborted, at most. */
const RESPONSE_MS = 2_000;

/**
 * Stops serving, in this order, within `SHUTDOWN_GRACE_S` of the call:
 *
 * 1. `/health/ready` returns 503; everything else is served as before for `SHUTDOWN_DELAY_S`, so that load balancers
 *    can remove this process before its port closes. SIGINT skips or ends the delay. No further job is taken.
 * 2. The connections in the accept queue are accepted, the port closes, live pages end, and the open requests are answered.
 * 3. Generations with an idempotency key are completed, even if the client has disconnected.
 *
 * Generations that are not completed two seconds before the end are aborted, which leaves time to respond to their clients.
 */
export async function shutDownGracefully(
  app: NestFastifyApplication,
  drain: Drain,
  config: Config,
  signal: NodeJS.Signals,
): Promise<void> {
  const endsAt = performance.now() + config.shutdownGraceSeconds * 1000;
  const remainingMs = () => Math.max(0, endsAt - performance.now());
  app.get(ReadinessService).announceStop();
  app.get(Dispatcher).pause();
  const delayMs = Math.min(config.shutdownDelaySeconds * 1000, remainingMs());
  if (signal !== 'SIGINT') await Promise.race([delay(delayMs), once(process, 'SIGINT')]);
  app.get(LiveRequests).stop();
  const generations = app.get(InFlightGenerations);
  const responseMs = Math.min(RESPONSE_MS, remainingMs() / 2);
  const abortTimer = setTimeout(() => generations.abort(), remainingMs() - responseMs);
  await drain.finish(remainingMs());
  await generations.finish(remainingMs());
  clearTimeout(abortTimer);
}
