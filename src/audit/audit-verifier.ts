import { Injectable } from '@nestjs/common';
import { KeyRing } from '../common/crypto/key-ring.js';
import { UserError } from '../common/errors/user-error.js';
import { HotPool } from '../database/database.module.js';
import { linkOf } from './audit-event.js';
import { formatHead, type ChainHead } from './audit-head.js';
import { AUDIT_KEY } from './audit-log.js';
import { AUDIT_COLUMNS, toChainedEvent, type AuditRow } from './audit-row.js';

/** What reading the whole chain has shown. */
interface AuditVerdict {
  ok: boolean;
  /** Events that were read and found right. */
  checked: number;
  /** The number of the first missing or modified event; null if there is none. */
  first_bad: number | null;
  /** The head of the chain (`formatHead`): the last event that the database claims, and its link. */
  head: string;
}

const BATCH = 1_000;

/** Verifies the whole audit log: detects changed, removed and inserted events. */
@Injectable()
export class AuditVerifier {
  constructor(
    private readonly pool: HotPool,
    private readonly keyRing: KeyRing,
  ) {}

  /**
   * Verifies the whole chain. If given, `expected`, a head noted earlier, must be part of it, which detects a chain that
   * was truncated or rewritten. Throws a `UserError` if an event was linked with a key that is no longer in `SECRET_KEY`.
   */
  async verify(expected?: ChainHead): Promise<AuditVerdict> {
    const { head, stray } = await this.readEnds();
    const shown = formatHead(head);
    let link: Buffer = Buffer.alloc(32);
    let checked = 0;
    const bad = () => ({ ok: false, checked, first_bad: checked + 1, head: shown });
    if (stray !== null && stray < 1) return { ...bad(), first_bad: stray };
    if (expected?.seq === 0 && !expected.link.equals(link)) return bad();
    while (checked < head.seq) {
      const batch = await this.read(checked, head.seq);
      for (const row of batch) {
        if (Number(row.seq) !== checked + 1 || !this.isGenuine(row, link)) return bad();
        if (expected?.seq === checked + 1 && !expected.link.equals(row.link)) return bad();
        link = row.link;
        checked += 1;
      }
      if (batch.length === 0) return bad();
    }
    if (!head.link.equals(link) || (expected && expected.seq > checked)) return bad();
    if (stray !== null) return { ...bad(), first_bad: stray };
    return { ok: true, checked, first_bad: null, head: shown };
  }

  /** The head, and the lowest number of an event before the first or after the head; one snapshot of both. */
  private async readEnds(): Promise<{ head: ChainHead; stray: number | null }> {
    const { rows } = await this.pool.query<EndsRow>(ENDS_SQL);
    const { seq, link, stray } = rows[0]!;
    return { head: { seq: Number(seq), link }, stray: stray === null ? null : Number(stray) };
  }

  private async read(after: number, last: number): Promise<AuditRow[]> {
    const { rows } = await this.pool.query<AuditRow>(READ_SQL, [after, last, BATCH]);
    return rows;
  }

  private isGenuine(row: AuditRow, previous: Buffer): boolean {
    const key = this.keyRing.find(AUDIT_KEY, row.key_id);
    if (!key)
      throw new UserError(
        `event ${row.seq} was linked with the key ${row.key_id}, which is not in SECRET_KEY; add it to verify`,
      );
    return linkOf(toChainedEvent(row), previous, key.bytes).equals(row.link);
  }
}

interface EndsRow {
  seq: string;
  link: Buffer;
  stray: string | null;
}

// Reads head and ends in one statement, and so in one snapshot. A missing head counts as that of an empty log.
const ENDS_SQL = `
  SELECT head.seq, head.link,
         least((SELECT min(seq) FROM audit_events WHERE seq < 1),
               (SELECT min(seq) FROM audit_events WHERE seq > head.seq)) AS stray
    FROM (SELECT coalesce(max(seq), 0) AS seq,
                 coalesce((SELECT link FROM audit_head), decode(repeat('00', 32), 'hex')) AS link
            FROM audit_head) AS head`;

const READ_SQL = `
  SELECT ${AUDIT_COLUMNS} FROM audit_events WHERE seq > $1 AND seq <= $2 ORDER BY audit_events.seq LIMIT $3`;
