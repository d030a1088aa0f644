/** The places of one credential in this process. */
interface Places {
  taken: number;
  /** Requests waiting for a place, in order of arrival. */
  waiting: Set<() => void>;
}

/**
 * How long a request waits for a place. After a stall of the event loop or the database, new requests can be processed
 * before the ends of earlier ones.
 */
const WAIT_MAX_MS = 250;

/** Counts the running requests and jobs of each credential in this process. */
export class ProcessPlaces {
  private readonly places = new Map<string, Places>();

  /**
   * Takes a place and returns an idempotent function that releases it. If all places are taken, waits briefly; the queue
   * is at most as long as the number of places. Returns null if there is no place.
   */
  async take(id: string, limit: number): Promise<(() => void) | null> {
    const places = this.places.get(id) ?? { taken: 0, waiting: new Set() };
    this.places.set(id, places);
    if (places.taken < limit && places.waiting.size === 0) places.taken += 1;
    else if (places.waiting.size >= limit || !(await this.waitFor(places))) return null;
    let isHeld = true;
    return () => {
      if (isHeld) this.release(id, places);
      isHeld = false;
    };
  }

  /** Resolves with true when a place is free, with false after the maximum wait. */
  private waitFor({ waiting }: Places): Promise<boolean> {
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

  private release(id: string, places: Places) {
    const [next] = places.waiting;
    if (next) {
      places.waiting.delete(next);
      return next();
    }
    places.taken -= 1;
    if (places.taken === 0) this.places.delete(id);
  }
}
