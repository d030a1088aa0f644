import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.entity.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Config } from '../../config/config.js';
import { TextCounts } from '../../generation/text-counts.js';
import { readLimit } from '../keys/key-form.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect, type PageResult } from '../../web/page-result.js';
import type { SessionContext } from '../frame/session-context.js';
import { RetentionConfirmation } from './retention-confirmation.js';

/** What `RETENTION_DAYS` accepts. */
const DAYS_MAX = 36_500;

/** Where a form about retention is, and where it is sent. */
interface RetentionPlace {
  /** The page with the form. */
  back: string;
  path: string;
}

/** Changes how long an account keeps its texts, for its owner and for administrators. */
@Injectable()
export class RetentionChanges {
  constructor(
    private readonly accounts: AccountsService,
    private readonly older: TextCounts,
    private readonly config: Config,
  ) {}

  /**
   * Saves the period of a form. Asks for confirmation first if texts would be deleted. Throws a `UserError` for an invalid
   * period, and for one longer than the operator's.
   */
  async save(
    context: SessionContext,
    account: Account,
    form: URLSearchParams,
    { back, path }: RetentionPlace,
  ): Promise<PageResult> {
    const max = this.config.retentionDays ?? DAYS_MAX;
    const days = readLimit(fieldOf(form, 'retention_days'), 'The number of days', 'retention_days', max);
    if (days !== null && form.get('confirmed') !== 'yes') {
      const texts = await this.older.count(account.id, days);
      if (texts > 0) return RetentionConfirmation({ context, account, days, texts, back, path });
    }
    await this.accounts.setLimits(account, { retentionDays: days });
    return redirect(`${back}?done=retention`);
  }
}
