import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Owner } from './generation-loader.js';
import { Generation } from './generation.entity.js';
import type { HistoryQuery } from './history.dto.js';

/** Finds generations by the labels that their caller stored with them. */
@Injectable()
export class LabelSearch {
  constructor(@InjectRepository(Generation) private readonly generations: Repository<Generation>) {}

  /** Returns one page of the generations that have all these labels, newest first, and their number. */
  async list(owner: Owner, { end_user: endUser, metadata, page, limit }: HistoryQuery) {
    const matching = this.generations
      .createQueryBuilder('generation')
      .select('generation.id', 'id')
      .where(owner);
    if (endUser !== undefined) matching.andWhere('generation.endUser = :endUser', { endUser });
    if (metadata !== undefined)
      // The second condition is that of the index.
      matching.andWhere(`generation.metadata @> :metadata::jsonb AND generation.metadata <> '{}'`, {
        metadata: JSON.stringify(metadata),
      });
    // Materialized, so that the labels' index is used: the newest texts of a long history may have none of them.
    const found = await this.generations.manager
      .createQueryBuilder()
      .addCommonTableExpression(matching, 'matching', { materialized: true })
      .select('(SELECT count(*)::int FROM matching)', 'total')
      .addSelect('ARRAY(SELECT id FROM matching ORDER BY id DESC LIMIT :limit OFFSET :offset)', 'ids')
      .from('(SELECT 1)', 'one')
      .setParameters({ limit, offset: (page - 1) * limit })
      .getRawOne<{ total: number; ids: string[] }>();
    const { total, ids } = found!;
    const items = await this.generations.find({ where: { id: In(ids) }, order: { id: 'DESC' } });
    return { items, total };
  }
}
