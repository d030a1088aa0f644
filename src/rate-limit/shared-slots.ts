import { randomUUID } from 'node:crypto';
import type { Principal } from '../common/http/principal.js';
import type { SlotClaim } from '../common/http/slot-claim.js';

/** The slots that one statement reads and writes: the arrays that the database's function takes. */
export interface SlotChanges {
  /** Grows with every statement. */
  statementNumber: number;
  /** Each credential once. */
  credentials: string[];
  /** What this process holds of each, before the statement. */
  held: number[];
  /** For each request, the position of its credential, counted from 1; 0 if it claims no slot. */
  claims: number[];
  /** For each request, the limit of its claim; 0 if it claims no slot. */
  caps: number[];
}

/** How long released slots are collected, if no other statement writes them before. */
const RELEASE_DELAY_MS = 10;

/**
 * The slots that this process holds, by credential. The database has the same numbers, as absolute values: a statement
 * that failed or was lost is corrected by the next one. One statement runs at a time.
 */
export class SharedSlots {
  readonly processId = randomUUID();
  private readonly held = new Map<string, number>();
  /** Credentials whose number in the database may differ. */
  private readonly unwritten = new Set<string>();
  private isRegistrationDue = false;
  private statementNumber = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `write` writes the changes with a statement. */
  constructor(private readonly write: () => void) {}

  /** Registers this process with what it holds, unless it is registered: without that, no process gets a slot. */
  register(): void {
    this.isRegistrationDue = true;
    this.write();
  }

  /** Writes what an earlier statement could not write. */
  retry(): void {
    if (this.unwritten.size > 0) this.write();
  }

  claim({ credential, account }: Principal): SlotClaim {
    const lock = `account:${account.id}`;
    const { id: credentialId, type: credentialType } = credential;
    const limit = account.concurrency;
    return { credentialId, credentialType, limit, lock, isTaken: false, isReleased: false };
  }

  /** Returns what a statement with these claims has to write; null if there is nothing to take or write. */
  begin(claims: readonly (SlotClaim | null)[]): SlotChanges | null {
    const isNeeded =
      this.isRegistrationDue || this.unwritten.size > 0 || claims.some((claim) => claim !== null);
    if (!isNeeded) return null;
    this.isRegistrationDue = false;
    const positions = new Map<string, number>();
    const positionOf = (credential: string) => {
      if (!positions.has(credential)) positions.set(credential, positions.size + 1);
      return positions.get(credential)!;
    };
    for (const credential of this.unwritten) positionOf(credential);
    this.unwritten.clear();
    const claimed = claims.map((claim) => (claim ? positionOf(claim.credentialId) : 0));
    const credentials = [...positions.keys()];
    return {
      statementNumber: this.nextStatement(),
      credentials,
      held: credentials.map((credential) => this.held.get(credential) ?? 0),
      claims: claimed,
      caps: claims.map((claim) => claim?.limit ?? 0),
    };
  }

  /** Everything that this process holds, to be written by a new registration. */
  beginRegistration(): Pick<SlotChanges, 'statementNumber' | 'credentials' | 'held'> {
    const entries = [...this.held];
    return {
      statementNumber: this.nextStatement(),
      credentials: entries.map(([credential]) => credential),
      held: entries.map(([, count]) => count),
    };
  }

  /** Notes that a statement failed: what it was to write is written by the next one. */
  notWritten({ credentials }: SlotChanges): void {
    for (const credential of credentials) this.unwritten.add(credential);
  }

  /** Notes that a statement has taken the slot of a claim; a claim that was released meanwhile is released again. */
  taken(claim: SlotClaim): void {
    claim.isTaken = true;
    this.held.set(claim.credentialId, (this.held.get(claim.credentialId) ?? 0) + 1);
    if (claim.isReleased) this.returnSlot(claim);
  }

  /** Releases the slot of a claim, even if it is taken only later. Calling it more than once has no effect. */
  release(claim: SlotClaim): void {
    if (claim.isReleased) return;
    claim.isReleased = true;
    if (claim.isTaken) this.returnSlot(claim);
  }

  /** The number of the next statement that writes slots. */
  nextStatement(): number {
    return (this.statementNumber += 1);
  }

  private returnSlot({ credentialId }: SlotClaim) {
    const left = this.held.get(credentialId)! - 1;
    if (left > 0) this.held.set(credentialId, left);
    else this.held.delete(credentialId);
    this.unwritten.add(credentialId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.retry();
    }, RELEASE_DELAY_MS).unref();
  }
}
