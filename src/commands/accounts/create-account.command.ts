import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import { toEmail, toPassword, toText } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAccountRow } from './account-row.js';

interface Options {
  email: string;
  password: string;
  name?: string;
  admin?: boolean;
}

@Command({ name: 'accounts:create', description: 'create an account' })
export class CreateAccountCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { email, password, name, admin }: Options) {
    const accounts = await this.services.get(AccountsService);
    const plans = await this.services.get(PlansService);
    const account = await accounts.create({ email, password, name, isAdmin: admin });
    this.output.show(toAccountRow(account, await plans.list()));
  }

  @Option({ flags: '--email <address>', description: 'the email address for signing in', required: true })
  email(value: string) {
    return toEmail('--email', value);
  }

  @Option({
    flags: '--password <password>',
    description: '10 to 200 characters, hard to guess',
    required: true,
  })
  password(value: string) {
    return toPassword('--password', value);
  }

  @Option({ flags: '--name <name>', description: "the owner's name; by default the email's local part" })
  name(value: string) {
    return toText('--name', value, 100);
  }

  @Option({ flags: '--admin', description: 'make the owner an administrator' })
  admin() {
    return true;
  }
}
