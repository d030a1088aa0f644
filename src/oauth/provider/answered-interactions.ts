import { Injectable } from '@nestjs/common';
import { errors, type ErrorOut, type KoaContextWithOIDC } from 'oidc-provider';
import { sha256 } from '../../common/crypto/sha256.js';
import { ARTIFACT_KINDS } from '../storage/artifact-kinds.js';
import { ArtifactStore } from '../storage/artifact-store.js';
import { renderOAuthError } from './oauth-errors.js';
import { restartPath } from './restart-path.js';

/** Where the answer of an interaction is followed. */
const RESUME_PATH = /^\/oauth\/authorize\/([\w-]+)$/;

/**
 * Leads on from interactions that were answered before. On a double click, the browser sends a form twice and drops the
 * first response, perhaps with the code in it.
 */
@Injectable()
export class AnsweredInteractions {
  constructor(private readonly artifacts: ArtifactStore) {}

  /**
   * Returns the URL to continue at after a form is sent again: that of the first answer, or the one that starts the
   * request again if that was followed. Null for an interaction without an answer, an unknown and an expired one.
   */
  async continueUrl(uid: string): Promise<string | null> {
    const found = await this.find(uid);
    if (!found) return null;
    if (found.consumed_at) return restartPath(found.payload.params ?? {});
    return found.payload.result ? found.payload.returnTo! : null;
  }

  /** Renders an error. An answer that is followed once more starts the request again instead. */
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
