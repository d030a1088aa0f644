import { general } from '../../templates/catalogue/general.js';
import type { Work } from './work.js';

/** A short piece of each kind of work, which loads the libraries of its kind. */
export const SAMPLE_WORK: Readonly<Record<Work['kind'], Work>> = {
  refine: { kind: 'refine', job: { content: 'He go home.', instructions: 'Fix the grammar' } },
  generate: {
    kind: 'generate',
    job: {
      prompt: 'A note of thanks',
      template: general,
      options: { tone: 'neutral', length: 'short', language: 'en', format: 'text' },
    },
  },
};
