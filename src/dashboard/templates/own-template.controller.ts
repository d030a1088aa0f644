import { Get, Param, Post, Query } from '@nestjs/common';
import { RequestValidationPipe } from '../../common/validation/request-validation.pipe.js';
import { AccountTemplates } from '../../template-library/account-templates.js';
import { TemplateChangeRequest } from '../../template-library/templates.dto.js';
import { UserError } from '../../common/errors/user-error.js';
import { redirect, view } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { queryString } from '../frame/query-string.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { NewTemplatePage } from './new-template-page.js';
import { OwnTemplatePage } from './own-template-page.js';
import { OwnTemplates } from './own-templates.js';
import { formOfTemplate, readTemplateForm, toTemplateBody, type TemplateForm } from './template-form.js';
import { TEMPLATE_NOTICES } from './template-notices.js';
import { ownTemplatePath, TEMPLATES_PATH } from './template-paths.js';
import { asFormProblem } from './template-problem.js';

/** A template of the account: showing its versions, changing and deleting it. */
@DashboardController('templates/own')
export class OwnTemplateController {
  constructor(
    private readonly own: OwnTemplates,
    private readonly templates: AccountTemplates,
    private readonly validation: RequestValidationPipe,
  ) {}

  @Get(':id')
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query() query: Record<string, unknown>,
  ) {
    const found = await this.own.get(context, id, queryString(query.version));
    const form = context.draft
      ? readTemplateForm(context.draft)
      : formOfTemplate(found.template, found.newest);
    return OwnTemplatePage({ context, ...found, form, notice: noticeOf(TEMPLATE_NOTICES, query.done) });
  }

  @Post(':id')
  async save(
    @CurrentSession() context: SessionContext,
    @CurrentForm() body: URLSearchParams,
    @Param('id') id: string,
  ) {
    const form = readTemplateForm(body);
    const found = await this.own.find(context, id);
    if (!found) return this.missing(context, { ...form, id });
    const newest = String(found.newest);
    return rerenderOnError(
      async () => {
        mustBeNewest(form.version, newest);
        await asFormProblem(() => this.replace(context, id, toTemplateBody(form)));
        return redirect(`${ownTemplatePath(id)}?done=saved`);
      },
      (problem) => OwnTemplatePage({ context, ...found, form: { ...form, version: newest }, problem }),
    );
  }

  @Get(':id/delete')
  async confirmDeletion(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const { template, isPublished } = await this.own.get(context, id);
    const everywhere = isPublished ? ' It is published, so this affects all accounts.' : '';
    return ConfirmPage({
      context,
      title: 'Delete this template?',
      verb: 'Delete permanently',
      action: `${ownTemplatePath(id)}/delete`,
      back: ownTemplatePath(id),
      subject: template.name,
      children: `All versions of “${template.name}” (${id}) are deleted, and requests that name it are rejected. Texts that were written with it are kept.${everywhere}`,
    });
  }

  @Post(':id/delete')
  async delete(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    await this.own.get(context, id);
    await this.templates.delete(context.account.id, id, { published: true });
    return redirect(`${TEMPLATES_PATH}?done=deleted`);
  }

  /** What was entered for a template that was deleted, to create it again. */
  private missing(context: SessionContext, form: TemplateForm) {
    const problem = 'This template does not exist or was deleted. You can create it with what you entered.';
    return view(NewTemplatePage({ context, form, problem }), { status: 404 });
  }

  private async replace({ account }: SessionContext, id: string, body: object): Promise<void> {
    const metadata = { type: 'body', metatype: TemplateChangeRequest } as const;
    const request = (await this.validation.transform(body, metadata)) as TemplateChangeRequest;
    await this.templates.replace(account.id, id, request, { published: true });
  }
}

/** Throws a `UserError` if the template was changed after the form was loaded. */
function mustBeNewest(version: string, newest: string): void {
  if (version === '' || version === newest) return;
  throw new UserError(
    `The template was changed since you opened it: version ${newest} is the newest. Save again to replace it with what is entered here.`,
  );
}
