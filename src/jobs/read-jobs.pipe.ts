import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { isObject } from '../common/validation/is-object.js';
import { RequestValidationPipe } from '../common/validation/request-validation.pipe.js';
import { invalidRequest, unknownField, type Finding } from '../common/validation/validation-findings.js';
import { GenerateRequest } from '../generation/generate.dto.js';
import { RefineRequest } from '../refinement/refine.dto.js';
import { OPERATIONS, type Operation } from './job.entity.js';
import type { JobRequest, JobRequests } from './job-request.js';

/** The most jobs of one request. */
const JOBS_MAX = 100;

const CLASSES: Record<Operation, Type> = { generate: GenerateRequest, refine: RefineRequest };

/**
 * Reads the body of `POST /v1/jobs`: one job, or `jobs` with 1 to 100 of them. Each request is validated like the body
 * of its operation. Throws one `AppError` (400) that names every bad field by its path, such as
 * `jobs.3.request.prompt`. See docs/decisions/jobs-body.md.
 */
@Injectable()
export class ReadJobsPipe implements PipeTransform<unknown, Promise<JobRequests>> {
  constructor(private readonly validation: RequestValidationPipe) {}

  async transform(body: unknown): Promise<JobRequests> {
    if (!isObject(body)) throw invalidRequest([notAnObject('')]);
    if (!('jobs' in body)) return { isList: false, jobs: await this.readAll([['', body]]) };
    const extra = Object.keys(body).filter((name) => name !== 'jobs');
    if (extra.length > 0) throw invalidRequest(extra.map((name) => unknownField(name)));
    const { jobs } = body;
    if (!Array.isArray(jobs))
      throw invalidRequest([{ reason: 'invalid_type', path: 'jobs', message: 'must be a list' }]);
    if (jobs.length === 0)
      throw invalidRequest([{ reason: 'too_short', path: 'jobs', message: 'must have at least 1 job' }]);
    if (jobs.length > JOBS_MAX) {
      const message = `must have at most ${JOBS_MAX} jobs`;
      throw invalidRequest([{ reason: 'too_long', path: 'jobs', message }]);
    }
    return { isList: true, jobs: await this.readAll(jobs.map((job, index) => [`jobs.${index}.`, job])) };
  }

  private async readAll(jobs: [prefix: string, job: unknown][]): Promise<JobRequest[]> {
    const findings: Finding[] = [];
    const requests: JobRequest[] = [];
    for (const [prefix, job] of jobs) {
      try {
        requests.push(await this.read(prefix, job));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        findings.push(...findingsIn(error, prefix));
      }
    }
    if (findings.length > 0) throw invalidRequest(findings);
    return requests;
  }

  private async read(prefix: string, job: unknown): Promise<JobRequest> {
    if (!isObject(job)) throw invalidRequest([notAnObject('')]);
    const findings = Object.keys(job)
      .filter((name) => name !== 'operation' && name !== 'request')
      .map((name) => unknownField(name));
    const { operation, request } = job;
    if (!isOperation(operation)) findings.push(noOperation(operation));
    if (request === undefined) findings.push({ reason: 'required', path: 'request', message: 'is required' });
    else if (!isObject(request)) findings.push(notAnObject('request'));
    else if ('stream' in request) findings.push(noStream());
    if (findings.length > 0) throw invalidRequest(findings);
    const valid = await this.validate(operation as Operation, request as object);
    return { operation, request: valid, body: request, path: `${prefix}request` } as JobRequest;
  }

  private async validate(operation: Operation, request: object): Promise<object> {
    try {
      const metadata = { type: 'body', metatype: CLASSES[operation] } as const;
      return (await this.validation.transform(structuredClone(request), metadata)) as object;
    } catch (error) {
      throw error instanceof AppError ? invalidRequest(findingsIn(error, 'request.')) : error;
    }
  }
}

/** The findings of an error, with their paths below `prefix`. */
export function findingsIn({ reason, message, details }: AppError, prefix: string): Finding[] {
  const found = details ?? [{ path: '', message }];
  return found.map(({ path, message: text }) => ({
    reason,
    message: text,
    path: `${prefix}${path}`.replace(/\.$/, ''),
  }));
}

function isOperation(value: unknown): value is Operation {
  return OPERATIONS.includes(value as Operation);
}

function notAnObject(path: string): Finding {
  return { reason: 'invalid_type', path, message: 'must be a JSON object' };
}

function noOperation(value: unknown): Finding {
  if (value === undefined) return { reason: 'required', path: 'operation', message: 'is required' };
  const reason = typeof value === 'string' ? 'invalid_value' : 'invalid_type';
  return { reason, path: 'operation', message: `must be one of ${OPERATIONS.join(', ')}` };
}

function noStream(): Finding {
  return { reason: 'unknown_field', path: 'request.stream', message: 'is not a field of a job' };
}
