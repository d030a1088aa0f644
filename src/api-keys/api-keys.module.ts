import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '../common/time/clock.js';
import { Janitor } from '../database/janitor.js';
import { EventLog } from '../events/event-log.js';
import { RateLimitStorageModule } from '../rate-limit/rate-limit.module.js';
import { ActiveKeys } from './active-keys.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysService } from './api-keys.service.js';
import { wipeExpiredVaults } from './expired-vaults.js';
import { announceExpiringKeys } from './expiring-keys.js';
import { KeyAccessService } from './key-access.service.js';
import { KeyLimitsService } from './key-limits.service.js';
import { KeyLookups } from './key-lookups.js';
import { KeyMaker } from './key-maker.js';
import { KeyRevealsService } from './key-reveals.service.js';
import { KeyUses } from './key-uses.js';
import { KeyVault } from './key-vault.js';
import { KeyVerifier } from './key-verifier.js';
import { ScopeUse } from './scope-use.entity.js';
import { ScopeUses } from './scope-uses.js';
import { UnusedScopes } from './unused-scopes.js';
import { VaultReencryption } from './vault-reencryption.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKey, ScopeUse]), RateLimitStorageModule],
  providers: [
    ActiveKeys,
    ApiKeysService,
    KeyAccessService,
    KeyLimitsService,
    KeyLookups,
    KeyMaker,
    KeyRevealsService,
    KeyVerifier,
    KeyVault,
    KeyUses,
    ScopeUses,
    UnusedScopes,
    VaultReencryption,
  ],
  exports: [
    TypeOrmModule,
    ActiveKeys,
    ApiKeysService,
    KeyAccessService,
    KeyLimitsService,
    KeyLookups,
    KeyRevealsService,
    KeyVerifier,
    KeyVault,
    ScopeUses,
    UnusedScopes,
    VaultReencryption,
  ],
})
export class ApiKeysModule implements OnModuleInit {
  constructor(
    private readonly janitor: Janitor,
    private readonly clock: Clock,
    private readonly events: EventLog,
  ) {}

  onModuleInit() {
    this.janitor.register('ciphertexts of expired keys', wipeExpiredVaults(this.clock));
    this.janitor.register('events of expiring keys', announceExpiringKeys(this.clock, this.events));
  }
}
