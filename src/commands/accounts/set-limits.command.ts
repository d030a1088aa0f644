import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, requireAccount } from '../account-option.js';
import { BadUsage } from '../bad-usage.js';
import { TOKENS_MAX } from '../../common/validation/number-limits.js';
import { toCount } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAccountRow } from './account-row.js';

/** Gives a limit back to the plan. (commander takes no null for the value of an option.) */
const NONE = 'none';

interface Options {
  account?: string;
  plan?: string;
  requestsPerMinute?: number | typeof NONE;
  concurrency?: number | typeof NONE;
  tokensPerMonth?: number | typeof NONE;
}

@Command({
  name: 'limits:set',
  description: "set an account's plan and its own limits; a running service applies them immediately",
  ...ACCOUNT_ARGUMENT,
})
export class SetLimitsCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], { account: option, ...limits }: Options) {
    const named = requireAccount(args, option);
    const changes = Object.entries(limits).map(([name, value]) => [name, value === NONE ? null : value]);
    if (changes.length === 0)
      throw new BadUsage(
        'set at least one of --plan, --requests-per-minute, --concurrency, --tokens-per-month',
      );
    const accounts = await this.services.get(AccountsService);
    const plans = await this.services.get(PlansService);
    const account = await accounts.setLimits(await accounts.get(named), Object.fromEntries(changes));
    this.output.show(toAccountRow(account, await plans.list()));
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({ flags: '--plan <plan>', description: 'free, pro or scale' })
  plan(value: string) {
    return value;
  }

  @Option({
    flags: '--requests-per-minute <number>',
    description: "requests per minute; none: the plan's limit",
  })
  requestsPerMinute(value: string) {
    return value === NONE ? NONE : toCount('--requests-per-minute', value);
  }

  @Option({ flags: '--concurrency <number>', description: "concurrent requests; none: the plan's limit" })
  concurrency(value: string) {
    return value === NONE ? NONE : toCount('--concurrency', value);
  }

  @Option({ flags: '--tokens-per-month <number>', description: "tokens per month; none: the plan's limit" })
  tokensPerMonth(value: string) {
    return value === NONE ? NONE : toCount('--tokens-per-month', value, TOKENS_MAX);
  }
}
