import type { EntityManager } from 'typeorm';

/** Sends everything that was kept for an endpoint while it was disabled, with all ten attempts each, in order. */
export async function sendKeptMessages(manager: EntityManager, endpointId: string): Promise<void> {
  await manager.query(RESET_SQL, [endpointId]);
  await manager.query('UPDATE webhook_endpoints SET due_at = now() WHERE id = $1', [endpointId]);
}

const RESET_SQL = `
  UPDATE webhook_deliveries SET attempts = 0, first_attempt_at = NULL, due_at = now()
   WHERE endpoint_id = $1 AND state = 'pending'`;
