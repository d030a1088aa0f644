import { expect } from '@jest/globals';
import { SearchIndexer } from '../../src/search/search-indexer.js';
import type { TestApp } from './app.js';
import { eventually } from './eventually.js';

/** Waits until every text is searchable. One call of the indexer does nothing while a round of its own is under way. */
export async function untilSearchable({ app, database }: Pick<TestApp, 'app' | 'database'>): Promise<void> {
  await eventually(async () => {
    await app.get(SearchIndexer).indexQueued();
    expect(await database.query('SELECT FROM generation_search_queue')).toEqual([]);
  });
}
