import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Observable } from 'rxjs';
import { deprecationOf } from '../common/http/deprecated.js';
import { replyOf, requestOf, type Request } from '../common/http/request.js';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** A handler parameter with `@Body()` or `@Query()`. */
interface Input {
  source: 'body' | 'query';
  type: unknown;
}

const SOURCES = { [RouteParamtypes.BODY]: 'body', [RouteParamtypes.QUERY]: 'query' } as const;

/** Adds the headers of `@Deprecated()` to responses of requests that contain a deprecated field. */
@Injectable()
export class DeprecatedFieldsInterceptor implements NestInterceptor {
  private readonly inputsByHandler = new WeakMap<Handler, Input[]>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request: Request = requestOf(context);
    for (const { source, type } of this.inputsOf(context)) {
      const headers = deprecationOf(type, request[source]);
      if (headers) void replyOf(context).headers(headers);
    }
    return next.handle();
  }

  private inputsOf(context: ExecutionContext): Input[] {
    const handler = context.getHandler();
    let inputs = this.inputsByHandler.get(handler);
    if (!inputs) this.inputsByHandler.set(handler, (inputs = readInputs(context)));
    return inputs;
  }
}

// Nest's parameter decorators write metadata under the keys `<kind>:<position>`.
function readInputs(context: ExecutionContext): Input[] {
  const [controller, { name }] = [context.getClass(), context.getHandler()];
  const parameters: object = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const types: unknown[] =
    Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) ?? [];
  return Object.keys(parameters).flatMap((key) => {
    const [kind, position] = key.split(':');
    const source = SOURCES[Number(kind) as keyof typeof SOURCES];
    return source ? [{ source, type: types[Number(position)] }] : [];
  });
}
