import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { deprecationOf } from '../common/http/deprecated.js';
import { handlerInputs } from '../common/http/handler-inputs.js';
import { replyOf, requestOf, type Request } from '../common/http/request.js';

/** Adds the headers of `@Deprecated()` to responses of requests that contain a deprecated field. */
@Injectable()
export class DeprecatedFieldsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request: Request = requestOf(context);
    for (const { source, type } of handlerInputs(context)) {
      const headers = deprecationOf(type, request[source]);
      if (headers) void replyOf(context).headers(headers);
    }
    return next.handle();
  }
}
