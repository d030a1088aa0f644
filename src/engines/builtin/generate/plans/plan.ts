import type { Length } from '../../../../templates/tones.js';
import type { Warning } from '../../../text-engine.js';
import type { Brief } from '../brief/brief.js';
import type { Draft } from '../realise/draft.js';
import type { Voice } from '../realise/voice.js';

/** What a plan works with. */
export interface PlanContext {
  brief: Brief;
  voice: Voice;
  length: Length;
  /** About how many words the text should have. */
  words: number;
  /** What the caller should know; plans add to it. */
  warnings: Warning[];
}

/** Lays out a text of one kind: what is said, in which order, and what may be left out. */
export type Plan = (context: PlanContext) => Draft;
