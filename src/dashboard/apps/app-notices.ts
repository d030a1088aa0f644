/** What was done to an app, in words. */
export const NOTICES: Record<string, string> = {
  registered: 'The app is registered.',
  saved: 'The app is saved.',
  suspended: 'The app is suspended.',
  resumed: 'The app works again.',
  deleted: 'The app is deleted. Its tokens open nothing any more.',
};
