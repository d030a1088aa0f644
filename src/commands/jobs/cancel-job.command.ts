import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { toJobId } from '../../jobs/job-id.js';
import { JobCommandError, StoredJobs } from '../../jobs/stored-jobs.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { JOB_OPTION, toJobUuid } from './job-option.js';
import { toJobRow } from './job-row.js';

@Command({ name: 'jobs:cancel', description: 'cancel a queued or running job' })
export class CancelJobCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id }: { id: string }) {
    const jobs = await this.services.get(StoredJobs);
    const { accountId } = await jobs.get(id);
    const job = await jobs.cancel(id);
    if (!job) throw new JobCommandError(`the job ${toJobId(id)} has already finished`);
    const owner = await (await this.services.get(AccountsService)).get(accountId);
    this.output.show(toJobRow(job, owner.email));
  }

  @Option(JOB_OPTION)
  id(value: string) {
    return toJobUuid(value);
  }
}
