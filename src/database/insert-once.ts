import { isUniqueViolation } from './unique-violation.js';

/** Inserts a row under an id that its caller chose. Throws `taken` if the primary key of that name has the id. */
export async function insertOnce(
  insert: () => Promise<unknown>,
  primaryKey: string,
  taken: () => Error,
): Promise<void> {
  try {
    await insert();
  } catch (error) {
    throw isUniqueViolation(error, primaryKey) ? taken() : error;
  }
}
