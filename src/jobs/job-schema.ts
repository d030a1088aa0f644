import { COUNT, ERROR, named, nullable, record, TIMESTAMP } from '../common/openapi/schemas.js';
import { GENERATION, GENERATION_EXAMPLE } from '../generation/generation-schema.js';
import { JOB_STATUSES, OPERATIONS } from './job.entity.js';

/** A job, as `toJobResponse` writes it. */
export const JOB = named(
  'Job',
  record({
    id: { type: 'string', pattern: '^job_[0-9a-f]{32}$', description: 'Ids sort by time.' },
    operation: { type: 'string', enum: [...OPERATIONS] },
    status: {
      type: 'string',
      enum: [...JOB_STATUSES],
      description: '`succeeded`, `failed` and `cancelled` are final.',
    },
    attempts: { ...COUNT, description: 'The number of times the job was started.' },
    created_at: TIMESTAMP,
    started_at: nullable(TIMESTAMP),
    finished_at: nullable(TIMESTAMP),
    result: {
      anyOf: [GENERATION, { type: 'null' }],
      description: 'The generation; null until the job has succeeded, and after the generation was deleted.',
    },
    error: nullable({
      ...ERROR,
      // Jobs that failed before an upgrade have no id there.
      required: ['code', 'message', 'reason'],
      description:
        'Why it failed, as in the error envelope. `request_id` is that of the request that enqueued it.',
    }),
  }),
);

export const JOB_EXAMPLE = {
  id: 'job_019b3c7e5d1a7c3e8f4b2a6d9e0c1f57',
  operation: 'generate',
  status: 'succeeded',
  attempts: 1,
  created_at: '2026-01-31T09:29:58.000Z',
  started_at: '2026-01-31T09:29:58.020Z',
  finished_at: '2026-01-31T09:30:00.000Z',
  result: GENERATION_EXAMPLE,
  error: null,
};

export const QUEUED_EXAMPLE = {
  ...JOB_EXAMPLE,
  status: 'queued',
  attempts: 0,
  started_at: null,
  finished_at: null,
  result: null,
};

const REQUEST = { type: 'object', description: 'The body of the operation, without `stream`.' };
const ONE = record({ operation: { type: 'string', enum: [...OPERATIONS] }, request: REQUEST });

/** The body of `POST /v1/jobs`. */
export const JOBS_BODY = {
  oneOf: [ONE, record({ jobs: { type: 'array', minItems: 1, maxItems: 100, items: ONE } })],
};
