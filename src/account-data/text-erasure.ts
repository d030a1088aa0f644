import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runInBatches } from '../common/scheduling/run-in-batches.js';
import { lowestIdAt } from '../common/time/time-ordered-id.js';
import { AccountTemplates } from '../template-library/account-templates.js';
import type { AccountDataJob } from './account-data-job.entity.js';
import {
  CLEAR_JOBS_SQL,
  DELETE_CALLS_SQL,
  DELETE_CHUNKS_SQL,
  DELETE_EXPORTS_SQL,
  DELETE_REJECTIONS_SQL,
  DELETE_TEXTS_SQL,
} from './erasure-sql.js';
import { CHUNKS_MAX } from './unused-chunks.js';

const BATCH_ROWS = 500;
const REST_FACTOR = 2;

/** Deletes the texts of an account, in batches, so that its generations continue. */
@Injectable()
export class TextErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: AccountTemplates,
  ) {}

  /**
   * Deletes the texts of a period, or all that existed when the job was created, with everything that holds their words:
   * inputs, search documents, the requests of finished jobs, and exports; and the log of calls. With all texts, the
   * account's templates are deleted too. Can be repeated. Rejects with the reason of `signal`.
   */
  async erase(job: AccountDataJob, signal: AbortSignal): Promise<void> {
    const { accountId, periodFrom, periodTo, createdAt } = job;
    const first = lowestIdAt(periodFrom === null ? 0 : Date.parse(periodFrom));
    await this.deleteTexts(job, first, signal);
    if (periodFrom === null && periodTo === null) await this.templates.erase(accountId, createdAt);
    const days = [accountId, periodFrom, periodTo, createdAt];
    await this.repeat(CLEAR_JOBS_SQL, days, BATCH_ROWS, signal);
    // The ids of calls are made by the clock that made the time of the job.
    const present = lowestIdAt(createdAt.getTime() + 1);
    const end = job.lastId! < present ? job.lastId! : present;
    await this.repeat(DELETE_CALLS_SQL, [accountId, first, end], BATCH_ROWS, signal);
    await this.repeat(DELETE_REJECTIONS_SQL, days, BATCH_ROWS, signal);
    await this.repeat(DELETE_CHUNKS_SQL, [accountId], CHUNKS_MAX, signal);
    await this.dataSource.query(DELETE_EXPORTS_SQL, [accountId]);
  }

  private async deleteTexts(
    { id, accountId, lastId }: AccountDataJob,
    first: string,
    signal: AbortSignal,
  ): Promise<void> {
    let from = first;
    await inBatches(signal, async () => {
      const values = [accountId, from, lastId, BATCH_ROWS, id];
      const [last] = await this.dataSource.query<{ id: string }[]>(DELETE_TEXTS_SQL, values);
      from = last?.id ?? from;
      return last !== undefined;
    });
  }

  /** Runs a statement, whose last parameter is the size of a batch, until it finds fewer rows. */
  private repeat(sql: string, values: unknown[], rowsMax: number, signal: AbortSignal): Promise<void> {
    return inBatches(signal, async () => {
      const [, affected] = await this.dataSource.query<[unknown, number]>(sql, [...values, rowsMax]);
      return affected === rowsMax;
    });
  }
}

/** Runs `batch` until it returns false; rejects with the reason of `signal`. */
async function inBatches(signal: AbortSignal, batch: () => Promise<boolean>): Promise<void> {
  await runInBatches(batch, { restFactor: REST_FACTOR, signal });
  signal.throwIfAborted();
}
