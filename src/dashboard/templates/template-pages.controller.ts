import { Get, Post, Query } from '@nestjs/common';
import { RequestValidationPipe } from '../../common/validation/request-validation.pipe.js';
import { AccountTemplates } from '../../template-library/account-templates.js';
import { NewTemplateRequest } from '../../template-library/templates.dto.js';
import { TemplatePublishing } from '../../template-library/template-publishing.js';
import { TemplatesService } from '../../template-library/templates.service.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { NewTemplatePage } from './new-template-page.js';
import { readTemplateForm, toTemplateBody, type TemplateForm } from './template-form.js';
import { TemplateListPage } from './template-list-page.js';
import { TEMPLATE_NOTICES } from './template-notices.js';
import { ownTemplatePath } from './template-paths.js';
import { asFormProblem } from './template-problem.js';

/** Lists the templates that the account can use, and creates one of its own. */
@DashboardController('templates')
export class TemplatePagesController {
  constructor(
    private readonly library: TemplatesService,
    private readonly templates: AccountTemplates,
    private readonly publishing: TemplatePublishing,
    private readonly validation: RequestValidationPipe,
  ) {}

  @Get()
  async list(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const listed = await this.library.all(context.account.id);
    const published = await this.publishing.list();
    return TemplateListPage({ context, listed, published, notice: noticeOf(TEMPLATE_NOTICES, done) });
  }

  @Get('new')
  showForm(@CurrentSession() context: SessionContext) {
    return NewTemplatePage({ context, form: readTemplateForm(context.draft ?? new URLSearchParams()) });
  }

  @Post()
  create(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const form = readTemplateForm(body);
    return rerenderOnError(
      async () => {
        await asFormProblem(() => this.add(context, form));
        return redirect(`${ownTemplatePath(form.id)}?done=created`);
      },
      (problem) => NewTemplatePage({ context, form, problem }),
    );
  }

  private async add({ account }: SessionContext, form: TemplateForm): Promise<void> {
    const body = { id: form.id, ...toTemplateBody(form) };
    const metadata = { type: 'body', metatype: NewTemplateRequest } as const;
    const { id, ...content } = (await this.validation.transform(body, metadata)) as NewTemplateRequest;
    await this.templates.create(account.id, id, content);
  }
}
