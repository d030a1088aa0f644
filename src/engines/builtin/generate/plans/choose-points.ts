import type { Point } from '../data/knowledge/knowledge-frame.js';
import { countWords } from '../grammar/joining.js';
import { sizeOf } from './size.js';
import type { PlanContext } from './plan.js';

/** Words for title, introduction and close together. */
const FRAME_WORDS = { short: 48, medium: 85, long: 110 } as const;

export const MOST_POINTS = 20;

/** As many points as the length has room for: all of the prompt's own, then one after the other while they fit. */
export function choosePoints(points: readonly Point[], { brief, words }: PlanContext): Point[] {
  const size = sizeOf(words);
  const chosen: Point[] = [];
  let total: number = FRAME_WORDS[size];
  for (const point of points) {
    const said =
      size === 'short'
        ? `${point.claim} ${point.how}`
        : `${point.heading} ${point.claim} ${point.why} ${point.how}`;
    const cost = countWords(said) + (size === 'long' ? countWords(point.watch ?? '') : 0);
    if (chosen.length >= Math.max(2, brief.points.length) && total + cost > words * 1.05) break;
    chosen.push(point);
    total += cost;
  }
  return chosen;
}
