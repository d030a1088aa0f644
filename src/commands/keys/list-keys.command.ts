import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, accountIfNamed } from '../account-option.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toKeyRow } from './key-row.js';

const COLUMNS = ['id', 'account', 'name', 'last_four', 'state', 'scopes', 'expires_at', 'last_used_at'];

@Command({
  name: 'keys:list',
  description: 'list the keys of an account, or all keys, the newest first',
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
    const named = accountIfNamed(args, options.account);
    const accounts = await this.services.get(AccountsService);
    const owners = named === undefined ? await accounts.list() : [await accounts.get(named)];
    const keys = await this.services.get(ApiKeysService);
    const apiKeys = await keys.list(named === undefined ? undefined : owners[0]!.id);
    const now = (await this.services.get(Clock)).now();
    const emails = new Map(owners.map(({ id, email }) => [id, email]));
    // A key made between the two reads may have an owner who is not in the first.
    const rows = apiKeys.map((key) => toKeyRow(key, emails.get(key.accountId) ?? key.accountId, now));
    this.output.list(rows, COLUMNS, 'There are no keys.');
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }
}
