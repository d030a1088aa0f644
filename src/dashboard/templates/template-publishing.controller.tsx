import { Get, Param, Post } from '@nestjs/common';
import { TemplatePublishing } from '../../template-library/template-publishing.js';
import { Problem } from '../../web/form.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { notFound } from '../frame/not-found.js';
import { OwnTemplates } from './own-templates.js';
import { ownTemplatePath, TEMPLATES_PATH } from './template-paths.js';

/** Publishes templates of the administrator's account to all accounts, and withdraws published ones. */
@AdminController('templates')
export class TemplatePublishingController {
  constructor(
    private readonly own: OwnTemplates,
    private readonly publishing: TemplatePublishing,
  ) {}

  @Get(':id/publish')
  confirmPublishing(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.publishPage(context, id);
  }

  @Post(':id/publish')
  publish(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return rerenderOnError(
      async () => {
        if (!(await this.publishing.publish(context.account.id, id))) throw notFound();
        return redirect(`${ownTemplatePath(id)}?done=published`);
      },
      (problem) => this.publishPage(context, id, problem),
    );
  }

  @Get(':id/withdraw')
  async confirmWithdrawal(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const published = await this.publishing.list();
    if (!published.some((each) => each.id === id)) throw notFound();
    return ConfirmPage({
      context,
      title: 'Withdraw this template?',
      verb: 'Withdraw from all accounts',
      action: `/admin/templates/${id}/withdraw`,
      back: TEMPLATES_PATH,
      children: `Other accounts can no longer use the template ${id}: their requests that name it are rejected. The account that it belongs to keeps it.`,
    });
  }

  @Post(':id/withdraw')
  async withdraw(@Param('id') id: string) {
    if (!(await this.publishing.withdraw(id))) throw notFound();
    return redirect(`${TEMPLATES_PATH}?done=withdrawn`);
  }

  private async publishPage(context: SessionContext, id: string, problem?: string) {
    const { template } = await this.own.get(context, id);
    return ConfirmPage({
      context,
      title: 'Publish this template?',
      verb: 'Publish to all accounts',
      action: `/admin/templates/${id}/publish`,
      back: ownTemplatePath(id),
      isDangerous: false,
      above: <Problem text={problem} />,
      children: `All accounts can use “${template.name}” as ${id}, with all its versions and those that you save later. They do not see its instructions. If an account has its own template with this id, that one is used.`,
    });
  }
}
