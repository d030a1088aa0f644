import { DashboardPage } from '../frame/dashboard-page.js';
import { Pager } from '../frame/paging.js';
import { Badge, Empty } from '../frame/parts.js';
import { ScopeChips } from '../frame/scope-chips.js';
import { Cell, Table } from '../frame/table.js';
import { Ago, OnDay } from '../frame/times.js';
import type { SessionContext } from '../frame/session-context.js';
import type { KeyOrder, ListedKey } from './key-list.js';
import type { KeyState } from './key-state.js';
import { keyWarnings } from './key-warnings.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

interface KeyListPageProps {
  context: SessionContext;
  items: ListedKey[];
  hasMore: boolean;
  search: string;
  order: KeyOrder;
  page: number;
  notice: string | null;
  now: number;
}

const BADGES = { active: 'good', rotating: 'warn', expired: 'plain', revoked: 'plain' } as const;

/** The state of a key in words. */
export function StateBadge({ state }: { state: KeyState }) {
  return <Badge kind={BADGES[state]}>{state}</Badge>;
}

/** The sortable columns of a list of keys. */
export const KEY_COLUMNS = {
  name: { text: 'Name', sort: 'name' },
  created: { text: 'Created', sort: '-created' },
  used: { text: 'Last used', sort: '-used' },
  expires: { text: 'Expires', sort: 'expires' },
} as const;

export function KeyListPage(props: KeyListPageProps) {
  const { context, items, hasMore, search, order, page, notice, now } = props;
  const { name, created, used, expires } = KEY_COLUMNS;
  return (
    <DashboardPage
      context={context}
      title="API keys"
      lead="Your programs use API keys to call the API. Treat a key like a password."
      action={
        <a class="button" href={`${KEYS_PATH}/new`}>
          New key
        </a>
      }
      notice={notice}
    >
      {(items.length > 0 || search) && (
        <div class="tools">
          <form method="get" action={KEYS_PATH} role="search">
            <div class="field">
              <label for="search">Find by name, last four characters or id</label>
              <input id="search" name="search" type="search" value={search} maxLength={100} />
            </div>
            <button class="quiet">Find</button>
          </form>
        </div>
      )}
      {items.length === 0 ? (
        <Empty>
          {search ? (
            <p>
              No key matches. <a href={KEYS_PATH}>Show all</a>
            </p>
          ) : (
            <p>You have no keys yet. Create one and send your first request.</p>
          )}
        </Empty>
      ) : (
        <Table
          caption="Your API keys"
          columns={[name, 'Scopes', 'State', created, used, expires]}
          sorting={{ order, path: KEYS_PATH, query: { search } }}
        >
          {items.map((key) => (
            <KeyRow key={key.id} apiKey={key} now={now} />
          ))}
        </Table>
      )}
      <Pager path={KEYS_PATH} query={{ search, sort: order }} page={page} hasMore={hasMore} />
    </DashboardPage>
  );
}

function KeyRow({ apiKey, now }: { apiKey: ListedKey; now: number }) {
  const warnings = keyWarnings(apiKey, now);
  return (
    <tr>
      <Cell of="Name">
        <span>
          <a href={keyPath(apiKey.id)}>{apiKey.name}</a> <span class="soft code">…{apiKey.lastFour}</span>
        </span>
      </Cell>
      <Cell of="Scopes">
        <ScopeChips scopes={apiKey.scopes} />
      </Cell>
      <Cell of="State">
        <span class="badges">
          <StateBadge state={apiKey.state} />
          {warnings.length > 0 && <Badge kind="warn">check</Badge>}
        </span>
      </Cell>
      <Cell of="Created">
        <OnDay at={apiKey.createdAt} />
      </Cell>
      <Cell of="Last used">
        <Ago at={apiKey.lastUsedAt} now={now} />
      </Cell>
      <Cell of="Expires">
        <OnDay at={apiKey.expiresAt} />
      </Cell>
    </tr>
  );
}
