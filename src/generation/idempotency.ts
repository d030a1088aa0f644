import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import { Config } from '../config/config.js';
import { ClaimStore } from './claim-store.js';
import type { Claim, KeyOwner } from './idempotency-claim.js';
import { inProgress, keyReused } from './idempotency-errors.js';
import type { Generation } from './generation.entity.js';
import { HistoryService } from './history.service.js';
import { KeyWatch } from './key-watch.js';

/** Either the right to produce the text, or the text that was produced before. */
type Claimed =
  { claim: Claim; answerWithinMs?: number; replay?: undefined } | { claim?: undefined; replay: Generation };

/** What claims a key. */
interface KeyRequest {
  principal: Principal;
  key: string;
  fingerprint: Buffer;
  /** End the wait: the client disconnects, or the process stops. */
  ends: { caller: AbortSignal; stop: AbortSignal };
  /** Continues a claim that was made with this token. */
  givenToken?: string | undefined;
}

/** The polling interval grows with the wait, so that a response is at most a tenth late. */
const PAUSE_MIN_MS = 50;
const PAUSE_MAX_MS = 250;

/** With less time left than this, a request that has waited does not call a model. */
const RUN_MIN_MS = 1_000;

/** Makes a retry return the response of the first request, across processes and after a crash. */
@Injectable()
export class Idempotency {
  private readonly watch = new KeyWatch((owner: KeyOwner) => this.claims.find(owner));

  constructor(
    private readonly claims: ClaimStore,
    private readonly history: HistoryService,
    private readonly config: Config,
  ) {}

  /**
   * Claims a key or returns its generation. While another request holds the key, waits up to the deadline + 1 s; the claim
   * then has the remaining time. Throws `idempotency_in_progress` after that time, and `idempotency_key_reused` if the key
   * was used for a different request. Rejects with the reason of a signal in `ends`.
   */
  async claim(request: KeyRequest): Promise<Claimed> {
    const { principal, key, fingerprint, ends, givenToken } = request;
    // One token for all attempts: a statement whose reply was lost may claim the key late, and the claim is still ours.
    const token = givenToken ?? randomUUID();
    const owner: KeyOwner = [principal.account.id, principal.credential.clientId ?? '', key];
    const startedAt = performance.now();
    const leftMs = () => this.config.modelDeadlineMs - (performance.now() - startedAt);
    for (let tries = 1; ; tries += 1) {
      ends.stop.throwIfAborted();
      if (tries > 1 && leftMs() < RUN_MIN_MS) throw inProgress();
      const claim = await this.claims.claim(owner, fingerprint, token, givenToken !== undefined);
      if (claim && tries === 1) return { claim };
      if (claim) return { claim, answerWithinMs: Math.max(leftMs(), RUN_MIN_MS) };
      const replay = await this.awaitHolder(request, { owner, token, startedAt });
      if (replay) return { replay };
    }
  }

  /** Waits for the request that holds the key; returns its generation, or null once the key may be free. */
  private async awaitHolder(
    { principal, fingerprint, ends }: KeyRequest,
    { owner, token, startedAt }: { owner: KeyOwner; token: string; startedAt: number },
  ): Promise<Generation | null> {
    let row = await this.claims.find(owner);
    do {
      if (row && !row.fingerprint.equals(fingerprint)) throw keyReused();
      const replay = row?.generation_id && (await this.history.find(principal, row.generation_id));
      if (replay) return replay;
      row = await this.watch.next(owner, this.pauseAfter(performance.now() - startedAt));
      ends.caller.throwIfAborted();
      ends.stop.throwIfAborted();
    } while (row && !row.is_free && row.claim !== token);
    return null;
  }

  /** Returns the delay before the next poll; throws `idempotency_in_progress` if that could be too late. */
  private pauseAfter(waitedMs: number): number {
    if (waitedMs + PAUSE_MAX_MS > this.config.modelDeadlineMs + 1_000) throw inProgress();
    return Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, waitedMs / 10));
  }
}
