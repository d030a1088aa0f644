import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { readsInput } from '../common/http/handler-inputs.js';
import { requestOf } from '../common/http/request.js';
import { FIELDS_MAX, tooManyFields } from '../common/validation/request-validation.pipe.js';
import { invalidRequest, unknownField } from '../common/validation/validation-findings.js';

/**
 * Rejects query parameters on API routes that read none, with a 400 that names each. For handlers with a `@Query()` class,
 * the validation pipe does the same.
 */
@Injectable()
export class UnknownQueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { isApiRequest, query } = requestOf(context);
    if (!isApiRequest || readsInput(context, 'query')) return true;
    const names = Object.keys(query as object);
    if (names.length === 0) return true;
    if (names.length > FIELDS_MAX) throw tooManyFields();
    throw invalidRequest(names.map(unknownField));
  }
}
