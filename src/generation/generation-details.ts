import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Principal } from '../common/http/principal.js';
import { SingleRowQueries } from '../database/account-queries.js';
import { ownerOf } from './generation-loader.js';
import { Generation } from './generation.entity.js';

/** What is stored of a request; both are null if nothing is. */
export type StoredInputs = Pick<Generation, 'inputs' | 'inputsHash'>;

/** Reads the inputs of a generation, which lists do not load. */
@Injectable()
export class GenerationDetails {
  constructor(
    @InjectRepository(Generation) private readonly generations: Repository<Generation>,
    private readonly singleRows: SingleRowQueries,
  ) {}

  /** The inputs of a generation by its UUID; nothing for missing ones and for those of others. */
  async inputsOf(principal: Principal, uuid: string): Promise<StoredInputs> {
    const owner = ownerOf(principal);
    const found = await this.singleRows.run(owner.accountId, () =>
      this.generations.findOne({
        select: { id: true, inputs: true, inputsHash: true },
        where: { ...owner, id: uuid },
      }),
    );
    return { inputs: found?.inputs ?? null, inputsHash: found?.inputsHash ?? null };
  }
}
