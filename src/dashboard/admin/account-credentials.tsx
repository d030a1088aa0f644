import { Badge } from '../frame/parts.js';
import { linkTo } from '../frame/query-string.js';
import { Cell, Table } from '../frame/table.js';
import { Ago, OnDay } from '../frame/times.js';
import { StateBadge } from '../keys/key-list-page.js';
import type { AccountDetails } from './account-details.js';

interface AccountCredentialsProps {
  email: string;
  details: Pick<AccountDetails, 'keys' | 'ownApps' | 'connectedApps'>;
  now: number;
}

/** The keys of an account, and the apps that it registered or authorized. */
export function AccountCredentials({ email, details, now }: AccountCredentialsProps) {
  const { keys, ownApps, connectedApps } = details;
  return (
    <>
      <section class="part">
        <h2>Keys</h2>
        {keys.length === 0 ? (
          <p class="soft">No keys.</p>
        ) : (
          <>
            <Table caption="Keys that were used last" columns={['Name', 'State', 'Last used', 'Address']}>
              {keys.map(({ id, name, lastFour, state, lastUsedAt, lastUsedAddress }) => (
                <tr key={id}>
                  <Cell of="Name">
                    <span>
                      <a href={`/admin/keys/${id}`}>{name}</a> <span class="soft code">…{lastFour}</span>
                    </span>
                  </Cell>
                  <Cell of="State">
                    <StateBadge state={state} />
                  </Cell>
                  <Cell of="Last used">
                    <Ago at={lastUsedAt} now={now} />
                  </Cell>
                  <Cell of="Address">{lastUsedAddress}</Cell>
                </tr>
              ))}
            </Table>
            <a href={linkTo('/admin/keys', { search: email })}>All keys of this account</a>
          </>
        )}
      </section>
      <section class="part">
        <h2>Apps</h2>
        {ownApps.length + connectedApps.length === 0 ? (
          <p class="soft">No apps.</p>
        ) : (
          <Table caption="Apps" columns={['App', 'Relation', 'Since', 'Last used']}>
            {ownApps.map(({ id, name, createdAt }) => (
              <tr key={`own ${id}`}>
                <Cell of="App">{name}</Cell>
                <Cell of="Relation">registered</Cell>
                <Cell of="Since">
                  <OnDay at={createdAt} />
                </Cell>
                <Cell of="Last used">{''}</Cell>
              </tr>
            ))}
            {connectedApps.map(({ clientId, name, host, isSuspended, grantedAt, lastUsedAt }) => (
              <tr key={`connected ${clientId}`}>
                <Cell of="App">
                  <span>
                    {name} {host !== null && <Badge kind="plain">not verified</Badge>}
                    {isSuspended && <Badge kind="bad">suspended</Badge>}
                    {host !== null && <span class="sub">{host}</span>}
                  </span>
                </Cell>
                <Cell of="Relation">authorized</Cell>
                <Cell of="Since">
                  <OnDay at={grantedAt} />
                </Cell>
                <Cell of="Last used">
                  <Ago at={lastUsedAt} now={now} />
                </Cell>
              </tr>
            ))}
          </Table>
        )}
      </section>
    </>
  );
}
