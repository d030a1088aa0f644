import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The searchable words of a generation: those of its text, prompt and instructions. A trigger deletes it with the
 * generation.
 */
@Entity('generation_search')
@Index('generation_search_account_id_idx', ['accountId', 'generationId'])
@Index('generation_search_document_idx', { synchronize: false })
export class GenerationSearch {
  @PrimaryColumn('uuid')
  generationId: string;

  @Column('uuid')
  accountId: string;

  /** Made by the function `search_document`. */
  @Column('tsvector')
  document: string;
}
