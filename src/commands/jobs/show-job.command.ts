import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { StoredJobs } from '../../jobs/stored-jobs.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { JOB_OPTION, toJobUuid } from './job-option.js';
import { toJobRow } from './job-row.js';

@Command({ name: 'jobs:show', description: 'show a job' })
export class ShowJobCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id }: { id: string }) {
    const job = await (await this.services.get(StoredJobs)).get(id);
    const owner = await (await this.services.get(AccountsService)).get(job.accountId);
    this.output.show(toJobRow(job, owner.email));
  }

  @Option(JOB_OPTION)
  id(value: string) {
    return toJobUuid(value);
  }
}
