import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountUsageTotal } from './account-usage-total.entity.js';
import { AccountUsageTotals } from './account-usage-totals.js';
import { TokensByApp } from './tokens-by-app.js';
import { UsageDay } from './usage-day.entity.js';
import { UsageDays } from './usage-days.js';
import { UsageMonth } from './usage-month.entity.js';
import { UsageReport } from './usage-report.js';
import { UsageRollUp } from './usage-roll-up.js';
import { UsageTotal } from './usage-total.entity.js';
import { UsageTotals } from './usage-totals.js';
import { UsageController } from './usage.controller.js';
import { UsageService } from './usage.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountUsageTotal, UsageDay, UsageMonth, UsageTotal])],
  controllers: [UsageController],
  providers: [
    UsageDays,
    UsageService,
    UsageTotals,
    AccountUsageTotals,
    TokensByApp,
    UsageReport,
    UsageRollUp,
  ],
  exports: [TypeOrmModule, TokensByApp, UsageDays],
})
export class UsageModule {}
