import { Injectable } from '@nestjs/common';
import { databaseError } from '../common/errors/database-error.js';
import type { Principal } from '../common/http/principal.js';
import { lateOutcomeOf } from '../database/late-outcome.js';
import { hasOwnBudget, monthOf } from './budget-limits.js';
import { quotaExhausted } from './quota-exhausted.js';
import { ReservationLeases } from './reservation-leases.js';
import { ReservationStore } from './reservation-store.js';
import type { ReservationOutcome, ReservationRow } from './reserve-sql.js';

/** What a call can use at most. */
export interface CallAmounts {
  /** Input and output tokens together. */
  tokens: number;
  /** Nano-units of the currency. */
  spend: bigint;
}

/** What a running call holds of its limits. The statement that stores the record settles it. */
export interface Reservation extends CallAmounts {
  /** The row of `credential_months` that the record is counted in; null where the credential has no limit. */
  credentialId: string | null;
  /** Ends the renewal of the lease; for calls that are stored. */
  settle(): void;
  /** Returns to the limits what is reserved. Never rejects: what remains is released when the lease has ended. */
  release(): Promise<void>;
}

/** Reserves what a call can use of its monthly limits before a model is called. */
@Injectable()
export class Budgets {
  constructor(
    private readonly store: ReservationStore,
    private readonly leases: ReservationLeases,
  ) {}

  /**
   * Reserves for the generation with this id, in the month of `startedAt`. Throws `quota_exhausted`, with the name of
   * the limit in `details`, where used and reserved leave too little of one; then nothing is reserved.
   */
  async reserve(
    principal: Principal,
    id: string,
    { startedAt, ...amounts }: CallAmounts & { startedAt: number },
  ): Promise<Reservation> {
    const row = toRow(principal, id, amounts, startedAt);
    const { exceeded, taken, used } = await this.add(row);
    if (exceeded === 'uncounted') throw new Error('a usage counter has been deleted');
    if (exceeded !== null) {
      const wanted = exceeded === 'spend' ? row.spend : row.tokens;
      throw quotaExhausted(principal, exceeded, {
        taken: Number(taken),
        used: Number(used),
        wanted: Number(wanted),
      });
    }
    const stop = this.leases.renew(id);
    const release = () => {
      stop();
      return this.release(row);
    };
    return { ...amounts, credentialId: row.credentialId, settle: stop, release };
  }

  private add(row: ReservationRow): Promise<ReservationOutcome> {
    return this.store.reserve(row).catch((error) => {
      // A reservation that appears after the wait has ended is not used.
      lateOutcomeOf<ReservationOutcome>(error)
        ?.then(() => this.release(row))
        .catch(() => undefined);
      // Without the outcome, which callers would take for that of the record.
      throw lateOutcomeOf(error) ? databaseError(error) : error;
    });
  }

  private release(row: ReservationRow): Promise<void> {
    return this.store.release(row).catch(() => undefined);
  }
}

function toRow(
  { account, credential }: Principal,
  id: string,
  { tokens, spend }: CallAmounts,
  startedAt: number,
): ReservationRow {
  return {
    id,
    accountId: account.id,
    month: monthOf(startedAt),
    credentialId: hasOwnBudget(credential) ? credential.budgetId : null,
    tokens: BigInt(tokens),
    spend,
    accountTokensMax: account.tokensPerMonth,
    tokensMax: credential.tokensPerMonth,
    spendMax: credential.spendPerMonth,
    retries: 0,
  };
}
