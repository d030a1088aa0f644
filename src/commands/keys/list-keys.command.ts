import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, readAccount } from '../account-option.js';
import { findOwners } from '../listed-owners.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toKeyRow } from './key-row.js';

const COLUMNS = ['id', 'account', 'name', 'last_four', 'state', 'scopes', 'expires_at', 'last_used_at'];

@Command({
  name: 'keys:list',
  description: 'list the keys of an account, or all keys, newest first',
  ...ACCOUNT_ARGUMENT,
})
export class ListKeysCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], options: { account?: string }) {
    const named = readAccount(args, options.account);
    const owners = await findOwners(await this.services.get(AccountsService), named);
    const keys = await this.services.get(ApiKeysService);
    const apiKeys = await keys.list(owners.accountId);
    const now = (await this.services.get(Clock)).now();
    const rows = apiKeys.map((key) => toKeyRow(key, owners.emailOf(key.accountId), now));
    this.output.list(rows, COLUMNS, 'There are no keys.');
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }
}
