import type { KnowledgeFrame } from './knowledge-frame.js';

/** All frames, the most specific first: the first that matches a topic is used. */
export const FRAMES: readonly KnowledgeFrame[] = [];
