import { setTimeout as delay } from 'node:timers/promises';

/** Looks at what somebody else is at, again and again, once for all who wait for it in this process. */
export class KeyWatch<Key, Row> {
  private readonly looks = new Map<string, Promise<Row>>();

  constructor(private readonly look: (key: Key) => Promise<Row>) {}

  /** Looks after a pause, or sooner together with others. Nobody is shown what was read before they asked. */
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
