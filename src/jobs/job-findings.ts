import { AppError } from '../common/errors/app-error.js';
import { isObject } from '../common/validation/is-object.js';
import { NOT_AN_OBJECT } from '../common/validation/request-validation.pipe.js';
import { unknownField, type Finding } from '../common/validation/validation-findings.js';
import { OPERATIONS, type Operation } from './job.entity.js';

/** The most jobs of one request. */
export const JOBS_MAX = 100;

/** Returns the findings of an error, with their paths below `prefix`; throws anything but an `AppError`. */
export function findingsIn(error: unknown, prefix: string): Finding[] {
  if (!(error instanceof AppError)) throw error;
  const { reason, message, details } = error;
  const found = details ?? [{ path: '', message }];
  return found.map(({ path, message: text }) => ({
    reason,
    message: text,
    path: `${prefix}${path}`.replace(/\.$/, ''),
  }));
}

/** Returns the problems of a body with a list of jobs, without those of the jobs. */
export function listFindings(body: Record<string, unknown>): Finding[] {
  const { jobs } = body;
  const findings = unknownFields(body, ['jobs']);
  if (!Array.isArray(jobs))
    findings.push({ reason: 'invalid_type', path: 'jobs', message: 'must be a list' });
  else if (jobs.length === 0)
    findings.push({ reason: 'too_short', path: 'jobs', message: 'must have at least 1 job' });
  else if (jobs.length > JOBS_MAX)
    findings.push({ reason: 'too_long', path: 'jobs', message: `must have at most ${JOBS_MAX} jobs` });
  return findings;
}

/** Returns the problems of a job, without those of its request's fields. */
export function jobFindings(job: Record<string, unknown>): Finding[] {
  const { operation, request } = job;
  const findings = unknownFields(job, ['operation', 'request']);
  if (!isOperation(operation)) findings.push(noOperation(operation));
  if (request === undefined) findings.push({ reason: 'required', path: 'request', message: 'is required' });
  else if (!isObject(request)) findings.push({ ...NOT_AN_OBJECT, path: 'request' });
  else if ('stream' in request) findings.push(noStream());
  return findings;
}

/** Recognizes the operation of a job. */
export function isOperation(value: unknown): value is Operation {
  return OPERATIONS.includes(value as Operation);
}

function unknownFields(value: Record<string, unknown>, known: readonly string[]): Finding[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => unknownField(name));
}

function noOperation(value: unknown): Finding {
  if (value === undefined) return { reason: 'required', path: 'operation', message: 'is required' };
  const reason = typeof value === 'string' ? 'invalid_value' : 'invalid_type';
  return { reason, path: 'operation', message: `must be one of ${OPERATIONS.join(', ')}` };
}

function noStream(): Finding {
  return { reason: 'unknown_field', path: 'request.stream', message: 'is not a field of a job' };
}
