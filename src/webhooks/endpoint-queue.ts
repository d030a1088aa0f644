import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The right to send to an endpoint, which one process has at a time. */
export interface EndpointLease {
  endpointId: string;
  lease: string;
}

/** Longer than an attempt takes; renewed before each one. After a crash, another process takes over this much later. */
const LEASE = "interval '20 seconds'";

/** The endpoints with messages that are due. */
@Injectable()
export class EndpointQueue {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Leases endpoints that are due, of those whose last attempt failed or of the others: at most `endpointsMax`, and of an
   * account so many that all processes together have `perAccountMax`. Accounts with the fewest leases come first, then the
   * endpoints that have been due for longest. Endpoints of suspended accounts and apps and of expired grants are left out.
   */
  async take(isFailing: boolean, endpointsMax: number, perAccountMax: number): Promise<EndpointLease[]> {
    const lease = randomUUID();
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(TAKE_SQL, [
      lease,
      isFailing,
      endpointsMax,
      perAccountMax,
    ]);
    return rows.map(({ id }) => ({ endpointId: id, lease }));
  }

  /** Renews a lease; returns false if it has ended or the endpoint is disabled or deleted. */
  async renew({ endpointId, lease }: EndpointLease): Promise<boolean> {
    const [, renewed] = await this.dataSource.query<[unknown, number]>(RENEW_SQL, [endpointId, lease]);
    return renewed > 0;
  }

  /**
   * Ends a lease. The endpoint is due again with its next message, after `pauseSeconds` at the earliest, behind those that
   * are due already. The row is locked before its messages are read, so that a message that is queued meanwhile is not
   * missed.
   */
  async release({ endpointId, lease }: EndpointLease, pauseSeconds: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const held: unknown[] = await manager.query(LOCK_SQL, [endpointId, lease]);
      if (held.length > 0) await manager.query(RELEASE_SQL, [endpointId, pauseSeconds]);
    });
  }
}

// The turn of an endpoint counts those of its account that are leased, which stay due, and those that are due before it.
const TAKE_SQL = `
  WITH turns AS (
    SELECT endpoint.id, row_number() OVER (
             PARTITION BY endpoint.account_id
             ORDER BY coalesce(endpoint.lease_ends_at >= now(), false) DESC, endpoint.due_at) AS turn
      FROM webhook_endpoints AS endpoint
      JOIN accounts AS account ON account.id = endpoint.account_id AND account.suspended_at IS NULL
      LEFT JOIN oauth_grants AS granted ON granted.id = endpoint.grant_id
      LEFT JOIN oauth_clients AS client ON client.id = endpoint.client_id
     WHERE endpoint.disabled_at IS NULL AND endpoint.is_failing = $2 AND endpoint.due_at <= now()
       AND (endpoint.grant_id IS NULL OR (granted.expires_at > now() AND client.suspended_at IS NULL))
  )
  UPDATE webhook_endpoints SET lease = $1, lease_ends_at = now() + ${LEASE}
   WHERE id = ANY(ARRAY(
     SELECT endpoint.id FROM turns JOIN webhook_endpoints AS endpoint USING (id)
      WHERE turns.turn <= $4 AND (endpoint.lease_ends_at IS NULL OR endpoint.lease_ends_at < now())
      ORDER BY turns.turn, endpoint.due_at LIMIT $3 FOR NO KEY UPDATE OF endpoint SKIP LOCKED))
  RETURNING id`;

const RENEW_SQL = `
  UPDATE webhook_endpoints SET lease_ends_at = now() + ${LEASE}
   WHERE id = $1 AND lease = $2 AND disabled_at IS NULL`;

const LOCK_SQL = 'SELECT id FROM webhook_endpoints WHERE id = $1 AND lease = $2 FOR NO KEY UPDATE';

const RELEASE_SQL = `
  UPDATE webhook_endpoints
     SET lease = NULL, lease_ends_at = NULL,
         due_at = (SELECT greatest(min(due_at), now() + $2 * interval '1 second') FROM webhook_deliveries
                    WHERE endpoint_id = $1 AND state = 'pending' HAVING count(*) > 0)
   WHERE id = $1`;
