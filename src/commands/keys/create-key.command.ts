import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { DEFAULT_SCOPES, SCOPES, type Scope } from '../../common/http/scopes.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { checkModelIds } from '../../models/model-limits.js';
import { TOKENS_MAX } from '../../common/validation/number-limits.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, requireAccount } from '../account-option.js';
import {
  toCount,
  toDurationMs,
  toIds,
  toRanges,
  toScopes,
  toSpendingLimit,
  toText,
} from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toNewKeyRow } from './key-row.js';

interface Options {
  account?: string;
  name: string;
  scopes?: Scope[];
  expires?: number;
  cidr?: string[];
  requestsPerMinute?: number;
  tokensPerMonth?: number;
  spendPerMonth?: number;
  models?: string[];
}

@Command({
  name: 'keys:create',
  description: 'create an API key for an account and print it; it is shown only once',
  ...ACCOUNT_ARGUMENT,
})
export class CreateKeyCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], { account: option, expires, cidr, models: ids, ...settings }: Options) {
    const named = requireAccount(args, option);
    const account = await (await this.services.get(AccountsService)).get(named);
    const keys = await this.services.get(ApiKeysService);
    const clock = await this.services.get(Clock);
    const expiresAt = expires === undefined ? null : new Date(clock.now() + expires);
    const catalogue = await this.services.get(ModelCatalogue);
    const models = ids && checkModelIds(ids, await catalogue.current(), '--models');
    const input = {
      ...settings,
      expiresAt,
      allowedCidrs: cidr,
      ...(models && { models }),
    };
    this.output.show(toNewKeyRow(await keys.issue(account.id, input), account.email));
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({ flags: '--name <name>', description: 'what the key is for', required: true })
  name(value: string) {
    return toText('--name', value, 100);
  }

  @Option({
    flags: '--scopes <scopes>',
    description: `scopes, separated by commas: ${Object.keys(SCOPES).join(', ')}; default: ${DEFAULT_SCOPES.join(',')}`,
  })
  scopes(value: string, earlier?: Scope[]) {
    return toScopes('--scopes', value, earlier);
  }

  @Option({
    flags: '--expires <duration>',
    description: 'its lifetime: 90d, 24h, 30m; by default unlimited',
  })
  expires(value: string) {
    return toDurationMs('--expires', value);
  }

  @Option({
    flags: '--cidr <ranges>',
    description: 'an address range from which it can be used, repeatable; by default any',
  })
  cidr(value: string, earlier?: string[]) {
    return toRanges('--cidr', value, earlier);
  }

  @Option({
    flags: '--requests-per-minute <number>',
    description: "its own limit, in addition to the account's",
  })
  requestsPerMinute(value: string) {
    return toCount('--requests-per-minute', value);
  }

  @Option({
    flags: '--tokens-per-month <number>',
    description: 'the tokens it can use in a calendar month (UTC); by default unlimited',
  })
  tokensPerMonth(value: string) {
    return toCount('--tokens-per-month', value, TOKENS_MAX);
  }

  @Option({
    flags: '--spend-per-month <amount>',
    description:
      'the money it can spend in a calendar month (UTC), such as 5.00, in CURRENCY; by default unlimited',
  })
  spendPerMonth(value: string) {
    return toSpendingLimit('--spend-per-month', value);
  }

  @Option({
    flags: '--models <ids>',
    description: 'the models it may use, separated by commas; by default all',
  })
  models(value: string) {
    return toIds('--models', value);
  }
}
