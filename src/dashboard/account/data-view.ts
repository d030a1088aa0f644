import { Injectable } from '@nestjs/common';
import { AccountData } from '../../account-data/account-data.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Config } from '../../config/config.js';
import type { SessionContext } from '../frame/session-context.js';
import { DataPage } from './data-page.js';

/** What a form on the page contained, and how it ended. */
interface DataWords {
  notice?: string | null;
  problem?: string;
  retentionDays?: string | null;
  from?: string;
  to?: string;
}

/** Shows the page about the data of an account. */
@Injectable()
export class DataView {
  constructor(
    private readonly accounts: AccountsService,
    private readonly data: AccountData,
    private readonly config: Config,
  ) {}

  async page(context: SessionContext, { retentionDays, from = '', to = '', ...words }: DataWords) {
    const { id } = context.account;
    const account = await this.accounts.get(id);
    return DataPage({
      context,
      jobs: await this.data.list(id),
      retentionDays: retentionDays ?? String(account.retentionDays ?? ''),
      retentionDaysMax: this.config.retentionDays,
      period: { from, to },
      ...words,
    });
  }
}
