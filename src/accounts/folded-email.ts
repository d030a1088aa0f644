import type { Pool } from 'pg';

/**
 * Returns an email address in the lower case that account lookups use. The database converts it, because its `lower()`
 * and JavaScript's differ for some letters, such as U+0130.
 */
export async function foldEmail(database: Pick<Pool, 'query'>, typed: string): Promise<string> {
  const email = typed.replaceAll('\0', '').trim();
  const { rows } = await database.query<{ folded: string }>('SELECT lower($1::text) AS folded', [email]);
  return rows[0]!.folded;
}
