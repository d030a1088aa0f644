import { describe, expect, it } from '@jest/globals';
import { FairQueue } from '../../src/common/scheduling/fair-queue.js';

interface Item {
  accountId: string;
  name: string;
}

/** `a1` is the first item of account `a`. */
const item = (name: string): Item => ({ accountId: name.charAt(0), name });
const any = () => true;
const nothingRuns = () => 0;

function queueOf(names: string, max = 100): FairQueue<Item> {
  const queue = new FairQueue<Item>(max);
  for (const name of names.split(' ')) queue.add(item(name));
  return queue;
}

function drain(queue: FairQueue<Item>, runningOf = nothingRuns): string {
  const names: string[] = [];
  for (let next = queue.take(any, runningOf); next; next = queue.take(any, runningOf)) names.push(next.name);
  return names.join(' ');
}

describe('FairQueue', () => {
  it('serves accounts in turn, each in the order of its work', () => {
    expect(drain(queueOf('a1 a2 a3 a4 b1 b2 c1'))).toBe('a1 b1 c1 a2 b2 a3 a4');
  });

  it('places a later account behind waiting accounts, not behind all their work', () => {
    const queue = queueOf('a1 a2 a3 b1');
    queue.take(any, nothingRuns);
    queue.add(item('c1'));
    expect(drain(queue)).toBe('b1 a2 c1 a3');
  });

  it('skips an account with running work while another waits', () => {
    const queue = queueOf('a1 a2 b1 b2');
    const running = (accountId: string) => (accountId === 'a' ? 1 : 0);
    expect(queue.take(any, running)?.name).toBe('b1');
  });

  it('gives a second slot to an account if no other waits', () => {
    expect(queueOf('a1').take(any, () => 1)?.name).toBe('a1');
  });

  it('takes only work that fits', () => {
    const queue = queueOf('a1 a2 b1');
    const isSecond = ({ name }: Item) => name.endsWith('2');
    expect(queue.take(isSecond, nothingRuns)?.name).toBe('a2');
    expect(queue.take(isSecond, nothingRuns)).toBeUndefined();
    expect(drain(queue)).toBe('b1 a1');
  });

  it('rejects the newest work of the account that waits for the most when it is full', () => {
    const queue = queueOf('a1 a2 a3', 3);
    expect(queue.add(item('b1'))?.name).toBe('a3');
    expect(queue.add(item('b2'))?.name).toBe('b2');
    expect(queue.add(item('c1'))?.name).toBe('a2');
    expect(queue.add(item('d1'))?.name).toBe('d1');
    expect(drain(queue)).toBe('a1 b1 c1');
  });

  it('removes work, and an account with its last work', () => {
    const queue = new FairQueue<Item>(10);
    const [a1, b1] = [item('a1'), item('b1')];
    queue.add(a1);
    queue.add(b1);
    expect(queue.remove(a1)).toBe(true);
    expect(queue.remove(a1)).toBe(false);
    expect(queue.length).toBe(1);
    expect(drain(queue)).toBe('b1');
    expect(queue.length).toBe(0);
  });
});
