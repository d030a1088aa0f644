/**
 * The embedded PostgreSQL cannot be had. The message is for the operator: what is wrong and what to do about it,
 * fit to be printed without a stack.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
