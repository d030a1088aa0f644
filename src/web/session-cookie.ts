/** The cookie with the id of a dashboard session. */
export const SESSION_COOKIE = 'copydesk_session';
