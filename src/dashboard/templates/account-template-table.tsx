import type { ListedTemplate } from '../../template-library/library-template.js';
import type { PublishedTemplate } from '../../template-library/template-publishing.js';
import { Badge } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { Cell, Table } from '../frame/table.js';
import { examplePath, ownTemplatePath } from './template-paths.js';

interface AccountTemplateTableProps {
  context: SessionContext;
  /** Those of the account, and those that others have published. */
  templates: readonly ListedTemplate[];
  published: readonly PublishedTemplate[];
}

/** The templates that were written here: by the account, and by administrators for all accounts. */
export function AccountTemplateTable({ context, templates, published }: AccountTemplateTableProps) {
  const { account } = context;
  return (
    <Table caption="Custom templates" columns={['Template', 'ID', 'Version', 'For', 'Actions']}>
      {templates.map((template) => {
        const { id, name, description, version, owner } = template;
        const isOwn = owner === 'account';
        const isPublished =
          !isOwn || published.some((each) => each.id === id && each.accountId === account.id);
        return (
          <tr key={id} id={id}>
            <Cell of="Template">
              <span>
                {isOwn ? <a href={ownTemplatePath(id)}>{name}</a> : name}
                <span class="sub">{description}</span>
              </span>
            </Cell>
            <Cell of="ID">
              <code>{id}</code>
            </Cell>
            <Cell of="Version">{version}</Cell>
            <Cell of="For">{isPublished ? <Badge kind="good">all accounts</Badge> : 'your account'}</Cell>
            <Cell of="Actions">
              <Actions name={name} id={id} mayWithdraw={!isOwn && account.isAdmin} />
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}

function Actions({ name, id, mayWithdraw }: { name: string; id: string; mayWithdraw: boolean }) {
  return (
    <span>
      <a class="button quiet small" href={examplePath(id)}>
        Try it<span class="unseen"> with {name}</span>
      </a>{' '}
      {mayWithdraw && (
        <a class="button quiet small" href={`/admin/templates/${id}/withdraw`}>
          Withdraw<span class="unseen"> {name}</span>
        </a>
      )}
    </span>
  );
}
