/** Anything that runs SQL without parameters on one connection. */
interface Connection {
  query(sql: string): Promise<unknown>;
}

/**
 * Runs statements in one transaction that is sent in one message, so that no lock is held while a busy client waits for its
 * turn. The statements are SQL of the service, never input.
 */
export async function inOneMessage(connection: Connection, statements: readonly string[]): Promise<void> {
  try {
    await connection.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  }
}
