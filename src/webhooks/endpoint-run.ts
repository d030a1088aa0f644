import { Injectable } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { Clock } from '../common/time/clock.js';
import { Metrics } from '../metrics/metrics.js';
import { DeliveryStore, type AttemptResult, type DueMessage } from './delivery-store.js';
import { EndpointQueue, type EndpointLease } from './endpoint-queue.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { MessageBodies } from './message-body.js';
import { signedHeaders } from './sign-message.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookSender } from './webhook-sender.js';

/** An endpoint with more messages gives way to others after this time. */
const RUN_MAX_MS = 2_000;
/** After an error of our own, such as a secret that cannot be decrypted. */
const ERROR_PAUSE_S = 10;

/** Sends the messages of one endpoint that are due. */
@Injectable()
export class EndpointRun {
  constructor(
    private readonly queue: EndpointQueue,
    private readonly deliveries: DeliveryStore,
    private readonly secrets: EndpointSecrets,
    private readonly bodies: MessageBodies,
    private readonly sender: WebhookSender,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Sends messages in the order of their events, one at a time, until none is due, one has failed, `stop` is aborted or
   * its time is over. A message whose outcome could not be recorded is sent again.
   */
  async run(lease: EndpointLease, stop: AbortSignal): Promise<void> {
    const endsAt = performance.now() + RUN_MAX_MS;
    let pauseSeconds = 0;
    try {
      let result: AttemptResult | null;
      do result = await this.sendNext(lease);
      while (result === 'delivered' && !stop.aborted && performance.now() < endsAt);
    } catch (error) {
      pauseSeconds = ERROR_PAUSE_S;
      this.log.warn(
        { err: error, endpoint: lease.endpointId },
        'webhook messages could not be sent; retrying',
      );
    }
    await this.queue.release(lease, pauseSeconds);
  }

  /** Returns null if no message is due or the lease has ended. */
  private async sendNext(lease: EndpointLease): Promise<AttemptResult | null> {
    if (!(await this.queue.renew(lease))) return null;
    const endpoint = await this.deliveries.findEndpoint(lease.endpointId);
    const message = endpoint && (await this.deliveries.findDue(endpoint.id));
    return message && this.attempt(endpoint, message);
  }

  private async attempt(endpoint: WebhookEndpoint, due: DueMessage): Promise<AttemptResult> {
    const message = await this.bodies.build(due);
    // Not of `Clock`: receivers and the database compare it with their own time.
    const at = new Date();
    const headers = signedHeaders(message, this.secrets.signing(endpoint, this.clock.now()), at.getTime());
    const outcome = await this.sender.send(endpoint.url, message.body, headers);
    const { deliveryId } = due;
    const result = await this.deliveries.record({ ...outcome, at, deliveryId, endpointId: endpoint.id });
    this.metrics.countWebhook(result, outcome.durationMs / 1000);
    if (result === 'disabled') this.log.warn({ endpoint: endpoint.id }, 'a webhook endpoint was disabled');
    return result;
  }
}
