/**
 * The embedded PostgreSQL is unavailable. The message tells the operator the cause and the resolution, and is printed
 * without a stack.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
