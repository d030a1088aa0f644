import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { JOB_STATUSES, OPERATIONS, type JobStatus, type Operation } from '../../jobs/job.entity.js';
import { StoredJobs } from '../../jobs/stored-jobs.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, readAccount } from '../account-option.js';
import { BadUsage } from '../bad-usage.js';
import { findOwners } from '../listed-owners.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toJobRow } from './job-row.js';

const COLUMNS = ['id', 'account', 'operation', 'status', 'attempts', 'error', 'created_at', 'finished_at'];
const JOBS_MAX = 100;

interface Options {
  account?: string;
  status?: JobStatus;
  operation?: Operation;
}

@Command({
  name: 'jobs:list',
  description: `list the newest ${JOBS_MAX} jobs of an account, or of all accounts`,
  ...ACCOUNT_ARGUMENT,
})
export class ListJobsCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], { account, status, operation }: Options) {
    const owners = await findOwners(await this.services.get(AccountsService), readAccount(args, account));
    const { accountId } = owners;
    const where = {
      ...(accountId && { accountId }),
      ...(status && { status }),
      ...(operation && { operation }),
    };
    const jobs = await (await this.services.get(StoredJobs)).list(where, JOBS_MAX);
    const rows = jobs.map((job) => toJobRow(job, owners.emailOf(job.accountId)));
    this.output.list(rows, COLUMNS, 'No jobs found.');
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({ flags: '--status <status>', description: `only ${JOB_STATUSES.join(', ')}` })
  status(value: string) {
    return oneOf('--status', value, JOB_STATUSES);
  }

  @Option({ flags: '--operation <operation>', description: `only ${OPERATIONS.join(' or ')}` })
  operation(value: string) {
    return oneOf('--operation', value, OPERATIONS);
  }
}

function oneOf<Value extends string>(option: string, value: string, values: readonly Value[]): Value {
  const found = values.find((each) => each === value);
  if (!found) throw new BadUsage(`${option} must be one of ${values.join(', ')}, not "${value}"`);
  return found;
}
