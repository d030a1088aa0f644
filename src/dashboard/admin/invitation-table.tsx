import type { AccountInvitation } from '../../accounts/account-invitation.entity.js';
import { When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';

interface InvitationTableProps {
  invitations: AccountInvitation[];
  accountsPath: string;
}

/** The open invitations; renders nothing if there are none. */
export function InvitationTable({ invitations, accountsPath }: InvitationTableProps) {
  if (invitations.length === 0) return null;
  return (
    <section class="part">
      <h2>Pending invitations</h2>
      <Table caption="Invitations" columns={['Email', 'Plan', 'Expires', 'Action']}>
        {invitations.map(({ id, email, plan, isAdmin, expiresAt }) => (
          <tr key={id}>
            <Cell of="Email">{email}</Cell>
            <Cell of="Plan">{isAdmin ? `${plan}, administrator` : plan}</Cell>
            <Cell of="Expires">
              <When at={expiresAt} />
            </Cell>
            <Cell of="Action">
              <a class="button quiet small" href={`${accountsPath}/invitations/${id}/withdraw`}>
                Withdraw<span class="unseen"> the invitation of {email}</span>
              </a>
            </Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
