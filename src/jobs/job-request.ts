import type { GenerateRequest } from '../generation/generate.dto.js';
import type { RefineRequest } from '../refinement/refine.dto.js';

/** One job of `POST /v1/jobs`, valid by itself. `path` is its place in the body, for errors. */
export type JobRequest = { path: string; body: object } & (
  { operation: 'generate'; request: GenerateRequest } | { operation: 'refine'; request: RefineRequest }
);

/** The body of `POST /v1/jobs`: a single job, whose response is an object, or a list, whose response is a list. */
export interface JobRequests {
  isList: boolean;
  jobs: JobRequest[];
}
