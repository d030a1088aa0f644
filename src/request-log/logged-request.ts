import type { CredentialRef } from '../common/errors/error-context.js';
import type { Request, RequestWork } from '../common/http/request.js';
import { timeOrderedIds } from '../common/time/time-ordered-id.js';
import { failingFields } from './failing-fields.js';
import { credentialRefOf, readRejectedRequest, type RejectedRequest } from './rejected-request.js';

const idAt = timeOrderedIds();

/** Why a logged request was rejected. */
export type Rejection = Pick<
  RejectedRequest,
  'rule' | 'counter' | 'value' | 'maximum' | 'scope' | 'retryAfterSeconds'
>;

/** A response that has ended. */
export interface EndedResponse {
  request: Request;
  route: string;
  /** 499 if the client disconnected before the response. */
  status: number;
  durationMs: number;
}

/** A call that waits to be written. */
export interface WaitingRequest {
  id: string;
  requestId: string;
  method: string;
  route: string;
  status: number;
  reason: string | null;
  credentialRef: CredentialRef;
  durationMs: number;
  address: string;
  fields: string[] | null;
  rejection: Rejection | null;
  /** Its row is written when it is over: a cancelled stream is stored after its response has ended. */
  work: RequestWork | undefined;
}

/** The account and credential of an API call; null if it is not logged: a page, or no known credential. */
export function loggedCredential(request: Request): CredentialRef | null {
  if (!request.isApiRequest) return null;
  return credentialRefOf(request) ?? request.failure?.errorContext.credentialRef ?? null;
}

/** Reads what is logged of a call. */
export function readLoggedRequest(
  { request, route, status, durationMs }: EndedResponse,
  credentialRef: CredentialRef,
  now: number,
): WaitingRequest {
  const { failure } = request;
  return {
    id: idAt(now),
    requestId: request.id,
    method: request.method,
    route,
    // An error that ends a stream comes after the status.
    status: failure && status < 400 ? failure.status : status,
    reason: failure?.reason ?? null,
    credentialRef,
    durationMs: Math.round(durationMs * 10) / 10,
    // Unknown once the connection has been reset.
    address: request.ip ?? '',
    fields: failingFields(failure),
    rejection: failure || status === 429 ? rejectionOf(request, status, now) : null,
    work: request.work,
  };
}

function rejectionOf(request: Request, status: number, now: number): Rejection | null {
  const rejected = readRejectedRequest(request, status, now);
  if (!rejected) return null;
  const { rule, counter, value, maximum, scope, retryAfterSeconds } = rejected;
  return { rule, counter, value, maximum, scope, retryAfterSeconds };
}
