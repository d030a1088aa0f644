import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountInvitations, INVITATION_DAYS, INVITATION_PATH } from '../../accounts/account-invitations.js';
import { Config } from '../../config/config.js';
import { toEmail, toText } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';

interface Options {
  email: string;
  plan?: string;
  admin?: boolean;
}

@Command({
  name: 'accounts:invite',
  description: `print a link that creates one account for a person; it expires after ${INVITATION_DAYS} days`,
})
export class InviteAccountCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { email, plan, admin }: Options) {
    const invitations = await this.services.get(AccountInvitations);
    const { publicUrl } = await this.services.get(Config);
    const token = await invitations.create({ email, plan, isAdmin: admin, invitedBy: null });
    this.output.show({ email, link: `${publicUrl}${INVITATION_PATH}/${token}` });
  }

  @Option({ flags: '--email <address>', description: 'the email address of the person', required: true })
  email(value: string) {
    return toEmail('--email', value);
  }

  @Option({ flags: '--plan <plan>', description: 'the plan of the account; free by default' })
  plan(value: string) {
    return toText('--plan', value, 100);
  }

  @Option({ flags: '--admin', description: 'make the person an administrator' })
  admin() {
    return true;
  }
}
