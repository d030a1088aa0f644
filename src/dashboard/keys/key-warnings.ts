import { SCOPES } from '../../common/http/scopes.js';
import type { ListedKey } from './key-list.js';

const DAY_MS = 86_400_000;
const UNUSED_DAYS = 60;
const EXPIRING_DAYS = 14;

/** Warnings for the owner of a key; empty if there are none. */
export function keyWarnings(
  key: Pick<ListedKey, 'state' | 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'scopes'>,
  now: number,
): string[] {
  if (key.state === 'expired' || key.state === 'revoked') return [];
  const warnings: string[] = [];
  const idleDays = Math.floor((now - (key.lastUsedAt ?? key.createdAt).getTime()) / DAY_MS);
  if (idleDays >= UNUSED_DAYS)
    warnings.push(`Not used for ${idleDays} days: revoke it if it is no longer needed.`);
  const leftDays = key.expiresAt && Math.ceil((key.expiresAt.getTime() - now) / DAY_MS);
  if (leftDays !== null && leftDays <= EXPIRING_DAYS)
    warnings.push(
      `Ends in ${leftDays} ${leftDays === 1 ? 'day' : 'days'}${key.state === 'rotating' ? '.' : ': rotate it in time.'}`,
    );
  if (key.scopes.length === Object.keys(SCOPES).length)
    warnings.push('Has all scopes. Give a key only the scopes that it needs.');
  return warnings;
}
