import { HOME } from './home.js';
import type { KnowledgeFrame } from './knowledge-frame.js';
import { LEARNING } from './learning.js';
import { MARKETING } from './marketing.js';
import { MONEY } from './money.js';
import { SOCIETY } from './society.js';
import { TECHNOLOGY } from './technology.js';
import { WELLBEING } from './wellbeing.js';
import { WORK } from './work.js';

/** Frames that name a way of doing something come before those that name a field: "email marketing" before "email". */
export const FRAMES: readonly KnowledgeFrame[] = [
  ...WORK,
  ...LEARNING,
  ...WELLBEING,
  ...MARKETING,
  ...MONEY,
  ...TECHNOLOGY,
  ...SOCIETY,
  ...HOME,
];
