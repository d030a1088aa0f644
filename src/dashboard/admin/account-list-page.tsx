import type { Account } from '../../accounts/account.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Badge, Cell, Empty, figure, Pager, Table, When } from '../frame/parts.js';
import type { Visit } from '../frame/visit.js';
import type { ListedAccount } from './account-list.js';

export const ACCOUNTS_PATH = '/admin/accounts';

interface AccountListPageProps {
  visit: Visit;
  accounts: ListedAccount[];
  search: string;
  page: number;
  pages: number;
}

export function AccountListPage({ visit, accounts, search, page, pages }: AccountListPageProps) {
  return (
    <DashboardPage visit={visit} title="Accounts">
      <form method="get" action={ACCOUNTS_PATH} class="filters" role="search">
        <div class="field">
          <label for="search">Name or e-mail</label>
          <input id="search" name="search" type="search" value={search} maxLength={100} />
        </div>
        <button class="quiet">Find</button>
      </form>
      {accounts.length === 0 ? (
        <Empty>
          <p>No account matches.</p>
        </Empty>
      ) : (
        <AccountTable accounts={accounts} />
      )}
      <Pager path={ACCOUNTS_PATH} query={{ search }} page={page} pages={pages} />
    </DashboardPage>
  );
}

export function AccountTable({ accounts }: { accounts: ListedAccount[] }) {
  return (
    <Table
      caption="Accounts"
      columns={['Account', 'Plan', 'State', 'Opened', 'Requests, 30 days', 'Tokens, 30 days']}
    >
      {accounts.map((account) => (
        <tr key={account.id}>
          <Cell of="Account">
            <span>
              <a href={`${ACCOUNTS_PATH}/${account.id}`}>{account.email}</a>
              <span class="sub">{account.name}</span>
            </span>
          </Cell>
          <Cell of="Plan">{account.plan}</Cell>
          <Cell of="State">
            <AccountState account={account} />
          </Cell>
          <Cell of="Opened">
            <When at={account.createdAt} />
          </Cell>
          <Cell of="Requests">{figure(account.requests)}</Cell>
          <Cell of="Tokens">{figure(account.tokens)}</Cell>
        </tr>
      ))}
    </Table>
  );
}

/** The state of an account, as words. */
export function AccountState({ account }: { account: Pick<Account, 'isAdmin' | 'suspendedAt'> }) {
  return (
    <span class="badges">
      {account.suspendedAt ? <Badge kind="bad">suspended</Badge> : <Badge kind="good">active</Badge>}
      {account.isAdmin && <Badge kind="plain">admin</Badge>}
    </span>
  );
}
