import { publicId } from '../common/http/public-id.js';

/** The ids of jobs: `job_` and 32 hexadecimal digits. */
export const { format: toJobId, parse: parseJobId } = publicId('job');
