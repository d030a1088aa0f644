import { Command, CommandRunner } from 'nest-commander';
import { SigningKeys } from '../../oauth/tokens/signing-keys.js';
import { Output } from '../output.js';
import { Services } from '../services.js';

@Command({
  name: 'oauth:rotate-keys',
  description: 'sign ID tokens with a new key; the previous one stays published for a week',
})
export class RotateSigningKeysCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run() {
    const keys = await this.services.get(SigningKeys);
    this.output.show({ kid: await keys.rotate(), alg: 'ES256' });
  }
}
