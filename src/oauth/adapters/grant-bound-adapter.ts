import { currentWrites } from './oidc-request.js';
import { StoredAdapter } from './stored-adapter.js';

/** The base of the adapters of codes and tokens, which belong to a grant. */
export abstract class GrantBoundAdapter extends StoredAdapter {
  /** Ends the grant: oidc-provider destroys a code or token only to revoke it. */
  override async destroy(id: string): Promise<void> {
    const token = await this.find(id);
    if (token?.grantId) await this.revokeByGrantId(token.grantId);
  }

  override async revokeByGrantId(grantId: string): Promise<void> {
    currentWrites().endedGrantIds.add(grantId);
  }
}
