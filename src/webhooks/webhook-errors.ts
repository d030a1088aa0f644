import type { ErrorReason } from '../common/errors/error-codes.js';
import { UserError } from '../common/errors/user-error.js';

/** A setting of an endpoint that is rejected, for the API, the dashboard and the command line alike. */
export class WebhookError extends UserError {
  constructor(
    /** `url`, `events`, or `''` for the request as a whole. */
    override readonly field: string,
    readonly problem: string,
    readonly reason: ErrorReason = 'invalid_value',
  ) {
    super(field ? `${field} ${problem}` : problem, field);
  }
}
