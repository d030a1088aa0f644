import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from '../../common/http.js';
import { Csrf } from '../../web/csrf.js';
import { readForm } from '../../web/form-body.js';

/** Reads every form that is posted and lets through what came from a page of ours alone. No route can forget it. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly csrf: Csrf) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method === 'POST') {
      request.form = await readForm(request);
      this.csrf.check(request, request.form);
    }
    return next.handle();
  }
}
