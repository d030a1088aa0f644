import { sqlCleanup } from '../database/delete-expired.js';

/** Deletes events after 35 days, with their deliveries and attempts. What happens once a month is known until then. */
export const deleteOldEvents = sqlCleanup(`
  DELETE FROM events WHERE seq = ANY(ARRAY(
    SELECT seq FROM events WHERE created_at < now() - interval '35 days'
     ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED))`);
