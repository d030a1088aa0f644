import type { ShownTemplate } from '../../template-library/library-template.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { Badge } from '../frame/parts.js';
import { CopiedId } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { TemplateFields } from './template-fields.js';
import type { TemplateForm } from './template-form.js';
import { examplePath, ownTemplatePath } from './template-paths.js';

interface OwnTemplatePageProps {
  context: SessionContext;
  /** The shown version. */
  template: ShownTemplate;
  /** The number of the newest version. */
  newest: number;
  isPublished: boolean;
  form: TemplateForm;
  notice?: string | null;
  problem?: string;
}

/** A template of the account: what it is, its versions, and a form that makes the next one. */
export function OwnTemplatePage(props: OwnTemplatePageProps) {
  const { context, template, newest, isPublished, form, notice, problem } = props;
  const { id, name, version } = template;
  const path = ownTemplatePath(id);
  const isEarlier = version !== newest;
  return (
    <DashboardPage context={context} title={name} lead={template.description} notice={notice ?? null}>
      <Problem text={problem} />
      {isPublished && (
        <p class="warning">This template is published: changing or deleting it affects all accounts.</p>
      )}
      <dl class="facts">
        <dt>ID</dt>
        <dd>
          <CopiedId id="template-id" label="ID" value={isEarlier ? `${id}@${version}` : id} />
        </dd>
        <dt>Version</dt>
        <dd>
          {version} {isEarlier ? `of ${newest}` : <Badge kind="good">newest</Badge>}
        </dd>
        <dt>Other versions</dt>
        <dd>
          <VersionLinks id={id} shown={version!} newest={newest} />
        </dd>
      </dl>
      <div class="buttons">
        <a class="button quiet" href={examplePath(isEarlier ? `${id}@${version}` : id)}>
          Try it
        </a>
        {context.account.isAdmin && (
          <a class="button quiet" href={`/admin/templates/${id}/${isPublished ? 'withdraw' : 'publish'}`}>
            {isPublished ? 'Withdraw from all accounts' : 'Publish to all accounts'}
          </a>
        )}
        <a class="button danger" href={`${path}/delete`}>
          Delete
        </a>
      </div>
      <section class="part narrow">
        <h2>{isEarlier ? `Version ${version}` : 'Change'}</h2>
        <PageForm context={context} action={path}>
          <input type="hidden" name="version" value={form.version} />
          <TemplateFields form={form} />
          <div class="buttons">
            <button>Save as version {newest + 1}</button>
          </div>
        </PageForm>
      </section>
    </DashboardPage>
  );
}

/** Of many versions, the others are reached by their neighbors. */
const LINKS_MAX = 10;

function VersionLinks({ id, shown, newest }: { id: string; shown: number; newest: number }) {
  const from = Math.max(1, Math.min(shown - LINKS_MAX / 2, newest - LINKS_MAX));
  const numbers = Array.from({ length: newest }, (_, index) => index + 1).slice(from - 1, from + LINKS_MAX);
  const others = [...new Set([...numbers, newest])].filter((number) => number !== shown).toReversed();
  if (others.length === 0) return <span class="soft">none</span>;
  return (
    <>
      {others.map((number) => (
        <span key={number}>
          <a href={`${ownTemplatePath(id)}?version=${number}`}>
            <span class="unseen">Version </span>
            {number}
          </a>{' '}
        </span>
      ))}
    </>
  );
}
