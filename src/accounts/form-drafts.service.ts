import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { StoredSession } from './session.entity.js';
import { hashOf } from './sessions.service.js';

/** A form that was submitted after its session had expired. */
export interface FormDraft {
  /** The path of its page, including the query. */
  page: string;
  /** The submitted fields, URL-encoded, without secrets. */
  fields: string;
}

const KEPT_FOR_MS = 3_600_000;

/** Stores a submitted form until its user has signed in again: one per session, for an hour. */
@Injectable()
export class FormDrafts {
  constructor(
    @InjectRepository(StoredSession) private readonly sessions: Repository<StoredSession>,
    private readonly clock: Clock,
  ) {}

  async keep(sessionId: string, { page, fields }: FormDraft): Promise<void> {
    const keptAt = new Date(this.clock.now());
    await this.sessions.update({ idHash: hashOf(sessionId) }, { keptPage: page, keptFields: fields, keptAt });
  }

  /** Returns the submitted fields, or null if there is no draft or it has expired. */
  async find(sessionId: string): Promise<URLSearchParams | null> {
    const keptAt = MoreThan(new Date(this.clock.now() - KEPT_FOR_MS));
    const session = await this.sessions.findOneBy({ idHash: hashOf(sessionId), keptAt });
    return session?.keptFields == null ? null : new URLSearchParams(session.keptFields);
  }

  async forget(sessionId: string): Promise<void> {
    const none = { keptPage: null, keptFields: null, keptAt: null };
    await this.sessions.update({ idHash: hashOf(sessionId) }, none);
  }
}
