import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { requestOf, type Request } from '../common/http/request.js';
import { Csrf } from './csrf.js';
import { readForm } from './form-body.js';

/** Reads every posted form and accepts only those from our own pages. Applies to all routes of a `PageController`. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(protected readonly csrf: Csrf) {}

  async intercept(host: ExecutionContext, next: CallHandler) {
    const request = requestOf(host);
    if (request.method === 'POST') {
      const form = await readForm(request);
      await this.check(request, form);
      request.form = form;
    }
    return next.handle();
  }

  /** Throws a `PageError` for a form of another site. */
  protected check(request: Request, form: URLSearchParams): void | Promise<void> {
    this.csrf.check(request, form);
  }
}
