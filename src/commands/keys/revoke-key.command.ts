import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { toId, toText } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toKeyRow } from './key-row.js';

interface Options {
  id: string;
  reason: string;
}

@Command({
  name: 'keys:revoke',
  description: 'revoke a key permanently; a running service applies it immediately',
})
export class RevokeKeyCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id, reason }: Options) {
    const apiKey = await (await this.services.get(ApiKeysService)).revoke(id, reason);
    const owner = await (await this.services.get(AccountsService)).get(apiKey.accountId);
    const now = (await this.services.get(Clock)).now();
    this.output.show(toKeyRow(apiKey, owner.email, now));
  }

  @Option({ flags: '--id <id>', description: "the key's id, as keys:list shows it", required: true })
  id(value: string) {
    return toId('--id', value);
  }

  @Option({ flags: '--reason <text>', description: 'the reason, shown with the key', required: true })
  reason(value: string) {
    return toText('--reason', value, 500);
  }
}
