import type { ListedTemplate } from '../../template-library/library-template.js';
import type { PublishedTemplate } from '../../template-library/template-publishing.js';
import { TEMPLATES } from '../../templates/catalogue.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import type { SessionContext } from '../frame/session-context.js';
import { AccountTemplateTable } from './account-template-table.js';
import { TemplatePart } from './template-part.js';
import { TEMPLATES_PATH } from './template-paths.js';

interface TemplateListPageProps {
  context: SessionContext;
  /** All templates that the account can use. */
  listed: readonly ListedTemplate[];
  published: readonly PublishedTemplate[];
  notice: string | null;
}

/** The templates of the account and the published ones, and those of the service with their variables and examples. */
export function TemplateListPage({ context, listed, published, notice }: TemplateListPageProps) {
  const ofAccounts = listed.filter(({ version }) => version !== null);
  const replaced = new Set(ofAccounts.map(({ id }) => id));
  return (
    <DashboardPage
      context={context}
      title="Templates"
      lead="A template defines the form of a text. Pass its id as template in POST /v1/generate."
      action={
        <a class="button" href={`${TEMPLATES_PATH}/new`}>
          New template
        </a>
      }
      notice={notice}
    >
      {ofAccounts.length > 0 && (
        <AccountTemplateTable context={context} templates={ofAccounts} published={published} />
      )}
      <div class="settings">
        {TEMPLATES.filter(({ id }) => !replaced.has(id)).map((template) => (
          <TemplatePart key={template.id} template={template} />
        ))}
      </div>
    </DashboardPage>
  );
}
