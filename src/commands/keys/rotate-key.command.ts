import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { isRotationOverlap, ROTATION_OVERLAPS_MS } from '../../api-keys/rotation-overlaps.js';
import { BadUsage } from '../bad-usage.js';
import { toId } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toNewKeyRow } from './key-row.js';

interface Options {
  id: string;
  overlap: number;
}

const OVERLAPS = Object.keys(ROTATION_OVERLAPS_MS).join(', ');

@Command({
  name: 'keys:rotate',
  description: 'create a successor of a key with the same settings and print it; it is shown only once',
})
export class RotateKeyCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id, overlap }: Options) {
    const issued = await (await this.services.get(ApiKeysService)).rotate(id, overlap);
    const owner = await (await this.services.get(AccountsService)).get(issued.apiKey.accountId);
    this.output.show(toNewKeyRow(issued, owner.email));
  }

  @Option({ flags: '--id <id>', description: "the key's id, as keys:list shows it", required: true })
  id(value: string) {
    return toId('--id', value);
  }

  @Option({
    flags: '--overlap <duration>',
    description: `how long the old key stays valid: ${OVERLAPS}`,
    required: true,
  })
  overlap(value: string) {
    if (!isRotationOverlap(value)) throw new BadUsage(`--overlap must be one of ${OVERLAPS}, not "${value}"`);
    return ROTATION_OVERLAPS_MS[value];
  }
}
