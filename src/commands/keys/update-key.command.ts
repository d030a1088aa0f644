import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { KeyLimitsService } from '../../api-keys/key-limits.service.js';
import { Clock } from '../../common/time/clock.js';
import { BadUsage } from '../bad-usage.js';
import { TOKENS_MAX } from '../../common/validation/number-limits.js';
import { toCount, toId, toSpendingLimit } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toKeyRow } from './key-row.js';

/** Removes a limit. (commander takes no null for the value of an option.) */
const NONE = 'none';

interface Options {
  id: string;
  tokensPerMonth?: number | typeof NONE;
  spendPerMonth?: number | typeof NONE;
}

@Command({
  name: 'keys:update',
  description: 'set the monthly limits of a key; a running service applies them immediately',
})
export class UpdateKeyCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id, ...limits }: Options) {
    const changes = Object.entries(limits).map(([name, value]) => [name, value === NONE ? null : value]);
    if (changes.length === 0) throw new BadUsage('set at least one of --tokens-per-month, --spend-per-month');
    const apiKey = await (await this.services.get(KeyLimitsService)).set(id, Object.fromEntries(changes));
    const owner = await (await this.services.get(AccountsService)).get(apiKey.accountId);
    const now = (await this.services.get(Clock)).now();
    this.output.show(toKeyRow(apiKey, owner.email, now));
  }

  @Option({ flags: '--id <id>', description: "the key's id, as keys:list shows it", required: true })
  id(value: string) {
    return toId('--id', value);
  }

  @Option({
    flags: '--tokens-per-month <number>',
    description: 'the tokens it can use in a calendar month (UTC); none: unlimited',
  })
  tokensPerMonth(value: string) {
    return value === NONE ? NONE : toCount('--tokens-per-month', value, TOKENS_MAX);
  }

  @Option({
    flags: '--spend-per-month <amount>',
    description:
      'the money it can spend in a calendar month (UTC), such as 5.00, in CURRENCY; none: unlimited',
  })
  spendPerMonth(value: string) {
    return value === NONE ? NONE : toSpendingLimit('--spend-per-month', value);
  }
}
