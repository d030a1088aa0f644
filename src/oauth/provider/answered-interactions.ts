import { Injectable } from '@nestjs/common';
import { errors, type ErrorOut, type KoaContextWithOIDC } from 'oidc-provider';
import { sha256 } from '../../common/crypto/sha256.js';
import { ARTIFACT_KINDS } from '../storage/artifact-kinds.js';
import { ArtifactStore } from '../storage/artifact-store.js';
import { renderOAuthError } from './oauth-errors.js';
import { restartPath } from './restart-path.js';

/** The path at which oidc-provider resumes a request after its interaction. */
const RESUME_PATH = /^\/oauth\/authorize\/([\w-]+)$/;

/** A decision on the consent page, and who made it. */
export interface Decision {
  accountId: string;
  isApproved: boolean;
}

/**
 * Redirects consent forms that are submitted twice. On a double click, the browser drops the first response, perhaps with
 * the code in it.
 */
@Injectable()
export class AnsweredInteractions {
  constructor(private readonly artifacts: ArtifactStore) {}

  /**
   * Returns the URL to continue at if the same account has made the same decision before: the one of that answer, or, if
   * the browser has followed it, the one that starts the request again. Null otherwise.
   */
  async continueUrl(uid: string, { accountId, isApproved }: Decision): Promise<string | null> {
    const found = await this.find(uid);
    const { session, result, returnTo, params } = found?.payload ?? {};
    if (!found || !result || session?.accountId !== accountId) return null;
    if (isApproved !== (result.consent !== undefined)) return null;
    return found.consumed_at ? restartPath(params ?? {}) : returnTo!;
  }

  /** Renders an error. A request that is resumed twice starts again instead. */
  async renderError(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): Promise<void> {
    const uid = error instanceof errors.SessionNotFound && RESUME_PATH.exec(ctx.path)?.[1];
    const found = uid ? await this.find(uid) : null;
    if (found?.consumed_at) ctx.redirect(restartPath(found.payload.params ?? {}));
    else renderOAuthError(ctx, out);
  }

  private find(uid: string) {
    return this.artifacts.find(ARTIFACT_KINDS.Interaction, 'id_hash', sha256(uid));
  }
}
