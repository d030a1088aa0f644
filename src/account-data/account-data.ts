import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, type Repository } from 'typeorm';
import { accountEvent } from '../accounts/account-audit-event.js';
import { Account } from '../accounts/account.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { UserError } from '../common/errors/user-error.js';
import { Clock } from '../common/time/clock.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { lowestIdAt, timeOrderedIds } from '../common/time/time-ordered-id.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { QueueService } from '../queue/queue.service.js';
import { AccountDataJob, type AccountDataKind } from './account-data-job.entity.js';
import { ExportChunk } from './export-chunk.entity.js';

const idAt = timeOrderedIds();
const LISTED_MAX = 10;

/** UTC days, `YYYY-MM-DD`; null for no limit. */
export interface Period {
  from: string | null;
  to: string | null;
}

/** Starts exports and erasures of an account's data, and reads their state and files. */
@Injectable()
export class AccountData {
  constructor(
    @InjectRepository(AccountDataJob) private readonly jobs: Repository<AccountDataJob>,
    @InjectRepository(ExportChunk) private readonly chunks: Repository<ExportChunk>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly queue: QueueService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The latest exports and erasures of an account, newest first. */
  list(accountId: string): Promise<AccountDataJob[]> {
    const expiresAt = MoreThan(new Date(this.clock.now()));
    return this.jobs.find({
      where: [
        { accountId, finishedAt: IsNull() },
        { accountId, expiresAt },
      ],
      order: { id: 'DESC' },
      take: LISTED_MAX,
    });
  }

  /** Starts an export. Throws a `UserError` if an export or an erasure of the account has not finished. */
  startExport(account: Pick<Account, 'id' | 'email'>): Promise<void> {
    return this.start(account, 'export', { from: null, to: null });
  }

  /** Starts to erase the texts of a period, or all. Throws as `startExport` does. */
  startErasure(account: Pick<Account, 'id' | 'email'>, period: Period): Promise<void> {
    return this.start(account, 'erase', period);
  }

  /** Opens the file of an export, and notes it in the audit log. Returns null if the account has no such file. */
  async openExport(accountId: string, id: string): Promise<{ bytes: number; file: Readable } | null> {
    const where = { id, accountId, kind: 'export' as const, expiresAt: MoreThan(new Date(this.clock.now())) };
    const job = await this.jobs.findOneBy(where);
    if (!job?.runId) return null;
    const account = await this.accounts.findOneByOrFail({ id: accountId });
    await this.audit.note(accountEvent('data.export_downloaded', account));
    return { bytes: job.bytes, file: Readable.from(this.chunksOf(id, job.runId)) };
  }

  private async *chunksOf(jobId: string, runId: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const chunk = await this.chunks.findOneBy({ jobId, runId, number });
      if (!chunk) return;
      yield chunk.data;
    }
  }

  private async start(
    account: Pick<Account, 'id' | 'email'>,
    kind: AccountDataKind,
    period: Period,
  ): Promise<void> {
    const { id: accountId } = account;
    const now = this.clock.now();
    const id = idAt(now);
    const queueJob = { id, data: { jobId: id } };
    try {
      await this.jobs.manager.transaction(async (manager) => {
        const lastId = kind === 'erase' ? await this.lastIdOf(accountId, period, now) : null;
        await manager.insert(AccountDataJob, {
          id,
          accountId,
          kind,
          periodFrom: period.from,
          periodTo: period.to,
          lastId,
          createdAt: new Date(now),
        });
        await this.queue.insert(kind, [queueJob], manager);
        const found = await manager.findOneByOrFail(Account, { id: accountId });
        const action = kind === 'export' ? 'data.export_requested' : 'data.erasure_requested';
        const after = kind === 'erase' ? { from: period.from, to: period.to } : null;
        await this.audit.append(manager, { ...accountEvent(action, found), after });
      });
    } catch (error) {
      if (isUniqueViolation(error, 'account_data_jobs_active_key'))
        throw new UserError('An export or deletion is in progress. Try again when it has finished.');
      throw error;
    }
  }

  /** The last id of a period that exists: the present, or a later one that a clock ahead has made. */
  private async lastIdOf(accountId: string, { to }: Period, now: number): Promise<string> {
    const [newest] = await this.jobs.query<{ id: string }[]>(NEWEST_SQL, [accountId]);
    const present = lowestIdAt(now);
    const last = newest && newest.id > present ? newest.id : present;
    const end = to === null ? null : lowestIdAt(Date.parse(to) + DAY_MS);
    return end !== null && end < last ? end : last;
  }
}

const NEWEST_SQL = 'SELECT id FROM generations WHERE account_id = $1 ORDER BY id DESC LIMIT 1';
