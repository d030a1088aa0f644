import type { Session } from '../../accounts/sessions.service.js';
import type { PendingInteraction } from './pending-interaction.js';

/**
 * Decides whether an app's request (`prompt=login`, `max_age`) needs the password again. A sign-in dated in the future
 * was made while the clock was wrong: it does not count as recent.
 */
export function requiresPassword(
  { wantsPasswordSince }: PendingInteraction,
  { signedInAt }: Session,
  nowMs: number,
): boolean {
  if (wantsPasswordSince === null) return false;
  return signedInAt < wantsPasswordSince || signedInAt.getTime() > nowMs;
}
