/** The largest number of nine digits: it fits PostgreSQL's integer. */
export const COUNT_MAX = 999_999_999;

/** The largest monthly limit of tokens: fifteen digits, which a number holds exactly. */
export const TOKENS_MAX = 999_999_999_999_999;
