import type { Point } from './knowledge-frame.js';

/** What can be said about a point that a prompt asks for, whatever the topic. `{P}` is the point in the caller's words. */
export interface Concept {
  match: RegExp;
  point: Omit<Point, 'heading'>;
}

export const CONCEPTS: readonly Concept[] = [];
