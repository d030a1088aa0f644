import { SESSION_NOTICES } from '../account/end-session-page.js';

/** What the pages of accounts say after an action, by the query parameter `done`. */
export const ACCOUNT_NOTICES: Record<string, string> = {
  saved: 'The limits are saved and apply immediately.',
  suspended: 'The account is suspended.',
  resumed: 'The account is active again.',
  invited: 'The person is invited. The link was shown once; to get another, invite them again.',
  invitation_ended:
    'That invitation was used, replaced or withdrawn, or has expired. To invite the person again, open New account.',
  withdrawn: 'The invitation is withdrawn. Its link no longer works.',
  ...SESSION_NOTICES,
  deleted: 'The account is deleted. Its credentials no longer work.',
};
