import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { FormDrafts } from '../../accounts/form-drafts.service.js';
import { requestOf, type Request } from '../../common/http/request.js';
import { Csrf } from '../../web/csrf.js';
import { readForm } from '../../web/form-body.js';
import { localPath } from '../../web/local-path.js';
import { PageError } from '../../web/page-error.js';
import { formDraftOf, PAGE_FIELD } from './form-draft.js';
import { DraftSaved } from './sign-in-needed.js';
import type { SessionContext } from './session-context.js';

/** Reads every posted form and accepts only those from our own pages. Applies to all routes of the dashboard. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(
    private readonly csrf: Csrf,
    private readonly formDrafts: FormDrafts,
  ) {}

  async intercept(host: ExecutionContext, next: CallHandler) {
    const request = requestOf(host);
    const { sessionContext: context } = request;
    if (request.method !== 'POST' || !context) return next.handle();
    const form = await readForm(request);
    await this.checkToken(request, context, form);
    request.form = form;
    context.page = localPath(form.get(PAGE_FIELD), context.path);
    if (context.session.keptPage === context.page) await this.formDrafts.forget(context.sessionId);
    return next.handle();
  }

  /**
   * Throws a `PageError` for a form of another site. A form of ours from before the last sign-in (in another tab) is
   * saved as a draft and shown again instead of accepted: `DraftSaved`.
   */
  private async checkToken(request: Request, context: SessionContext, form: URLSearchParams): Promise<void> {
    try {
      this.csrf.check(request, form);
    } catch (error) {
      const draft = formDraftOf(form);
      if (!(error instanceof PageError) || !draft || !this.csrf.isProvenSameOrigin(request)) throw error;
      await this.formDrafts.keep(context.sessionId, draft);
      throw new DraftSaved(draft.page);
    }
  }
}
