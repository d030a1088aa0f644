import { setTimeout as delay } from 'node:timers/promises';

/** Polls keys that other requests hold, once for all waiters in this process. */
export class KeyWatch<Key, Row> {
  private readonly looks = new Map<string, Promise<Row>>();

  constructor(private readonly look: (key: Key) => Promise<Row>) {}

  /** Polls after a delay, or earlier together with other waiters. Never returns a result read before the call. */
  next(key: Key, pauseMs: number): Promise<Row> {
    const name = JSON.stringify(key);
    let look = this.looks.get(name);
    if (!look) {
      look = delay(pauseMs).then(() => {
        this.looks.delete(name);
        return this.look(key);
      });
      this.looks.set(name, look);
    }
    return look;
  }
}
