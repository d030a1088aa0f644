import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { KeptForms } from '../../accounts/kept-forms.service.js';
import type { Request } from '../../common/http/request.js';
import { Csrf } from '../../web/csrf.js';
import { readForm } from '../../web/form-body.js';
import { localPath } from '../../web/local-path.js';
import { PageError } from '../../web/page-error.js';
import { keptFormOf, PAGE_FIELD } from './kept-form.js';
import { FormKept } from './sign-in-needed.js';
import type { Visit } from './visit.js';

/** Reads every form that is posted and lets through what came from a page of ours alone. No route can forget it. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(
    private readonly csrf: Csrf,
    private readonly keptForms: KeptForms,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<Request>();
    const { visit } = request;
    if (request.method !== 'POST' || !visit) return next.handle();
    const form = await readForm(request);
    await this.mustBeOurs(request, visit, form);
    request.form = form;
    visit.page = localPath(form.get(PAGE_FIELD), visit.path);
    if (visit.session.keptPage === visit.page) await this.keptForms.forget(visit.sessionId);
    return next.handle();
  }

  /**
   * Throws a `PageError` for a form of somebody else's making. One of ours from before somebody signed in anew (in
   * another tab) is kept and not taken, so that they look at it once more: `FormKept`.
   */
  private async mustBeOurs(request: Request, visit: Visit, form: URLSearchParams): Promise<void> {
    try {
      this.csrf.check(request, form);
    } catch (error) {
      const kept = keptFormOf(form);
      if (!(error instanceof PageError) || !kept || !this.csrf.isVouchedFor(request)) throw error;
      await this.keptForms.keep(visit.sessionId, kept);
      throw new FormKept(kept.page);
    }
  }
}
