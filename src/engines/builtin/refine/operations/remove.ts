import type { Operation, Reading } from '../operation.js';
import { PRICE } from '../removals/links.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';
import { HARSH } from './polite.js';
import { SWEARWORDS } from '../removals/swearwords.js';
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
  apply: (content, thing, context) => {
    const left = REMOVALS[thing].apply(content);
    if (thing === 'hype')
      warnOfLeftovers(findInProse(left, HARSH), 'These words may sound harsh and were left', context);
    if (thing === 'prices')
      warnOfLeftovers(
        findInProse(left, PRICE),
        'These prices are part of what a sentence says and were left',
        context,
      );
    if (thing === 'swearwords')
      warnOfLeftovers(findInProse(left, SWEARWORDS), 'These swearwords were left', context);
    return left.trim() === '' ? content : left;
  },
};
