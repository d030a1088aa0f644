import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { requireAnotherAdministrator } from '../../accounts/last-administrator.js';
import { PlansService } from '../../accounts/plans.service.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, requireAccount } from '../account-option.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAccountRow } from './account-row.js';

interface Options {
  account?: string;
  lift?: boolean;
}

@Command({
  name: 'accounts:suspend',
  description: 'reject all requests of an account (403) without deleting anything',
  ...ACCOUNT_ARGUMENT,
})
export class SuspendAccountCommand extends CommandRunner {
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
    const steps = options.lift ? {} : { first: requireAnotherAdministrator };
    const account = await accounts.setSuspended(await accounts.get(named), !options.lift, steps);
    this.output.show(toAccountRow(account, await plans.list()));
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({ flags: '--lift', description: 'lift the suspension' })
  lift() {
    return true;
  }
}
