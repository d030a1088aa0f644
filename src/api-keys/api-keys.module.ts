import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyUses } from './key-uses.js';
import { KeyVault } from './key-vault.js';
import { KeyVerifier } from './key-verifier.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKey])],
  providers: [ApiKeysService, KeyVerifier, KeyVault, KeyUses],
  exports: [ApiKeysService, KeyVerifier, KeyVault],
})
export class ApiKeysModule {}
