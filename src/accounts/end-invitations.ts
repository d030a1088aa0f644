import { Raw, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AccountInvitation } from './account-invitation.entity.js';

/**
 * Ends open invitations. Their rows stay for a day, so that a form that is submitted again does not create them again.
 * Returns whether there were any.
 */
export async function endInvitations(
  manager: EntityManager,
  which: FindOptionsWhere<AccountInvitation>,
): Promise<boolean> {
  const open = { ...which, expiresAt: Raw((column) => `${column} > now()`) };
  // A minute ago, so that transactions that began earlier cannot use them either.
  const ended = { expiresAt: () => `now() - interval '1 minute'` };
  return (await manager.update(AccountInvitation, open, ended)).affected !== 0;
}

/** Finds invitations by email address, ignoring case as accounts do. */
export const isEmailOf = (email: string) => Raw((column) => `lower(${column}) = lower(:email)`, { email });
