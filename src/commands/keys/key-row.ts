import { stateOf, type ApiKey } from '../../api-keys/api-key.entity.js';
import type { IssuedKey } from '../../api-keys/issued-key.js';
import { formatAmount } from '../../common/money/amount.js';
import type { Row } from '../text-table.js';

/** The data of a key that commands show, with its owner's email address; never the key or its digest. */
export function toKeyRow(apiKey: ApiKey, account: string, now: number): Row {
  return {
    id: apiKey.id,
    account,
    name: apiKey.name,
    last_four: apiKey.lastFour,
    state: stateOf(apiKey, now),
    scopes: apiKey.scopes,
    allowed_cidrs: apiKey.allowedCidrs,
    requests_per_minute: apiKey.requestsPerMinute,
    tokens_per_month: apiKey.tokensPerMonth,
    spend_per_month: apiKey.spendPerMonth === null ? null : formatAmount(apiKey.spendPerMonth),
    models: apiKey.models,
    expires_at: toIso(apiKey.expiresAt),
    revoked_at: toIso(apiKey.revokedAt),
    revoked_reason: apiKey.revokedReason,
    rotated_from: apiKey.rotatedFrom,
    last_used_at: toIso(apiKey.lastUsedAt),
    last_used_address: apiKey.lastUsedAddress,
    created_at: toIso(apiKey.createdAt),
  };
}

/** What is shown of a new key, once: the key itself. */
export function toNewKeyRow({ apiKey, secret }: IssuedKey, account: string): Row {
  return {
    id: apiKey.id,
    key: secret,
    account,
    name: apiKey.name,
    scopes: apiKey.scopes,
    expires_at: toIso(apiKey.expiresAt),
    last_four: apiKey.lastFour,
  };
}

function toIso(date: Date | null): string | null {
  return date && date.toISOString();
}
