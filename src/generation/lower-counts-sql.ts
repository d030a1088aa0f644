/**
 * The part of a `WITH` that subtracts generations from the counters of lists: those of the preceding part `source`, which
 * has the columns `account_id` and `client_id`, by `count`, an aggregate. Counters are locked in the order in which inserts
 * lock them.
 */
export function lowerCounts(source: string, count = 'count(*)'): string {
  return `
  fewer AS (
    SELECT account_id, client_id, ${count} AS count FROM ${source} GROUP BY 1, 2
  ), locked AS MATERIALIZED (
    SELECT held.account_id, held.client_id FROM generation_counts AS held JOIN fewer USING (account_id, client_id)
     ORDER BY 1, 2 FOR UPDATE OF held
  ), counted AS (
    UPDATE generation_counts AS held SET total = held.total - fewer.count
      FROM fewer JOIN locked USING (account_id, client_id)
     WHERE held.account_id = fewer.account_id AND held.client_id = fewer.client_id
  )`;
}
