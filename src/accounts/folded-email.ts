import type { Pool } from 'pg';

/**
 * Returns an e-mail address that was typed, folded as the look-up of accounts folds it. Only the database can say how:
 * its `lower()` and JavaScript's differ for some letters, such as U+0130.
 */
export async function foldEmail(database: Pick<Pool, 'query'>, typed: string): Promise<string> {
  const email = typed.replaceAll('\0', '').trim();
  const { rows } = await database.query<{ folded: string }>('SELECT lower($1::text) AS folded', [email]);
  return rows[0]!.folded;
}
