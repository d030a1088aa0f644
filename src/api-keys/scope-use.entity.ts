import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Scope } from '../common/http/scopes.js';

/** When a key last used one of its scopes. */
@Entity('api_key_scope_uses')
export class ScopeUse {
  @PrimaryColumn('uuid')
  @ForeignKey('api_keys', { onDelete: 'CASCADE' })
  keyId: string;

  @PrimaryColumn('text')
  scope: Scope;

  /** Written in batches and at most once an hour, so up to an hour early. */
  @Column('timestamptz')
  usedAt: Date;
}
