import { stateOf, type ApiKey } from '../../api-keys/api-key.entity.js';

/** `rotating`: another key replaces it, and it is still accepted. */
export type KeyState = 'active' | 'rotating' | 'expired' | 'revoked';

/** Returns the state of a key as pages show it. */
export function keyState(
  apiKey: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  isReplaced: boolean,
  now: number,
): KeyState {
  const state = stateOf(apiKey, now);
  return state === 'active' && isReplaced ? 'rotating' : state;
}
