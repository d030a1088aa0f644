import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { EVENT_TYPES, isEventType, type EventType } from '../../events/event-types.js';
import { accountOwner } from '../../webhooks/endpoint-owner.js';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, requireAccount } from '../account-option.js';
import { BadUsage } from '../bad-usage.js';
import { toIds } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toWebhookRow } from './webhook-row.js';

interface Options {
  account?: string;
  url: string;
  events: EventType[];
}

@Command({
  name: 'webhooks:create',
  description: 'create a webhook endpoint of an account and print its secret, which is shown only once',
  ...ACCOUNT_ARGUMENT,
})
export class CreateWebhookCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], { account: option, url, events }: Options) {
    const named = requireAccount(args, option);
    const account = await (await this.services.get(AccountsService)).get(named);
    const endpoints = await this.services.get(WebhookEndpoints);
    const { endpoint, secret } = await endpoints.create(accountOwner(account.id), {
      url: url.trim(),
      events,
    });
    const { id, ...rest } = toWebhookRow(endpoint, account.email);
    this.output.show({ id: id!, secret, ...rest });
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({
    flags: '--url <url>',
    description: 'an https URL at a public address',
    required: true,
  })
  url(value: string) {
    return value;
  }

  @Option({
    flags: '--events <types>',
    description: `event types, separated by commas: ${Object.keys(EVENT_TYPES).join(', ')}`,
    required: true,
  })
  events(value: string): EventType[] {
    const types = toIds('--events', value);
    const unknown = types.find((type) => !isEventType(type));
    if (unknown !== undefined)
      throw new BadUsage(
        `--events must be one or more of ${Object.keys(EVENT_TYPES).join(', ')}, not "${unknown}"`,
      );
    return types.filter(isEventType);
  }
}
