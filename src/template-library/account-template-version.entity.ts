import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { TemplateContent } from './template-content.js';

/** A version of an account's template. It is inserted once, and deleted with the template. */
@Entity('account_template_versions')
export class AccountTemplateVersion {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @PrimaryColumn('text')
  templateId: string;

  /** Counts up from 1. */
  @PrimaryColumn('integer')
  version: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  /** The instructions for the model, with placeholders for the variables. */
  @Column('text')
  instructions: string;

  @Column('jsonb')
  variables: TemplateContent['variables'];

  @Column('jsonb', { nullable: true })
  example: TemplateContent['example'];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
