import { Module } from '@nestjs/common';
import { TokenQuota } from './token-quota.js';
import { UsageDays } from './usage-days.js';
import { UsageTotals } from './usage-totals.js';
import { UsageController } from './usage.controller.js';
import { UsageService } from './usage.service.js';

@Module({
  controllers: [UsageController],
  providers: [UsageDays, UsageService, UsageTotals, TokenQuota],
  exports: [UsageDays, TokenQuota],
})
export class UsageModule {}
