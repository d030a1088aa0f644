import { Get, Param, Post, Query } from '@nestjs/common';
import { MessageReplay } from '../../webhooks/message-replay.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/query-string.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';
import { DeliveryList } from './delivery-list.js';
import { DeliveryPage } from './delivery-page.js';
import { OwnedWebhooks } from './owned-webhooks.js';

/** One delivery with its attempts. */
@DashboardController('settings/webhooks/:id/deliveries/:deliveryId')
export class DeliveryController {
  constructor(
    private readonly owned: OwnedWebhooks,
    private readonly list: DeliveryList,
    private readonly replay: MessageReplay,
  ) {}

  @Get()
  show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @Query('done') done: unknown,
  ) {
    const notice = queryString(done) === 'queued' ? 'The message is being sent again.' : null;
    return this.page(context, id, deliveryId, { notice });
  }

  @Post('send-again')
  async sendAgain(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ) {
    const endpoint = await this.owned.get(context, id);
    if (!isUuid(deliveryId)) throw notFound();
    return rerenderOnError(
      async () => {
        if (!(await this.replay.sendAgain(endpoint, deliveryId))) throw notFound();
        return redirect(`/settings/webhooks/${id}/deliveries/${deliveryId}?done=queued`);
      },
      (problem) => this.page(context, id, deliveryId, { problem }),
    );
  }

  private async page(
    context: SessionContext,
    id: string,
    deliveryId: string,
    words: { notice?: string | null; problem?: string },
  ) {
    const endpoint = await this.owned.get(context, id);
    const delivery = isUuid(deliveryId) ? await this.list.find(endpoint, deliveryId) : null;
    if (!delivery) throw notFound();
    const attempts = await this.list.attemptsOf(delivery.id);
    return DeliveryPage({ context, endpoint, delivery, attempts, ...words });
  }
}
