/** What a batch did. */
export interface IndexedBatch {
  /** Generations that have left the queue. */
  dequeued: number;
  /** The time in PostgreSQL, without the wait for a connection. */
  tookMs: number;
}

/**
 * Builds the documents of the newest $2 generations of the queue, unless another process holds the lock $1, and returns
 * an `IndexedBatch`. A generation that is being deleted gets no document: each is locked before its document is
 * inserted, so that a deletion that comes later waits, and its trigger sees the document. The locks are taken after all
 * documents are built, so the wait is brief. Generations that are locked by a deletion stay in the queue, so the statement
 * waits for no lock and cannot deadlock. The commit waits for no disk: after a crash of PostgreSQL, what it lost is still in
 * the queue.
 */
export const INDEX_SQL = `
  WITH mine AS MATERIALIZED (
    SELECT pg_try_advisory_xact_lock($1) AS is_ours, set_config('synchronous_commit', 'off', true)
  ), taken AS MATERIALIZED (
    SELECT generation_id AS id FROM generation_search_queue
     WHERE (SELECT is_ours FROM mine) ORDER BY generation_id DESC LIMIT $2
  ), built AS MATERIALIZED (
    SELECT id, account_id,
           search_document(account_id, concat_ws(E'\\n', inputs->>'prompt', inputs->>'instructions', content,
                                                 inputs->>'content')) AS document
      FROM generations WHERE id = ANY(ARRAY(SELECT id FROM taken))
  ), kept AS MATERIALIZED (
    SELECT id FROM generations WHERE id = ANY(ARRAY(SELECT id FROM built)) FOR KEY SHARE SKIP LOCKED
  ), added AS (
    INSERT INTO generation_search (generation_id, account_id, document)
    SELECT id, account_id, document FROM built WHERE id IN (SELECT id FROM kept)
    ON CONFLICT DO NOTHING
  ), dequeued AS (
    DELETE FROM generation_search_queue
     WHERE generation_id = ANY(ARRAY(
       SELECT id FROM taken EXCEPT (SELECT id FROM built EXCEPT SELECT id FROM kept)))
    RETURNING generation_id
  )
  SELECT count(*)::int AS dequeued,
         1000 * extract(epoch FROM clock_timestamp() - statement_timestamp())::float8 AS "tookMs"
    FROM dequeued`;

/** Takes the newest generation out of the queue. */
export const SKIP_SQL = `
  DELETE FROM generation_search_queue
   WHERE generation_id = (SELECT generation_id FROM generation_search_queue ORDER BY generation_id DESC LIMIT 1)
  RETURNING generation_id`;
