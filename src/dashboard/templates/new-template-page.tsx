import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';
import { TemplateFields } from './template-fields.js';
import type { TemplateForm } from './template-form.js';
import { TEMPLATES_PATH } from './template-paths.js';

interface NewTemplatePageProps {
  context: SessionContext;
  form: TemplateForm;
  problem?: string;
}

export function NewTemplatePage({ context, form, problem }: NewTemplatePageProps) {
  return (
    <DashboardPage
      context={context}
      title="New template"
      lead="Instructions for a model that you write once and use by the template’s id. It belongs to your account."
    >
      <div class="narrow">
        <Problem text={problem} />
        <PageForm context={context} action={TEMPLATES_PATH}>
          <TemplateFields form={form} isNew />
          <div class="buttons">
            <button>Create the template</button>
            <a class="button quiet" href={TEMPLATES_PATH}>
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}
