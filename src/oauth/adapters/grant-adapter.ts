import type { AdapterPayload } from 'oidc-provider';
import type { GrantStore } from '../storage/grant-store.js';
import { currentOidcRequest, currentWrites } from './oidc-request.js';
import { expiryOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';

/** The adapter of grants: one authorization of an app by an account. Their ids are not secret. */
export class GrantAdapter extends StoredAdapter {
  constructor(private readonly grants: GrantStore) {
    super();
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, accountId, clientId, ...rest } = payload;
    const expiresAt = expiryOf(payload, expiresIn);
    const grant = { id, accountId: accountId!, clientId: clientId!, payload: rest, expiresAt };
    await this.grants.save(grant, currentOidcRequest()?.sessionId ?? null);
  }

  /** Uses the grant that was read together with the code or refresh token, if there is one. */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const known = currentOidcRequest()?.tokenContext;
    if (known?.grantId === id) return known.grant;
    const grant = await this.grants.find(id);
    if (!grant) return undefined;
    const { accountId, clientId, payload, expiresAt } = grant;
    return { ...payload, jti: id, accountId, clientId, exp: toEpochSeconds(expiresAt) };
  }

  override async destroy(id: string): Promise<void> {
    currentWrites().endedGrantIds.add(id);
  }
}
