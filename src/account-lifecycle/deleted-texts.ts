import { Injectable } from '@nestjs/common';
import { Janitor } from '../database/janitor.js';

/** Deletes the texts of accounts that are gone, in batches: there may be more than one statement can delete. */
@Injectable()
export class DeletedTexts {
  constructor(janitor: Janitor) {
    janitor.register('texts of deleted accounts', async (client, rowsMax) => {
      const { rowCount } = await client.query(DELETE_TEXTS_SQL, [rowsMax]);
      if ((rowCount ?? 0) < rowsMax) await client.query(FORGET_ACCOUNTS_SQL);
      return rowCount ?? 0;
    });
  }
}

const DELETE_TEXTS_SQL = `
  DELETE FROM generations WHERE id = ANY(ARRAY(
    SELECT text.id FROM deleted_accounts gone JOIN generations text ON text.account_id = gone.id LIMIT $1))`;

// Nothing can be written for an account that is not there: one without texts stays so.
const FORGET_ACCOUNTS_SQL = `
  DELETE FROM deleted_accounts gone
   WHERE NOT EXISTS (SELECT FROM generations text WHERE text.account_id = gone.id)`;
