import {
  CODE_BY_REASON,
  STATUS_BY_CODE,
  type ErrorCode,
  type ErrorReason,
} from '../common/errors/error-codes.js';
import { HIDDEN_RULES, type ErrorContext, type CredentialRef } from '../common/errors/error-context.js';
import type { Request } from '../common/http/request.js';

/**
 * The reasons that are logged. Validation errors are not: their response names every invalid field, and more detail
 * would require storing the request.
 */
const KEPT_REASONS = [
  'insufficient_scope',
  'account_suspended',
  'address_not_allowed',
  'quota_exhausted',
  'rate_limited',
  'concurrency_limited',
  'idempotency_in_progress',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'engine_busy',
] as const satisfies ErrorReason[];

/** Why a request was rejected. */
export type Rule = keyof typeof HIDDEN_RULES | (typeof KEPT_REASONS)[number];

/** A rejected request. Of its content, only the id and the address are stored. */
export interface RejectedRequest {
  requestId: string;
  at: Date;
  method: string;
  /** The pattern of the route. */
  route: string;
  rule: Rule;
  counter: string | null;
  value: number | null;
  maximum: number | null;
  scope: string | null;
  retryAfterSeconds: number | null;
  address: string;
  /** null if the request had no known credential. */
  credentialRef: CredentialRef | null;
}

/** Returns the record of a request after its response; null if its outcome is not logged. */
export function readRejectedRequest(
  request: Request,
  statusCode: number,
  now: number,
): RejectedRequest | null {
  const reason = request.failure?.reason ?? (statusCode === 429 ? 'rate_limited' : null);
  const errorContext = request.failure?.errorContext ?? contextOfBucket(request);
  const rule = reason && errorContext && (errorContext.rule ?? reason);
  if (!rule || !isKept(rule)) return null;
  return {
    requestId: request.id,
    at: new Date(now),
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    rule,
    counter: errorContext.counter ?? null,
    value: errorContext.value ?? null,
    maximum: errorContext.limit ?? null,
    scope: errorContext.scope ?? null,
    retryAfterSeconds: request.failure?.retryAfterSeconds ?? null,
    address: request.ip,
    credentialRef: errorContext.credentialRef ?? credentialRefOf(request),
  };
}

/** The response's values. */
export function responseOf(rule: Rule): { status: number; code: ErrorCode; reason: ErrorReason } {
  const reason: ErrorReason =
    rule in HIDDEN_RULES ? HIDDEN_RULES[rule as keyof typeof HIDDEN_RULES] : (rule as ErrorReason);
  const code = CODE_BY_REASON[reason];
  return { status: STATUS_BY_CODE[code], code, reason };
}

function isKept(rule: string): rule is Rule {
  return Object.hasOwn(HIDDEN_RULES, rule) || (KEPT_REASONS as readonly string[]).includes(rule);
}

/** The authorization server and pages respond without an `AppError`; the exhausted bucket gives the reason. */
function contextOfBucket({ bucket }: Request): ErrorContext | null {
  if (!bucket || bucket.remaining > 0) return null;
  return { counter: bucket.name, value: bucket.limit, limit: bucket.limit };
}

/** The credential of an authenticated request; null for the dashboard. */
export function credentialRefOf({ principal }: Request): CredentialRef | null {
  if (!principal || principal.credential.type === 'dashboard') return null;
  const { type, id, clientId } = principal.credential;
  return { type, id, clientId, accountId: principal.account.id };
}
