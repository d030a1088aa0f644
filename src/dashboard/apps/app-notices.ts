/** Notices about actions on apps. */
export const NOTICES: Record<string, string> = {
  registered: 'App registered.',
  'registered-before':
    'The app is already registered. No second app was created. If you have not copied its secret, rotate it: it is not shown again.',
  saved: 'App saved.',
  suspended: 'App suspended.',
  resumed: 'App resumed.',
  deleted: 'App deleted. Its tokens no longer work.',
};
