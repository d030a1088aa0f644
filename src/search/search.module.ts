import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GenerationSearch } from './generation-search.entity.js';
import { QueuedGeneration } from './queued-generation.entity.js';
import { SearchIndexer } from './search-indexer.js';
import { TextSearch } from './text-search.js';

/** Full-text search of texts, with the worker that makes them searchable. */
@Module({
  imports: [TypeOrmModule.forFeature([GenerationSearch, QueuedGeneration])],
  providers: [SearchIndexer, TextSearch],
  exports: [TextSearch],
})
export class SearchModule {}
