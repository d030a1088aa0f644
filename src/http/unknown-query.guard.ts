import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { requestOf } from '../common/http/request.js';
import { FIELDS_MAX, tooManyFields } from '../common/validation/request-validation.pipe.js';
import { invalidRequest, unknownField } from '../common/validation/validation-findings.js';

/** Nest's keys are the kind of the parameter and its place: `4:0`. */
const QUERY = `${RouteParamtypes.QUERY}:`;

type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Rejects query parameters on API routes that read none, with a 400 that names each. For handlers with a `@Query()` class,
 * the validation pipe does the same.
 */
@Injectable()
export class UnknownQueryGuard implements CanActivate {
  private readonly readsQuery = new WeakMap<Handler, boolean>();

  canActivate(context: ExecutionContext): boolean {
    const { isForApi, query } = requestOf(context);
    if (!isForApi || this.hasQueryParameter(context)) return true;
    const names = Object.keys(query as object);
    if (names.length === 0) return true;
    if (names.length > FIELDS_MAX) throw tooManyFields();
    throw invalidRequest(names.map(unknownField));
  }

  private hasQueryParameter(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const known = this.readsQuery.get(handler);
    if (known !== undefined) return known;
    const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) as
      Record<string, unknown> | undefined;
    const readsQuery = Object.keys(parameters ?? {}).some((key) => key.startsWith(QUERY));
    this.readsQuery.set(handler, readsQuery);
    return readsQuery;
  }
}
