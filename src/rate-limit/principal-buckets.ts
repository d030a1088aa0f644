import type { Principal } from '../common/http/principal.js';
import type { Bucket } from './rate-limit-storage.js';

/** The bucket of the account: the limit of its plan. */
export function accountBucket({ account }: Principal): Bucket {
  return { name: 'account', id: account.id, limit: account.requestsPerMinute };
}

/** The bucket of the key, or of the app and account; null if the credential has no limit of its own. */
export function credentialBucket({ credential, account }: Principal): Bucket | null {
  const { requestsPerMinute: limit } = credential;
  if (limit === null) return null;
  if (credential.type === 'api_key') return { name: 'key', id: credential.id, limit };
  return { name: 'app', id: `${credential.clientId}:${account.id}`, limit };
}

/** Every bucket in which a request of this principal counts, the account's first. */
export function principalBuckets(principal: Principal): Bucket[] {
  const own = credentialBucket(principal);
  return own ? [accountBucket(principal), own] : [accountBucket(principal)];
}
