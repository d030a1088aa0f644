const FILTER = "($3 = '' OR generation.template = $3) AND ($4 = '' OR generation.credential_type = $4)";

/** The matches among the next $7 texts, at most $6, and the number of these texts. */
export const NEXT_SQL = { ASC: nextSql('>', 'ASC'), DESC: nextSql('<', 'DESC') };

/** Those with the template and source among the next $7 of all matches, at most $6, and the last of the $7 if there are more. */
export const MATCHES_SQL = { ASC: matchesSql('>', 'ASC'), DESC: matchesSql('<', 'DESC') };

function nextSql(isBeyond: '<' | '>', order: 'ASC' | 'DESC'): string {
  return `
    WITH scanned AS MATERIALIZED (
      SELECT generation_id AS id, document @@ search_query($1, $2) AS is_match FROM generation_search
       WHERE account_id = $1 AND ($5::uuid IS NULL OR generation_id ${isBeyond} $5)
       ORDER BY generation_id ${order} LIMIT $7
    )
    SELECT (SELECT count(*)::int FROM scanned) AS scanned,
           ARRAY(SELECT id FROM scanned JOIN generations generation USING (id)
                  WHERE is_match AND ${FILTER} ORDER BY id ${order} LIMIT $6) AS ids`;
}

function matchesSql(isBeyond: '<' | '>', order: 'ASC' | 'DESC'): string {
  return `
    WITH matches AS MATERIALIZED (
      SELECT found.id FROM find_generations($1, $2) AS found (id) WHERE $5::uuid IS NULL OR found.id ${isBeyond} $5
       ORDER BY found.id ${order} LIMIT $7 + 1
    ), compared AS MATERIALIZED (SELECT id FROM matches ORDER BY id ${order} LIMIT $7)
    SELECT ARRAY(SELECT id FROM compared JOIN generations generation USING (id)
                  WHERE generation.account_id = $1 AND ${FILTER} ORDER BY id ${order} LIMIT $6) AS ids,
           CASE WHEN (SELECT count(*) FROM matches) > $7
                THEN (SELECT id FROM compared ORDER BY id ${order} OFFSET $7 - 1) END AS last`;
}

/** How long the oldest text has been queued; no row if none is. */
export const LAG_SQL = `
  SELECT ceil(extract(epoch FROM now() - queued_at))::int AS seconds
    FROM generation_search_queue ORDER BY generation_id LIMIT 1`;
