import { describe, expect, it } from '@jest/globals';
import { KeyWatch } from '../../src/generation/key-watch.js';

/** A poll whose end the test controls. */
function makeWatch() {
  const looks: { key: string; end: (seen: string) => void }[] = [];
  const heard: (() => void)[] = [];
  const watch = new KeyWatch((key: string) => {
    const look = new Promise<string>((end) => looks.push({ key, end }));
    for (const tell of heard.splice(0)) tell();
    return look;
  });
  const nextLook = () => new Promise<void>((resolve) => heard.push(resolve));
  return { watch, looks, nextLook };
}

describe('KeyWatch', () => {
  it('polls once for all waiters of a key, and separately for each key', async () => {
    const { watch, looks, nextLook } = makeWatch();
    const waiting = [watch.next('one', 0), watch.next('one', 60_000), watch.next('other', 5)];
    while (looks.length < 2) await nextLook();
    for (const { key, end } of looks) end(`seen of ${key}`);
    expect(await Promise.all(waiting)).toEqual(['seen of one', 'seen of one', 'seen of other']);
    expect(looks).toHaveLength(2);
  });

  it('never returns a result that was read before the call', async () => {
    const { watch, looks, nextLook } = makeWatch();
    const early = watch.next('one', 0);
    await nextLook();
    const late = watch.next('one', 0);
    looks[0]!.end('old');
    expect(await early).toBe('old');
    while (looks.length < 2) await nextLook();
    looks[1]!.end('new');
    expect(await late).toBe('new');
  });

  it('fails all waiters if polling fails, and polls again for later ones', async () => {
    let count = 0;
    const watch = new KeyWatch(async () => {
      count += 1;
      if (count === 1) throw new Error('away');
      return count;
    });
    const waiting = [watch.next('one', 0), watch.next('one', 0)];
    expect(await Promise.allSettled(waiting)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(await watch.next('one', 0)).toBe(2);
  });
});
