import { parseJobId } from '../../jobs/job-id.js';
import { BadUsage } from '../bad-usage.js';

/** The option that names a job. */
export const JOB_OPTION = {
  flags: '--id <id>',
  description: "the job's id, as jobs:list shows it",
  required: true,
};

/** Parses the id of a job; throws `BadUsage`. */
export function toJobUuid(value: string): string {
  const uuid = parseJobId(value);
  if (!uuid) throw new BadUsage(`--id must be an id as jobs:list shows it, not "${value}"`);
  return uuid;
}
