import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { HotPool } from '../database/database.module.js';
import { hashOf } from './sessions.service.js';

/** A form that could not be accepted because its session had expired. */
export interface FormDraft {
  /** The path of the page it is on, query included. */
  page: string;
  /** The typed fields, URL-encoded; no secrets. */
  fields: string;
}

const KEPT_FOR_MS = 3_600_000;

/** Stores what a user typed until they have signed in again: one form per session, for an hour. */
@Injectable()
export class FormDrafts {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  async keep(sessionId: string, { page, fields }: FormDraft): Promise<void> {
    const values = [hashOf(sessionId), page, fields, new Date(this.clock.now())];
    await this.pool.query(KEEP_SQL, values);
  }

  /** Returns the typed fields, or null if there is no draft or it has expired. */
  async find(sessionId: string): Promise<URLSearchParams | null> {
    const since = new Date(this.clock.now() - KEPT_FOR_MS);
    const { rows } = await this.pool.query<{ fields: string }>(FIND_SQL, [hashOf(sessionId), since]);
    return rows[0] ? new URLSearchParams(rows[0].fields) : null;
  }

  async forget(sessionId: string): Promise<void> {
    await this.pool.query(FORGET_SQL, [hashOf(sessionId)]);
  }
}

const KEEP_SQL = 'UPDATE sessions SET kept_page = $2, kept_fields = $3, kept_at = $4 WHERE id_hash = $1';

const FIND_SQL = `
  SELECT kept_fields AS fields FROM sessions WHERE id_hash = $1 AND kept_fields IS NOT NULL AND kept_at > $2`;

const FORGET_SQL =
  'UPDATE sessions SET kept_page = NULL, kept_fields = NULL, kept_at = NULL WHERE id_hash = $1';
