import { describe, expect, it } from '@jest/globals';
import { endOfTurn } from '../src/common/turn.js';

describe('the end of a turn of the event loop', () => {
  it('is one for all who wait in the same turn, and another in the next', async () => {
    const end = endOfTurn();
    expect(endOfTurn()).toBe(end);
    await end;
    const next = endOfTurn();
    expect(next).not.toBe(end);
    await next;
  });

  it('comes when what was ready before has been looked at, and lets its waiters go on without a break', async () => {
    const order: string[] = [];
    const first = endOfTurn().then(() => order.push('first'));
    setImmediate(() => order.push('a later callback of its end'));
    process.nextTick(() => order.push('still this turn'));
    const second = endOfTurn().then(() => order.push('second'));
    await Promise.all([first, second]);
    await endOfTurn();
    expect(order).toEqual(['still this turn', 'first', 'second', 'a later callback of its end']);
  });
});
