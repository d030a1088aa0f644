import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitStorageModule } from '../rate-limit/rate-limit.module.js';
import { ActiveKeys } from './active-keys.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysService } from './api-keys.service.js';
import { ExpiredVaults } from './expired-vaults.js';
import { ExpiringKeys } from './expiring-keys.js';
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
    ExpiredVaults,
    ExpiringKeys,
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
export class ApiKeysModule {}
