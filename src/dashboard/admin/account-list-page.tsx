import type { Account } from '../../accounts/account.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Pager } from '../frame/paging.js';
import { Badge, Empty, figure, When } from '../frame/parts.js';
import { Cell, Table, type Sorting } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';
import type { AccountInvitation } from '../../accounts/account-invitation.entity.js';
import type { AccountOrder, ListedAccount } from './account-list.js';
import { InvitationTable } from './invitation-table.js';

export const ACCOUNTS_PATH = '/admin/accounts';

interface AccountListPageProps {
  context: SessionContext;
  items: ListedAccount[];
  hasMore: boolean;
  /** The open invitations; shown on the first page of the whole list. */
  invitations: AccountInvitation[];
  search: string;
  order: AccountOrder;
  page: number;
  notice: string | null;
}

export function AccountListPage(props: AccountListPageProps) {
  const { context, items, hasMore, invitations, search, order, page, notice } = props;
  return (
    <DashboardPage
      context={context}
      title="Accounts"
      action={
        <a class="button" href={`${ACCOUNTS_PATH}/new`}>
          New account
        </a>
      }
      notice={notice}
    >
      <form method="get" action={ACCOUNTS_PATH} class="filters" role="search">
        <div class="field">
          <label for="search">Name or email begins with</label>
          <input id="search" name="search" type="search" value={search} maxLength={100} />
        </div>
        <button class="quiet">Find</button>
      </form>
      {items.length === 0 ? (
        <Empty>
          <p>
            No account matches. <a href={ACCOUNTS_PATH}>Show all</a>
          </p>
        </Empty>
      ) : (
        <AccountTable accounts={items} sorting={{ order, path: ACCOUNTS_PATH, query: { search } }} />
      )}
      <Pager path={ACCOUNTS_PATH} query={{ search, sort: order }} page={page} hasMore={hasMore} />
      <InvitationTable invitations={invitations} accountsPath={ACCOUNTS_PATH} />
    </DashboardPage>
  );
}

/** Accounts with their usage; sortable if the list has pages. */
export function AccountTable({ accounts, sorting }: { accounts: ListedAccount[]; sorting?: Sorting }) {
  return (
    <Table
      caption="Accounts"
      columns={[
        { text: 'Account', sort: 'email' },
        'Plan',
        'State',
        { text: 'Created', sort: '-opened' },
        { text: 'Tokens this month', sort: '-tokens', isNumber: true },
      ]}
      sorting={sorting}
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
          <Cell of="Created">
            <When at={account.createdAt} />
          </Cell>
          <Cell of="Tokens" isNumber>
            {figure(account.tokens)}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

/** The state of an account in words. */
export function AccountState({ account }: { account: Pick<Account, 'isAdmin' | 'suspendedAt'> }) {
  return (
    <span class="badges">
      {account.suspendedAt ? <Badge kind="bad">suspended</Badge> : <Badge kind="good">active</Badge>}
      {account.isAdmin && <Badge kind="plain">admin</Badge>}
    </span>
  );
}
