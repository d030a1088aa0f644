import type { CommandMetadata } from 'nest-commander';
import { BadUsage } from './bad-usage.js';

/** How commands take the account they are about: as an option, or simply after their name. */
export const ACCOUNT_OPTION = {
  flags: '--account <account>',
  description: 'the account, by its email address or its id',
} as const;

export const ACCOUNT_ARGUMENT = {
  arguments: '[account]',
  argsDescription: { account: 'the same as --account' },
} as const satisfies Partial<CommandMetadata>;

/** Reads the account from the argument or the option; undefined if there is neither. Throws a `BadUsage` if there are both. */
export function readAccount([argument]: string[], option: string | undefined): string | undefined {
  if (argument !== undefined && option !== undefined)
    throw new BadUsage(`give the account once: --account ${option} or "${argument}", not both`);
  const account = option ?? argument;
  if (account?.trim() === '') throw new BadUsage('--account must not be empty');
  return account;
}

/** Like `readAccount`, but throws a `BadUsage` if no account is named. */
export function requireAccount(args: string[], option: string | undefined): string {
  const account = readAccount(args, option);
  if (account === undefined)
    throw new BadUsage('--account is required: the email address or the id of an account');
  return account;
}
