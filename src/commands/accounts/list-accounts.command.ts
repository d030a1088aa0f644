import { Command, CommandRunner } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toAccountRow } from './account-row.js';

const COLUMNS = ['id', 'email', 'name', 'is_admin', 'plan', 'requests_per_minute', 'suspended_at'];

@Command({ name: 'accounts:list', description: 'list all accounts, oldest first' })
export class ListAccountsCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run() {
    const accounts = await this.services.get(AccountsService);
    const plans = await this.services.get(PlansService);
    const [all, known] = await Promise.all([accounts.list(), plans.list()]);
    const rows = all.map((account) => toAccountRow(account, known));
    this.output.list(rows, COLUMNS, 'There are no accounts yet.');
  }
}
