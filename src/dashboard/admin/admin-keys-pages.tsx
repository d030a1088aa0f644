import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { Pager } from '../frame/paging.js';
import { Empty, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';
import type { KeyOrder, ListedKey } from '../keys/key-list.js';
import { KEY_COLUMNS, StateBadge } from '../keys/key-list-page.js';

export const KEYS_PATH = '/admin/keys';

interface AdminKeyListPageProps {
  context: SessionContext;
  items: ListedKey[];
  hasMore: boolean;
  search: string;
  order: KeyOrder;
  page: number;
  problem?: string | undefined;
}

export function AdminKeyListPage(props: AdminKeyListPageProps) {
  const { context, items, hasMore, search, order, page, problem } = props;
  const { name, created, used } = KEY_COLUMNS;
  return (
    <DashboardPage
      context={context}
      title="Keys"
      lead="The keys of all accounts. Only its owner can see a key."
    >
      <Problem text={problem} />
      <div class="tools">
        <form method="get" action={KEYS_PATH} role="search">
          <div class="field">
            <label for="search">Find by owner, name or last four characters</label>
            <input id="search" name="search" type="search" value={search} maxLength={254} />
          </div>
          <button class="quiet">Find</button>
        </form>
        <PageForm context={context} action={`${KEYS_PATH}/find`}>
          <Field
            label="Find the owner of a leaked key"
            name="key"
            type="text"
            autocomplete="off"
            maxLength={100}
          />
          <button class="quiet">Find the owner</button>
        </PageForm>
      </div>
      {items.length === 0 ? (
        <Empty>
          <p>No key matches.</p>
        </Empty>
      ) : (
        <Table
          caption="Keys of all accounts"
          columns={['Owner', name, 'State', created, used]}
          sorting={{ order, path: KEYS_PATH, query: { search } }}
        >
          {items.map((key) => (
            <tr key={key.id}>
              <Cell of="Owner">
                <a href={`/admin/accounts/${key.accountId}`}>{key.owner}</a>
              </Cell>
              <Cell of="Name">
                <span>
                  <a href={`${KEYS_PATH}/${key.id}`}>{key.name}</a>
                  <span class="sub code">…{key.lastFour}</span>
                </span>
              </Cell>
              <Cell of="State">
                <StateBadge state={key.state} />
              </Cell>
              <Cell of="Created">
                <When at={key.createdAt} />
              </Cell>
              <Cell of="Last used">
                <When at={key.lastUsedAt} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      <Pager path={KEYS_PATH} query={{ search, sort: order }} page={page} hasMore={hasMore} />
    </DashboardPage>
  );
}

interface AdminKeyPageProps {
  context: SessionContext;
  apiKey: ListedKey;
  /** The reason for revoking the key, as entered. */
  reason: string;
  notice?: string | null;
  problem?: string;
}

export function AdminKeyPage({ context, apiKey, reason, notice, problem }: AdminKeyPageProps) {
  const isLive = apiKey.state === 'active' || apiKey.state === 'rotating';
  return (
    <DashboardPage context={context} title={apiKey.name} notice={notice}>
      <Problem text={problem} />
      <dl class="facts plain">
        <dt>Owner</dt>
        <dd>
          <a href={`/admin/accounts/${apiKey.accountId}`}>{apiKey.owner}</a>
        </dd>
        <dt>Key</dt>
        <dd class="code">cdk_live_…{apiKey.lastFour}</dd>
        <dt>State</dt>
        <dd>
          <StateBadge state={apiKey.state} /> <span class="soft">{apiKey.revokedReason}</span>
        </dd>
        <dt>Scopes</dt>
        <dd>{apiKey.scopes.join(', ')}</dd>
        <dt>Created</dt>
        <dd>
          <When at={apiKey.createdAt} />
        </dd>
        <dt>Last used</dt>
        <dd>
          <When at={apiKey.lastUsedAt} />
        </dd>
      </dl>
      {isLive && (
        <section class="part narrow">
          <h2>Revoke</h2>
          <p class="soft">Revokes the key immediately and permanently.</p>
          <PageForm context={context} action={`${KEYS_PATH}/${apiKey.id}/revoke`}>
            <Field
              label="Reason"
              name="reason"
              type="text"
              autocomplete="off"
              value={reason}
              hint="Shown to the owner."
            />
            <button class="danger">Revoke permanently</button>
          </PageForm>
        </section>
      )}
    </DashboardPage>
  );
}
