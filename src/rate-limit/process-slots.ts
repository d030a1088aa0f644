/** The slots of one credential in this process. */
interface Slots {
  taken: number;
  /** Requests waiting for a slot, in order of arrival. */
  waiting: Set<() => void>;
}

/**
 * How long a request waits for a slot. After a stall of the event loop or the database, new requests can be processed
 * before the ends of earlier ones.
 */
export const WAIT_MAX_MS = 250;

/** Counts the running requests and jobs of each credential in this process. */
export class ProcessSlots {
  private readonly slots = new Map<string, Slots>();

  /**
   * Takes a slot and returns an idempotent function that releases it. If all slots are taken, waits briefly; the queue
   * is at most as long as the number of slots. Returns null if there is no slot.
   */
  async take(id: string, limit: number): Promise<(() => void) | null> {
    const slots = this.slots.get(id) ?? { taken: 0, waiting: new Set() };
    this.slots.set(id, slots);
    if (slots.taken < limit && slots.waiting.size === 0) slots.taken += 1;
    else if (slots.waiting.size >= limit || !(await this.waitFor(slots))) return null;
    let isHeld = true;
    return () => {
      if (isHeld) this.release(id, slots);
      isHeld = false;
    };
  }

  /** Resolves with true when a slot is free, with false after the maximum wait. */
  private waitFor({ waiting }: Slots): Promise<boolean> {
    return new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer);
        resolve(true);
      };
      // After a stall, the timer fires before pending input is read; one more iteration of the event loop reads it.
      const giveUp = () => {
        if (waiting.delete(take)) resolve(false);
      };
      const timer = setTimeout(() => setImmediate(giveUp), WAIT_MAX_MS);
      waiting.add(take);
    });
  }

  private release(id: string, slots: Slots) {
    const [next] = slots.waiting;
    if (next) {
      slots.waiting.delete(next);
      return next();
    }
    slots.taken -= 1;
    if (slots.taken === 0) this.slots.delete(id);
  }
}
