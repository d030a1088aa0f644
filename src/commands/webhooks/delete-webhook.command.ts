import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { EndpointChanges } from '../../webhooks/endpoint-changes.js';
import { accountOwner } from '../../webhooks/endpoint-owner.js';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.js';
import { toId } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toWebhookRow } from './webhook-row.js';

@Command({
  name: 'webhooks:delete',
  description: 'delete a webhook endpoint; pending deliveries are not sent',
})
export class DeleteWebhookCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id }: { id: string }) {
    const endpoint = await (await this.services.get(WebhookEndpoints)).get(id);
    await (await this.services.get(EndpointChanges)).delete(accountOwner(endpoint.accountId), id);
    const owner = await (await this.services.get(AccountsService)).get(endpoint.accountId);
    this.output.show(toWebhookRow(endpoint, owner.email));
  }

  @Option({ flags: '--id <id>', description: "the endpoint's id, as webhooks:list shows it", required: true })
  id(value: string) {
    return toId('--id', value);
  }
}
