/** The cookie that holds the id of a person's session. */
export const SESSION_COOKIE = 'copydesk_session';
