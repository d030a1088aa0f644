import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Janitor } from '../database/janitor.js';
import { Budgets } from './budgets.js';
import { CredentialMonth } from './credential-month.entity.js';
import { ExpiredReservations } from './expired-reservations.js';
import { MonthlyUsage } from './monthly-usage.js';
import { recountUsage } from './recounts.js';
import { ReservationLeases } from './reservation-leases.js';
import { ReservationStore } from './reservation-store.js';

/** Monthly limits: what calls reserve of them, and what has been used. */
@Module({
  imports: [TypeOrmModule.forFeature([CredentialMonth])],
  providers: [Budgets, ExpiredReservations, MonthlyUsage, ReservationLeases, ReservationStore],
  exports: [Budgets, MonthlyUsage],
})
export class BudgetsModule implements OnModuleInit {
  constructor(private readonly janitor: Janitor) {}

  onModuleInit() {
    this.janitor.register('usage from before a limit', recountUsage);
  }
}
