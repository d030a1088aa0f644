import { SESSION_NOTICES } from '../account/end-session-page.js';

/** What the pages of accounts say after an action, by the query parameter `done`. */
export const ACCOUNT_NOTICES: Record<string, string> = {
  saved: 'Limits saved. They apply immediately.',
  suspended: 'Account suspended.',
  resumed: 'Account resumed.',
  invited: 'Invitation created. Its link was shown once; to get a new one, invite the person again.',
  invitation_ended:
    'That invitation was used, replaced or withdrawn, or has expired. To invite the person again, open New account.',
  withdrawn: 'Invitation withdrawn. Its link no longer works.',
  ...SESSION_NOTICES,
  deleted: 'Account deleted. Its credentials no longer work.',
};
