import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { OAuthClientsService } from '../../oauth/clients/oauth-clients.service.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, readAccount } from '../account-option.js';
import { findOwners } from '../listed-owners.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAppRow } from './app-row.js';

const COLUMNS = ['client_id', 'account', 'name', 'type', 'scopes', 'redirect_uris', 'suspended_at'];

@Command({
  name: 'apps:list',
  description: 'list the OAuth apps of an account, or all apps, newest first',
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
    const named = readAccount(args, options.account);
    const owners = await findOwners(await this.services.get(AccountsService), named);
    const apps = await this.services.get(OAuthClientsService);
    const clients = await apps.list(owners.accountId);
    const rows = clients.map((client) => {
      const { accountId } = client;
      return toAppRow(client, accountId === null ? null : owners.emailOf(accountId));
    });
    this.output.list(rows, COLUMNS, 'There are no apps.');
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }
}
