let end: Promise<void> | null = null;

/**
 * Resolves at the end of this turn of the event loop, when all that had arrived before has been looked at. What many
 * callers do then follows closely, one after another.
 */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = null;
      resolve();
    });
  });
  return end;
}
