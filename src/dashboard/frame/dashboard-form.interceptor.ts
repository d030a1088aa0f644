import { Injectable } from '@nestjs/common';
import { FormDrafts } from '../../accounts/form-drafts.js';
import type { Request } from '../../common/http/request.js';
import { Csrf } from '../../web/csrf.js';
import { FormInterceptor } from '../../web/form.interceptor.js';
import { localPath } from '../../web/local-path.js';
import { PageError } from '../../web/page-error.js';
import { formDraftOf, PAGE_FIELD } from './form-draft.js';
import type { SessionContext } from './session-context.js';
import { DraftSaved } from './sign-in-needed.js';

/** The form interceptor of the dashboard, which keeps drafts. Runs after the session guard. */
@Injectable()
export class DashboardFormInterceptor extends FormInterceptor {
  constructor(
    csrf: Csrf,
    private readonly formDrafts: FormDrafts,
  ) {
    super(csrf);
  }

  protected override async check(request: Request, form: URLSearchParams): Promise<void> {
    const context = request.sessionContext!;
    await this.checkToken(request, context, form);
    context.page = localPath(form.get(PAGE_FIELD), context.path);
    if (context.session.keptPage === context.page) await this.formDrafts.forget(context.sessionId);
  }

  /**
   * Throws a `PageError` for a form of another site. A form of ours from before the last sign-in of the same user
   * (in another tab) is saved as a draft and shown again instead of accepted: `DraftSaved`.
   */
  private async checkToken(request: Request, context: SessionContext, form: URLSearchParams): Promise<void> {
    try {
      this.csrf.check(request, form);
    } catch (error) {
      const draft = formDraftOf(form);
      const isOwn = draft?.accountId === context.account.id;
      if (!(error instanceof PageError) || !draft || !isOwn || !this.csrf.isProvenSameOrigin(request))
        throw error;
      await this.formDrafts.keep(context.sessionId, draft);
      throw new DraftSaved(draft.page);
    }
  }
}
