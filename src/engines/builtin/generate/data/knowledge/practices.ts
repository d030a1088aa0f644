import type { Point, PracticeClass } from './knowledge-frame.js';

/** Advice that holds for every member of a class; it completes long texts and serves topics without a frame. */
export const PRACTICES: Readonly<Record<PracticeClass, readonly Point[]>> = {
  habit: [],
  skill: [],
  business: [],
  team: [],
  technology: [],
  choice: [],
  home: [],
  event: [],
  cause: [],
};
