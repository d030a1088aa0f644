import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { sha256 } from '../common/crypto/sha256.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import { seal, unseal } from '../common/crypto/sealing.js';
import { Clock } from '../common/time/clock.js';
import { StoredSession } from './session.entity.js';

/** A form that was submitted after its session had expired. */
export interface FormDraft {
  /** The path of its page, including the query. */
  page: string;
  /** The account that the page was shown to. */
  accountId: string;
  /** The submitted fields, URL-encoded, without secrets. */
  fields: string;
}

const PURPOSE = 'form draft';

const KEPT_FOR_MS = 3_600_000;

/** Stores a submitted form until its user has signed in again: one per session, for an hour. */
@Injectable()
export class FormDrafts {
  constructor(
    @InjectRepository(StoredSession) private readonly sessions: Repository<StoredSession>,
    private readonly clock: Clock,
    private readonly keyRing: KeyRing,
  ) {}

  /** Encrypts the fields for the sign-in page, because another user may sign in there. */
  seal({ accountId, fields }: FormDraft): string {
    return seal(fields, this.keyRing.current(PURPOSE), accountId).toString('base64url');
  }

  /** Stores sealed fields if the session is of the account that they are of. */
  async keepSealed(sessionId: string, page: string, sealed: string): Promise<void> {
    const session = await this.sessions.findOneBy({ idHash: sha256(sessionId) });
    const fields = session && this.unseal(sealed, session.accountId);
    if (fields !== null) await this.keep(sessionId, { page, fields });
  }

  private unseal(sealed: string, accountId: string): string | null {
    for (const key of this.keyRing.all(PURPOSE)) {
      try {
        return unseal(Buffer.from(sealed, 'base64url'), key, accountId);
      } catch {
        // Of another account, or sealed with another key.
      }
    }
    return null;
  }

  async keep(sessionId: string, { page, fields }: Pick<FormDraft, 'page' | 'fields'>): Promise<void> {
    const keptAt = new Date(this.clock.now());
    await this.sessions.update({ idHash: sha256(sessionId) }, { keptPage: page, keptFields: fields, keptAt });
  }

  /** Returns the submitted fields, or null if there is no draft or it has expired. */
  async find(sessionId: string): Promise<URLSearchParams | null> {
    const keptAt = MoreThan(new Date(this.clock.now() - KEPT_FOR_MS));
    const session = await this.sessions.findOneBy({ idHash: sha256(sessionId), keptAt });
    return session?.keptFields == null ? null : new URLSearchParams(session.keptFields);
  }

  async forget(sessionId: string): Promise<void> {
    const none = { keptPage: null, keptFields: null, keptAt: null };
    await this.sessions.update({ idHash: sha256(sessionId) }, none);
  }
}
