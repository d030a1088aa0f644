import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { randomPassword } from '../../accounts/password.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, accountNamed } from '../account-option.js';
import { toPassword } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAccountRow } from './account-row.js';

interface Options {
  account?: string;
  password?: string;
}

@Command({
  name: 'accounts:reset-password',
  description: 'give an account a new password; a random one is printed where none is given',
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
    const named = accountNamed(args, options.account);
    const accounts = await this.services.get(AccountsService);
    const password = options.password ?? randomPassword();
    const account = await accounts.resetPassword(await accounts.get(named), password);
    const row = toAccountRow(account, await accounts.listPlans());
    this.output.show(options.password === undefined ? { ...row, password } : row);
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({ flags: '--password <password>', description: '8 to 128 characters' })
  password(value: string) {
    return toPassword('--password', value);
  }
}
