import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Janitor } from '../database/janitor.js';
import { AccountUsageTotal } from './account-usage-total.entity.js';
import { addUpDaysOfAccounts } from './account-usage-totals.js';
import { TokensByApp } from './tokens-by-app.js';
import { UsageDay } from './usage-day.entity.js';
import { UsageDays } from './usage-days.js';
import { UsageMonth } from './usage-month.entity.js';
import { UsageReport } from './usage-report.js';
import { rollUpUsage } from './usage-roll-up.js';
import { UsageTotal } from './usage-total.entity.js';
import { addUpDays } from './usage-totals.js';
import { UsageController } from './usage.controller.js';
import { UsageService } from './usage.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountUsageTotal, UsageDay, UsageMonth, UsageTotal])],
  controllers: [UsageController],
  providers: [UsageDays, UsageService, TokensByApp, UsageReport],
  exports: [TypeOrmModule, TokensByApp, UsageDays],
})
export class UsageModule implements OnModuleInit {
  constructor(private readonly janitor: Janitor) {}

  onModuleInit() {
    this.janitor.register('daily totals', addUpDays);
    // After the totals that it reads.
    this.janitor.register('daily totals of accounts', addUpDaysOfAccounts);
    this.janitor.register('usage entries', rollUpUsage);
  }
}
