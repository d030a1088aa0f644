let endOfIteration: Promise<void> | null = null;

/** Resolves at the end of this iteration of the event loop; all who wait in one iteration go on one after another. */
export function endOfLoopIteration(): Promise<void> {
  endOfIteration ??= new Promise((resolve) => {
    setImmediate(() => {
      endOfIteration = null;
      resolve();
    });
  });
  return endOfIteration;
}
