import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { accountEvent } from '../accounts/account-audit-event.js';
import { Account } from '../accounts/account.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/time/clock.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { Dispatcher } from '../queue/dispatcher.js';
import { JobLost, type RunningJob } from '../queue/job-handler.js';
import { QueueService } from '../queue/queue.service.js';
import { AccountDataJob, type AccountDataKind } from './account-data-job.entity.js';
import { ExportTooLarge, ExportWriter } from './export-writer.js';
import { TextErasure } from './text-erasure.js';

/** Low, because each export or erasure reads or deletes many rows. */
const CONCURRENCY = 1;
const KEPT_MS = 7 * DAY_MS;

/** Runs exports and erasures. If a process is killed, another one starts them again. */
@Injectable()
export class AccountDataRunner implements OnModuleInit {
  constructor(
    @InjectRepository(AccountDataJob) private readonly jobs: Repository<AccountDataJob>,
    private readonly dispatcher: Dispatcher,
    private readonly queue: QueueService,
    private readonly exports: ExportWriter,
    private readonly erasure: TextErasure,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const kind of ['export', 'erase'] as const)
      this.dispatcher.handle<{ jobId: string }>(kind, {
        concurrency: CONCURRENCY,
        run: (entry) => this.run(kind, entry),
      });
  }

  private async run(kind: AccountDataKind, entry: RunningJob<{ jobId: string }>): Promise<void> {
    const job = await this.jobs.findOneBy({ id: entry.data.jobId, finishedAt: IsNull() });
    if (!job) return this.queue.drop(kind, entry.attempt);
    await this.jobs.update(job.id, { startedAt: () => 'coalesce(started_at, now())' });
    await this.finish(entry, job, await this.work(job, entry.signal));
  }

  /** Exports or erases; returns what is stored in the job. */
  private async work(job: AccountDataJob, signal: AbortSignal): Promise<Partial<AccountDataJob>> {
    if (job.kind === 'erase') {
      await this.erasure.erase(job, signal);
      return {};
    }
    try {
      return await this.exports.write(job, randomUUID(), signal);
    } catch (error) {
      if (error instanceof ExportTooLarge) return { failure: 'too_large' };
      throw error;
    }
  }

  /** Ends the job, deletes earlier exports and the chunks of interrupted runs, and completes its entry in the queue. */
  private async finish(
    entry: RunningJob<object>,
    { id, accountId, kind }: AccountDataJob,
    file: Partial<AccountDataJob>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.jobs.manager.transaction(async (manager) => {
      const finished = { ...file, finishedAt: new Date(now), expiresAt: new Date(now + KEPT_MS) };
      const { affected } = await manager.update(AccountDataJob, { id, finishedAt: IsNull() }, finished);
      if (affected !== 1) throw new JobLost();
      if (file.runId) await manager.query(EXPIRE_EARLIER_SQL, [accountId, id]);
      await this.queue.complete(kind, [entry.attempt], manager);
      const account = await manager.findOneByOrFail(Account, { id: accountId });
      const { texts, failure } = await manager.findOneByOrFail(AccountDataJob, { id });
      const origin = {
        actor: { type: 'account' as const, id: accountId, name: account.email },
        address: null,
        requestId: null,
      };
      const action = kind === 'export' ? 'data.exported' : 'data.erased';
      if (failure === null)
        await this.audit.append(manager, { ...accountEvent(action, account), after: { texts } }, origin);
    });
  }
}

const EXPIRE_EARLIER_SQL = `
  UPDATE account_data_jobs SET expires_at = now(), run_id = NULL WHERE account_id = $1 AND kind = 'export' AND id <> $2`;
