import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from './account.entity.js';
import { AccountsService } from './accounts.service.js';
import { Plan } from './plan.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account, Plan])],
  providers: [AccountsService],
  exports: [AccountsService],
})
export class AccountsModule {}
