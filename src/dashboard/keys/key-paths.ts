/** The list of the account's API keys; a key's own page is below it. */
export const KEYS_PATH = '/settings/api-keys';

/** The page of a key. */
export const keyPath = (id: string) => `${KEYS_PATH}/${id}`;
