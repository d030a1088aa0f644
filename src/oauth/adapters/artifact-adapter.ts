import { errors, type AdapterPayload } from 'oidc-provider';
import { ARTIFACT_KINDS, type ArtifactKind } from '../storage/artifact-kinds.js';
import type { ArtifactStore, FoundArtifact } from '../storage/artifact-store.js';
import { currentOidcRequest, currentWrites } from './oidc-request.js';
import { sha256 } from '../../common/crypto/sha256.js';
import { expiryOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';
import type { ArtifactRow } from '../storage/stored-rows.js';

/** The adapter of interactions, pushed authorization requests and sessions. */
export class ArtifactAdapter extends StoredAdapter {
  private readonly kindNumber: number;

  constructor(
    private readonly kind: Exclude<ArtifactKind, 'AuthorizationCode' | 'RefreshToken'>,
    private readonly artifacts: ArtifactStore,
  ) {
    super();
    this.kindNumber = ARTIFACT_KINDS[kind];
  }

  /** Stores sessions and interactions at once; a pushed request is collected and stored before the response. */
  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, ...rest } = payload;
    // An interaction's payload contains the id of its session, which is the value of that session's cookie.
    const session = rest.session && { ...rest.session, cookie: undefined };
    const row: ArtifactRow = {
      kind: this.kindNumber,
      idHash: sha256(id),
      grantId: null,
      sessionUid: this.kind === 'Session' ? payload.uid! : null,
      expiresAt: expiryOf(payload, expiresIn),
      payload: { ...rest, ...(session && { session }) },
    };
    if (this.kind === 'PushedAuthorizationRequest') currentWrites().pushedRequest = row;
    else await this.artifacts.save(row);
  }

  /** Hides an interaction that is over, and a session whose account is not the one that is signed in to our own pages. */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.artifacts.find(this.kindNumber, 'id_hash', sha256(id));
    if (!row || (this.kind === 'Interaction' && row.consumed_at)) return undefined;
    const payload = toPayload(row, id);
    if (this.kind !== 'Session' || !payload.accountId) return payload;
    return payload.accountId === currentOidcRequest()?.signedIn?.id ? payload : undefined;
  }

  override async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.artifacts.find(this.kindNumber, 'session_uid', uid);
    return row ? toPayload(row) : undefined;
  }

  /** Marks a pushed request as used. Of concurrent requests, exactly one succeeds. */
  override async consume(id: string): Promise<void> {
    const isFirst = await this.artifacts.consume(this.kindNumber, sha256(id));
    if (!isFirst) throw new errors.InvalidRequestUri('request_uri was already used');
  }

  /** Deletes an artifact. An interaction is kept until it expires, for forms that are sent again. */
  override async destroy(id: string): Promise<void> {
    if (this.kind === 'Interaction') await this.artifacts.consume(this.kindNumber, sha256(id));
    else await this.artifacts.delete(this.kindNumber, sha256(id));
  }
}

function toPayload({ payload, expires_at, consumed_at }: FoundArtifact, id?: string): AdapterPayload {
  const consumed = consumed_at && { consumed: toEpochSeconds(consumed_at) };
  return { ...payload, jti: id, exp: toEpochSeconds(expires_at), ...consumed } as AdapterPayload;
}
