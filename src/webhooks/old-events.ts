import { Injectable } from '@nestjs/common';
import { Janitor } from '../database/janitor.js';

/** Deletes events after 35 days, with their deliveries and attempts. What happens once a month is known until then. */
@Injectable()
export class OldEvents {
  constructor(janitor: Janitor) {
    janitor.register('events', async (client, rowsMax) => {
      const { rowCount } = await client.query(DELETE_SQL, [rowsMax]);
      return rowCount ?? 0;
    });
  }
}

const DELETE_SQL = `
  DELETE FROM events WHERE seq = ANY(ARRAY(
    SELECT seq FROM events WHERE created_at < now() - interval '35 days'
     ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED))`;
