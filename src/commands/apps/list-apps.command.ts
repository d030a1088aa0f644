import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, accountIfNamed } from '../account-option.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAppRow } from './app-row.js';

const COLUMNS = ['client_id', 'account', 'name', 'type', 'scopes', 'redirect_uris', 'suspended_at'];

@Command({
  name: 'apps:list',
  description: 'list the OAuth apps of an account, or all apps, the newest first',
  ...ACCOUNT_ARGUMENT,
})
export class ListAppsCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], options: { account?: string }) {
    const named = accountIfNamed(args, options.account);
    const accounts = await this.services.get(AccountsService);
    const owners = named === undefined ? await accounts.list() : [await accounts.get(named)];
    const apps = await this.services.get(OAuthClientsService);
    const clients = await apps.list(named === undefined ? undefined : owners[0]!.id);
    const emails = new Map(owners.map(({ id, email }) => [id, email]));
    // An app made between the two reads may have an owner who is not in the first.
    const rows = clients.map((client) => toAppRow(client, emails.get(client.accountId) ?? client.accountId));
    this.output.list(rows, COLUMNS, 'There are no apps.');
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }
}
