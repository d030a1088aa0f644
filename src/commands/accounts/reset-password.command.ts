import { Command, CommandRunner, Option } from 'nest-commander';
import { PasswordChanges } from '../../account-lifecycle/password-changes.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import { randomPassword } from '../../accounts/password.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, requireAccount } from '../account-option.js';
import { toPassword } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAccountRow } from './account-row.js';

interface Options {
  account?: string;
  password?: string;
  keepKeys?: boolean;
}

@Command({
  name: 'accounts:reset-password',
  description: "set a new password; ends the account's sessions and app grants and revokes its API keys",
  ...ACCOUNT_ARGUMENT,
})
export class ResetPasswordCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], options: Options) {
    const named = requireAccount(args, options.account);
    const accounts = await this.services.get(AccountsService);
    const plans = await this.services.get(PlansService);
    const password = options.password ?? randomPassword();
    const changes = await this.services.get(PasswordChanges);
    const { account, revokedKeys } = await changes.change(await accounts.get(named), password, {
      revokesKeys: !options.keepKeys,
    });
    const row = { ...toAccountRow(account, await plans.list()), revoked_keys: revokedKeys };
    this.output.show(options.password === undefined ? { ...row, password } : row);
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({
    flags: '--password <password>',
    description: '10 to 200 characters, hard to guess; by default a random one',
  })
  password(value: string) {
    return toPassword('--password', value);
  }

  @Option({ flags: '--keep-keys', description: 'do not revoke the API keys' })
  keepKeys() {
    return true;
  }
}
