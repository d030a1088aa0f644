import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { Account } from './account.entity.js';
import { StoredSession } from './session.entity.js';
import { sha256 } from '../common/crypto/sha256.js';
import { DAY_MS } from '../common/time/day-ms.js';

/** A session with the account that is signed in. */
export interface Session extends Pick<
  StoredSession,
  'signedInAt' | 'confirmedAt' | 'expiresAt' | 'keptPage'
> {
  account: Pick<Account, 'id' | 'email' | 'name' | 'isAdmin' | 'plan'>;
}

/** Where a session was opened; shown to its owner. */
export interface SessionOrigin {
  address: string;
  userAgent: string;
  /** The browser's device cookie (`KnownBrowsers`), if it has one. */
  deviceToken?: string | undefined;
}

/** A session as its owner sees it. */
export interface OpenSession extends SessionOrigin {
  /** Identifies the session without granting access. */
  handle: string;
  signedInAt: Date;
  isCurrent: boolean;
}

/** A week, so that a forgotten browser does not stay signed in. */
const LIFETIME_MS = 7 * DAY_MS;
const USER_AGENT_LENGTH_MAX = 300;
const LISTED_MAX = 100;

/** Reports whether a text has the form of a session's id. */
export function isSessionId(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Server-side sessions, for pages and for the authorization server. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(StoredSession) private readonly sessions: Repository<StoredSession>,
    private readonly clock: Clock,
    janitor: Janitor,
  ) {
    janitor.register('sessions', deleteExpired('sessions', { keptFor: '1 day' }));
  }

  /** Opens a session and returns its id, which is the cookie's value and stored nowhere else. */
  async open(
    accountId: string,
    { address, userAgent }: SessionOrigin,
    manager = this.sessions.manager,
  ): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const signedInAt = new Date(this.clock.now());
    await manager.insert(StoredSession, {
      idHash: sha256(id),
      accountId,
      signedInAt,
      confirmedAt: signedInAt,
      expiresAt: new Date(signedInAt.getTime() + LIFETIME_MS),
      address,
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH_MAX),
    });
    return id;
  }

  /** Returns null for unknown, ended and expired sessions, and for those of a suspended account. */
  async find(id: string | undefined): Promise<Session | null> {
    if (id === undefined || !isSessionId(id)) return null;
    const session = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndMapOne('session.account', Account, 'account', 'account.id = session.accountId')
      .where({ idHash: sha256(id) })
      .andWhere('account.suspendedAt IS NULL')
      .getOne();
    if (!session || session.expiresAt.getTime() <= this.clock.now()) return null;
    return session as StoredSession & { account: Account };
  }

  /** Returns an account's open sessions, newest first; `currentId` is the session of the request. */
  async list(accountId: string, currentId: string): Promise<OpenSession[]> {
    const sessions = await this.sessions.find({
      where: { accountId, expiresAt: MoreThan(new Date(this.clock.now())) },
      order: { signedInAt: 'DESC' },
      take: LISTED_MAX,
    });
    return sessions.map((session) => toOpenSession(session, currentId));
  }

  /** Finds an account's open session by its handle; null if there is none. */
  async findOpen(accountId: string, handle: string, currentId: string): Promise<OpenSession | null> {
    if (!isHandle(handle)) return null;
    const session = await this.sessions.findOneBy({
      accountId,
      idHash: Buffer.from(handle, 'hex'),
      expiresAt: MoreThan(new Date(this.clock.now())),
    });
    return session && toOpenSession(session, currentId);
  }

  /** Records that the password was entered again. */
  async confirm(id: string): Promise<void> {
    await this.sessions.update({ idHash: sha256(id) }, { confirmedAt: new Date(this.clock.now()) });
  }

  /** Ends one session; does nothing for an unknown one. */
  async end(id: string): Promise<void> {
    await this.sessions.delete({ idHash: sha256(id) });
  }

  /** Ends an account's session by its handle and returns its origin; null if there is none. */
  async endOne(accountId: string, handle: string): Promise<SessionOrigin | null> {
    if (!isHandle(handle)) return null;
    const key = { accountId, idHash: Buffer.from(handle, 'hex') };
    const session = await this.sessions.findOneBy(key);
    const { affected } = await this.sessions.delete(key);
    return session && affected ? { address: session.address, userAgent: session.userAgent } : null;
  }

  /** Ends all sessions of an account. */
  async endAll(accountId: string, manager = this.sessions.manager): Promise<void> {
    await manager.delete(StoredSession, { accountId });
  }
}

function isHandle(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

function toOpenSession(session: StoredSession, currentId: string): OpenSession {
  const { idHash, signedInAt, address, userAgent } = session;
  const isCurrent = idHash.equals(sha256(currentId));
  return { handle: idHash.toString('hex'), signedInAt, address, userAgent, isCurrent };
}
