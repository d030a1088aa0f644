import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { isObject } from '../common/validation/is-object.js';
import { NOT_AN_OBJECT, RequestValidationPipe } from '../common/validation/request-validation.pipe.js';
import { invalidRequest, type Finding } from '../common/validation/validation-findings.js';
import { GenerateRequest } from '../generation/generate.dto.js';
import { RefineRequest } from '../refinement/refine.dto.js';
import { findingsIn, isOperation, jobFindings, JOBS_MAX, listFindings } from './job-findings.js';
import type { JobRequest, JobRequests } from './job-request.js';
import type { Operation } from './job.entity.js';

const CLASSES: Record<Operation, Type> = { generate: GenerateRequest, refine: RefineRequest };

type PrefixedJob = [prefix: string, job: unknown];

/**
 * Reads the body of `POST /v1/jobs`: one job, or `jobs` with 1 to 100 of them. Each request is validated like the body
 * of its operation. Throws one `AppError` (400) that names every bad field by its path, such as
 * `jobs.3.request.prompt`. See docs/decisions/jobs-body.md.
 */
@Injectable()
export class ReadJobsPipe implements PipeTransform<unknown, Promise<JobRequests>> {
  constructor(private readonly validation: RequestValidationPipe) {}

  async transform(body: unknown): Promise<JobRequests> {
    if (!isObject(body)) throw invalidRequest([NOT_AN_OBJECT]);
    if (!('jobs' in body)) return { isList: false, jobs: await this.readAll([['', body]], []) };
    return { isList: true, jobs: await this.readAll(listed(body.jobs), listFindings(body)) };
  }

  /** Reads all jobs of a body; `findings` are the problems of its other parts. */
  private async readAll(jobs: PrefixedJob[], findings: Finding[]): Promise<JobRequest[]> {
    const requests: JobRequest[] = [];
    for (const [prefix, job] of jobs) {
      try {
        requests.push(await this.read(prefix, job));
      } catch (error) {
        findings.push(...findingsIn(error, prefix));
      }
    }
    if (findings.length > 0) throw invalidRequest(findings);
    return requests;
  }

  private async read(prefix: string, job: unknown): Promise<JobRequest> {
    if (!isObject(job)) throw invalidRequest([NOT_AN_OBJECT]);
    const { operation, request } = job;
    const findings = jobFindings(job);
    if (isOperation(operation) && isObject(request)) {
      try {
        const valid = await this.validate(operation, request);
        if (findings.length === 0)
          return { operation, request: valid, body: request, path: `${prefix}request` } as JobRequest;
      } catch (error) {
        findings.push(...findingsIn(error, 'request.'));
      }
    }
    throw invalidRequest(findings);
  }

  /** Validates a request like the body of its operation, of which only `stream` is not a field of a job. */
  private async validate(operation: Operation, request: Record<string, unknown>): Promise<unknown> {
    const { stream: _stream, ...body } = structuredClone(request);
    return this.validation.transform(body, { type: 'body', metatype: CLASSES[operation] });
  }
}

/** Returns the jobs of a list; of one with too many, the first 100. */
function listed(jobs: unknown): PrefixedJob[] {
  const first: unknown[] = Array.isArray(jobs) ? jobs.slice(0, JOBS_MAX) : [];
  return first.map((job, index) => [`jobs.${index}.`, job]);
}
