import type { Operation, Reading } from '../operation.js';
import { REMOVALS, type Removable, type Removal } from '../removals/removals.js';

/** Takes one kind of thing out of the text; the kinds, with the words for them, stand in `removals/`. */
export const remove: Operation<Removable> = {
  name: 'remove',
  readings: Object.entries<Removal>(REMOVALS).flatMap(([thing, removal]): Reading<Removable>[] => {
    const read = () => thing as Removable;
    const named: Reading<Removable> = { pattern: removal.named, in: ['remove'], read };
    return removal.asked ? [named, { pattern: removal.asked, read }] : [named];
  }),
  describe: (thing) => thing,
  losses: (thing) => ((REMOVALS[thing] as Removal).takesContent ? 'asked' : 'none'),
  apply: (content, thing) => {
    const left = REMOVALS[thing].apply(content);
    return left.trim() === '' ? content : left;
  },
};
