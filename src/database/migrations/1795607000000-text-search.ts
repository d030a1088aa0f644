import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableExists } from '../table-parts.js';
import { withBriefLocks } from '../with-brief-locks.js';

/**
 * Full-text search. Triggers enqueue new generations and delete the search documents of deleted ones, whichever version of
 * the service writes them. `SearchIndexer` builds the documents, because a GIN index would slow the insert down.
 */
export class TextSearch1795607000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    if (await tableExists(queryRunner, 'generation_search')) return;
    const functions = [SEARCH_WORDS, SEARCH_DOCUMENT, SEARCH_QUERY, FIND_GENERATIONS];
    await withBriefLocks(queryRunner, [TABLES, ...functions, TRIGGERS]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER enqueue_search ON generations;
      DROP TRIGGER delete_search ON generations;
      DROP FUNCTION enqueue_generation_search(), delete_generation_search();
      DROP FUNCTION find_generations(uuid, text), search_query(uuid, text), search_document(uuid, text), search_words(text);
      DROP TABLE generation_search_queue, generation_search;
    `);
  }
}

const TABLES = `
  CREATE TABLE generation_search (
    -- No foreign key: its check would lock each generation, and a trigger deletes the row.
    generation_id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    document tsvector NOT NULL
  );
  CREATE INDEX generation_search_account_id_idx ON generation_search (account_id, generation_id);
  CREATE INDEX generation_search_document_idx ON generation_search USING gin (document);

  -- The generations whose documents are still to be built.
  CREATE TABLE generation_search_queue (
    generation_id uuid PRIMARY KEY,
    queued_at timestamptz NOT NULL DEFAULT now()
  )`;

// The parser takes time that grows with the square of the length of tags, paths, addresses and words with hyphens: minutes
// for a text of a_a_a_a… or a-1.a-1.… Without some characters, and divided, they stay short.
export const SEARCH_WORDS = `
  CREATE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN regexp_replace(translate(words, '_<>/@&', '      '), '(\\S{64})', '\\1 ', 'g')`;

// The stems of English words, and all words as they are. The account is a word too, so that the index finds the texts of
// one account only.
const SEARCH_DOCUMENT = `
  CREATE FUNCTION search_document(account_id uuid, words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE AS $$
  DECLARE
    account tsvector := array_to_tsvector(ARRAY['account:' || account_id]);
    parsed text := search_words(words);
  BEGIN
    RETURN account || to_tsvector('pg_catalog.english', parsed) || to_tsvector('pg_catalog.simple', parsed);
  EXCEPTION WHEN program_limit_exceeded THEN
    -- Too many different words for one document.
    RETURN account || to_tsvector('pg_catalog.simple', left(parsed, 100000));
  END $$`;

// Null, which matches nothing, for a search without words.
const SEARCH_QUERY = `
  CREATE FUNCTION search_query(account_id uuid, words text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE AS $$
  DECLARE
    parsed text := search_words(words);
    query tsquery;
  BEGIN
    query := websearch_to_tsquery('pg_catalog.english', parsed) || websearch_to_tsquery('pg_catalog.simple', parsed);
    IF numnode(query) = 0 THEN
      RETURN NULL;
    END IF;
    RETURN quote_literal('account:' || account_id)::tsquery && query;
  EXCEPTION WHEN internal_error THEN
    -- Too many minus signs in a row for PostgreSQL's stack.
    RETURN NULL;
  END $$`;

// By the GIN index only: PostgreSQL expects a word to be as frequent in the texts of one account as in those of all, and
// would sometimes read all texts of the account instead.
const FIND_GENERATIONS = `
  CREATE FUNCTION find_generations(account_id uuid, words text) RETURNS SETOF uuid LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$ SELECT generation_id FROM generation_search WHERE document @@ search_query($1, $2) $$`;

const TRIGGERS = `
  CREATE FUNCTION enqueue_generation_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO generation_search_queue (generation_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE FUNCTION delete_generation_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM generation_search WHERE generation_id = OLD.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER enqueue_search AFTER INSERT ON generations
    FOR EACH ROW EXECUTE FUNCTION enqueue_generation_search();
  CREATE TRIGGER delete_search AFTER DELETE ON generations
    FOR EACH ROW EXECUTE FUNCTION delete_generation_search()`;
