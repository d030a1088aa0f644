import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';

/** A person who is signed in, in one browser. */
export interface Session {
  account: { id: string; email: string; name: string; isAdmin: boolean };
  signedInAt: Date;
  /** When the password was last given. */
  confirmedAt: Date;
  expiresAt: Date;
  /** The page of a form that was typed before signing in; null where there is none. */
  keptPage: string | null;
}

/** Where a session was opened from, for its owner to recognise. */
export interface SessionOrigin {
  address: string;
  userAgent: string;
  /** The browser's device cookie (`KnownBrowsers`), where it has one. */
  deviceToken?: string | undefined;
}

/** A session as its owner sees it. */
export interface OpenSession extends SessionOrigin {
  /** Names the session, and opens nothing. */
  handle: string;
  signedInAt: Date;
  isCurrent: boolean;
}

/** A week: long enough not to annoy, short enough that a forgotten browser does not stay signed in. */
const LIFETIME_MS = 7 * 86_400_000;
const USER_AGENT_LENGTH_MAX = 300;

/** Server-side sessions: the one truth about who is signed in, for pages and for the authorization server. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    janitor: Janitor,
  ) {
    janitor.register('sessions', deleteExpired('sessions', { keptFor: '1 day' }));
  }

  /** Opens a session and returns its id, which is the cookie's value and kept nowhere else. */
  async open(accountId: string, { address, userAgent }: SessionOrigin): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const times = [new Date(now), new Date(now + LIFETIME_MS)];
    const origin = [address, userAgent.slice(0, USER_AGENT_LENGTH_MAX)];
    await this.pool.query(OPEN_SQL, [hashOf(id), accountId, ...times, ...origin]);
    return id;
  }

  /** Returns null for unknown and ended sessions, and for those of a suspended account. */
  async find(id: string | undefined): Promise<Session | null> {
    if (id === undefined || !/^[\w-]{43}$/.test(id)) return null;
    const values = [hashOf(id), new Date(this.clock.now())];
    const { rows } = await this.pool.query<SessionRow>({ name: 'find-session', text: FIND_SQL, values });
    const row = rows[0];
    if (!row) return null;
    const { account_id, email, name, is_admin, signed_in_at, confirmed_at, expires_at, kept_page } = row;
    return {
      account: { id: account_id, email, name, isAdmin: is_admin },
      signedInAt: signed_in_at,
      confirmedAt: confirmed_at,
      expiresAt: expires_at,
      keptPage: kept_page,
    };
  }

  /** The open sessions of an account, the newest first; `currentId` tells which one is asking. */
  async list(accountId: string, currentId: string): Promise<OpenSession[]> {
    const values = [accountId, new Date(this.clock.now()), hashOf(currentId)];
    const { rows } = await this.pool.query<OpenSession>(LIST_SQL, values);
    return rows;
  }

  /** Notes that the password was given again. */
  async confirm(id: string): Promise<void> {
    const confirmedAt = new Date(this.clock.now());
    await this.pool.query('UPDATE sessions SET confirmed_at = $2 WHERE id_hash = $1', [
      hashOf(id),
      confirmedAt,
    ]);
  }

  /** Ends one session; an unknown one is no error. */
  async end(id: string): Promise<void> {
    await this.pool.query('DELETE FROM sessions WHERE id_hash = $1', [hashOf(id)]);
  }

  /** Ends the session of an account that a handle names; returns where it was open, null where there is none such. */
  async endOne(accountId: string, handle: string): Promise<SessionOrigin | null> {
    if (!/^[0-9a-f]{64}$/.test(handle)) return null;
    const { rows } = await this.pool.query<SessionOrigin>(END_ONE_SQL, [accountId, handle]);
    return rows[0] ?? null;
  }

  /** Ends every session of an account, in whatever browser. */
  async endAll(accountId: string): Promise<void> {
    await this.pool.query('DELETE FROM sessions WHERE account_id = $1', [accountId]);
  }
}

/** What stands for a session's id in the database. */
export function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

interface SessionRow {
  account_id: string;
  email: string;
  name: string;
  is_admin: boolean;
  signed_in_at: Date;
  confirmed_at: Date;
  expires_at: Date;
  kept_page: string | null;
}

const LIST_SQL = `
  SELECT encode(id_hash, 'hex') AS handle, signed_in_at AS "signedInAt", address, user_agent AS "userAgent", id_hash = $3 AS "isCurrent"
    FROM sessions WHERE account_id = $1 AND expires_at > $2 ORDER BY signed_in_at DESC LIMIT 100`;

const END_ONE_SQL = `
  DELETE FROM sessions WHERE account_id = $1 AND id_hash = decode($2, 'hex')
  RETURNING address, user_agent AS "userAgent"`;

const OPEN_SQL = `
  INSERT INTO sessions (id_hash, account_id, signed_in_at, confirmed_at, expires_at, address, user_agent)
  VALUES ($1, $2, $3, $3, $4, $5, $6)`;

// OFFSET keeps the planner from finding by `expires_at`, past everything that lives.
const FIND_SQL = `
  SELECT session.account_id, account.email, account.name, account.is_admin,
         session.signed_in_at, session.confirmed_at, session.expires_at, session.kept_page
    FROM (SELECT * FROM sessions WHERE id_hash = $1 OFFSET 0) session
    JOIN accounts account ON account.id = session.account_id
   WHERE session.expires_at > $2 AND account.suspended_at IS NULL`;
