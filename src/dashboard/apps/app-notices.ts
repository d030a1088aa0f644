/** Notices about actions on apps. */
export const NOTICES: Record<string, string> = {
  registered: 'The app is registered.',
  'registered-before':
    'The app is already registered. No second app was created. If you have not copied its secret, rotate it: it is not shown again.',
  saved: 'The app is saved.',
  suspended: 'The app is suspended.',
  resumed: 'The app is active again.',
  deleted: 'The app is deleted and its tokens no longer work.',
};
