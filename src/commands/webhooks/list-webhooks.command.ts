import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, readAccount } from '../account-option.js';
import { findOwners } from '../listed-owners.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toWebhookRow } from './webhook-row.js';

const COLUMNS = ['id', 'account', 'url', 'events', 'enabled', 'disabled_reason', 'last_delivered_at'];

@Command({
  name: 'webhooks:list',
  description: 'list the webhook endpoints of an account, or all of them, newest first',
  ...ACCOUNT_ARGUMENT,
})
export class ListWebhooksCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], options: { account?: string }) {
    const named = readAccount(args, options.account);
    const owners = await findOwners(await this.services.get(AccountsService), named);
    const endpoints = await (await this.services.get(WebhookEndpoints)).listAll(owners.accountId);
    const rows = endpoints.map((endpoint) => toWebhookRow(endpoint, owners.emailOf(endpoint.accountId)));
    this.output.list(rows, COLUMNS, 'There are no webhook endpoints.');
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }
}
