/** The most templates of an account. */
export const TEMPLATES_MAX = 200;
/** The most templates that are published to all accounts. */
export const PUBLISHED_MAX = 200;
/** The most versions of a template. */
export const VERSIONS_MAX = 1_000;
/** How many ids of deleted templates an account keeps, so that their version numbers are not used again. */
export const DELETED_MAX = 1_000;

export const NAME_LENGTH_MAX = 100;
export const DESCRIPTION_LENGTH_MAX = 500;
export const INSTRUCTIONS_LENGTH_MAX = 8_000;
export const VARIABLES_MAX = 20;
export const VARIABLE_DESCRIPTION_LENGTH_MAX = 200;
export const EXAMPLE_PROMPT_LENGTH_MAX = 4_000;
export const EXAMPLE_CONTENT_LENGTH_MAX = 8_000;

/** The most characters of instructions with the values in the place of their placeholders. */
export const FILLED_LENGTH_MAX = 50_000;

/** The id of a template. */
export const TEMPLATE_ID = /^[a-z][a-z0-9-]{0,63}$/;
/** The name of a variable. */
export const VARIABLE_NAME = /^[a-z][a-z0-9_]{0,39}$/;
