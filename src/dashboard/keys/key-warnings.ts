import { SCOPES } from '../../common/http/scopes.js';
import { DAY_MS } from '../../common/time/day-ms.js';
import type { ListedKey } from './key-list.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
] as const;
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
  const leftMs = key.expiresAt && key.expiresAt.getTime() - now;
  if (leftMs !== null && leftMs <= EXPIRING_DAYS * DAY_MS)
    warnings.push(
      key.state === 'rotating'
        ? `Stops working in ${inWords(leftMs)}.`
        : `Expires in ${inWords(leftMs)}: rotate it in time.`,
    );
  if (key.scopes.length === Object.keys(SCOPES).length)
    warnings.push('Has all scopes. Give a key only the scopes that it needs.');
  return warnings;
}

/** A time as its largest unit, rounded up: “3 days”, “1 hour”, “30 minutes”. */
function inWords(ms: number): string {
  const [unit, unitMs] = UNITS.find(([, length]) => ms >= length) ?? ['minute', MINUTE_MS];
  const count = Math.max(1, Math.ceil(ms / unitMs));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
