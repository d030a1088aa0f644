import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.entity.js';
import { SessionsService, type OpenSession } from '../../accounts/sessions.service.js';
import { MonthlyUsage } from '../../budgets/monthly-usage.js';
import { ConnectedAppsService, type ConnectedApp } from '../../oauth/consents/connected-apps.service.js';
import { RequestStatistics, type CallStatistics } from '../../request-log/request-statistics.js';
import { DAYS_DEFAULT, UsageFigures, type DayFigures } from '../charts/usage-figures.js';
import { AppList, type ListedApp } from '../apps/app-list.js';
import { KeyList, type ListedKey } from '../keys/key-list.js';

/** What an administrator sees of an account besides its settings. */
export interface AccountDetails {
  /** The figures of each of the last 30 days. */
  figures: DayFigures[];
  statistics: CallStatistics;
  /** Tokens used this calendar month. */
  tokensUsed: number;
  /** The keys that were used last. */
  keys: ListedKey[];
  /** The apps that it registered last, and those that it authorized last. */
  ownApps: ListedApp[];
  connectedApps: ConnectedApp[];
  sessions: OpenSession[];
}

const SHOWN_MAX = 5;

/** Reads the usage, credentials and sessions of an account. */
@Injectable()
export class AccountDetailsReader {
  constructor(
    private readonly figures: UsageFigures,
    private readonly statistics: RequestStatistics,
    private readonly usage: MonthlyUsage,
    private readonly keys: KeyList,
    private readonly apps: AppList,
    private readonly connected: ConnectedAppsService,
    private readonly sessions: SessionsService,
  ) {}

  /** `sessionId` is the session of the administrator, which can be one of the account. */
  async read({ id: accountId }: Account, sessionId: string): Promise<AccountDetails> {
    const [figures, statistics, tokensUsed, keys, ownApps, connectedApps, sessions] = await Promise.all([
      this.figures.ofAccount(accountId),
      this.statistics.ofLast(DAYS_DEFAULT, accountId),
      this.usage.accountTokens(accountId),
      this.keys.page({ accountId, order: '-used', page: 1 }),
      this.apps.page({ accountId, order: '-registered', page: 1 }),
      this.connected.list(accountId, SHOWN_MAX),
      this.sessions.list(accountId, sessionId),
    ]);
    return {
      figures,
      statistics,
      tokensUsed,
      keys: keys.items.slice(0, SHOWN_MAX),
      ownApps: ownApps.items.slice(0, SHOWN_MAX),
      connectedApps,
      sessions,
    };
  }
}
