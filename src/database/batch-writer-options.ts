/** How a batch writer writes its rows. */
export interface BatchWriterOptions<Row, Outcome> {
  /**
   * Names the group of a row: rows of one group lock the same database rows, such as the counters of one account. For
   * statements that limit how long they wait for locks (`limitedWait`).
   */
  groupOf?: (row: Row) => string;
  /** Writes each group in statements of its own, one at a time, so that a group with a busy lock delays no other. */
  separatesGroups?: boolean;
  /**
   * Writes rows that a statement with a lost reply may have committed already. Can throw in order to be called again
   * later.
   */
  writeAgain?: (rows: Row[]) => Promise<Outcome[]>;
  /** Rows in one statement. */
  rowsMax?: number;
  /** How many rows a row counts as, at most `rowsMax`; otherwise one. */
  weightOf?: (row: Row) => number;
  /** Rows waiting; one more is rejected. */
  queueMax?: number;
  /** Statements in flight at once. */
  writesMax?: number;
}
