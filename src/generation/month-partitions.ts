import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { Log } from '../common/logging/log.js';
import { Clock } from '../common/time/clock.js';
import { lowestIdAt, timeOfId } from '../common/time/time-ordered-id.js';
import { Janitor } from '../database/janitor.js';
import { cautiousNow } from './cautious-now.js';
import { LATER, listPartitions, PARTITION_LOCK_WAIT_MS } from './partition-list.js';
import { boundsToCreate, monthName } from './partition-months.js';

const WORK_MAX_MS = 100;
/** Texts of a clock that was ahead. Moving them takes a few ms. */
const MOVED_MAX = 100;

/**
 * Creates the partitions of the coming months, before the first request and then every minute. Ids that belong to no
 * month are in `generations_earlier` and `generations_later`, so that no insert fails.
 */
@Injectable()
export class MonthPartitions implements OnModuleInit {
  private isFailing = false;

  constructor(
    private readonly janitor: Janitor,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    janitor.register('partitions', (client) => this.create(client));
  }

  async onModuleInit(): Promise<void> {
    await this.janitor.runOnce((client) => this.create(client)).catch((err: unknown) => this.warn({ err }));
  }

  /** Creates what is missing; returns 0, because it deletes nothing. */
  private async create(client: ClientBase): Promise<number> {
    const areComplete = await createMonths(client, await cautiousNow(client, this.clock));
    if (areComplete) this.isFailing = false;
    else this.warn({ reason: `${LATER} holds more than ${MOVED_MAX} texts of the coming months` });
    return 0;
  }

  /** Inserts continue in the partition of later ids. */
  private warn(context: object): void {
    if (!this.isFailing)
      this.log.warn(
        context,
        'the partitions of the coming months could not be created; retrying every minute',
      );
    this.isFailing = true;
  }
}

/**
 * Creates the missing partitions up to the month after that of `now`, in the transaction of `client`. They are taken from
 * the partition of later ids, and its texts of these months are moved. Returns false, and changes nothing, if there are
 * too many of them.
 */
export async function createMonths(client: ClientBase, now: number): Promise<boolean> {
  const later = (await listPartitions(client)).find(({ name }) => name === LATER);
  if (!later?.from) return true;
  const bounds = boundsToCreate(timeOfId(later.from), now);
  const end = bounds.at(-1);
  if (end === undefined) return true;
  const { rows: ahead } = await client.query(`SELECT id FROM ${LATER} WHERE id < $1 LIMIT $2`, [
    lowestIdAt(end),
    MOVED_MAX + 1,
  ]);
  if (ahead.length > MOVED_MAX) return false;
  const months = bounds
    .slice(0, -1)
    .map((from, index) => ({ name: `generations_${monthName(from)}`, from, to: bounds[index + 1]! }));
  for (const { name } of months) await client.query(`CREATE TABLE ${name} (LIKE generations INCLUDING ALL)`);
  await client.query(attachSql(months, end, ahead.length > 0));
  return true;
}

/**
 * Attaches tables as the partitions before `end`. All statements are sent in one message, so that the lock is not held
 * while a busy process waits for its turn.
 */
function attachSql(months: { name: string; from: number; to: number }[], end: number, hasAhead: boolean) {
  return [
    `SET LOCAL lock_timeout = ${PARTITION_LOCK_WAIT_MS}`,
    // Attaching reads the other later texts. If they are too many, everything stays as it is.
    `SET LOCAL statement_timeout = ${WORK_MAX_MS}`,
    `ALTER TABLE generations DETACH PARTITION ${LATER}`,
    ...months.map(({ name, from, to }) => attach(name, from, `'${lowestIdAt(to)}'`)),
    // A detached partition has no triggers, so that search documents and idempotency keys stay.
    ...(hasAhead
      ? [
          `WITH moved AS (DELETE FROM ${LATER} WHERE id < '${lowestIdAt(end)}' RETURNING *)
           INSERT INTO generations SELECT * FROM moved`,
        ]
      : []),
    attach(LATER, end, 'MAXVALUE'),
  ].join(';\n');
}

function attach(name: string, from: number, to: string): string {
  return `ALTER TABLE generations ATTACH PARTITION ${name} FOR VALUES FROM ('${lowestIdAt(from)}') TO (${to})`;
}
