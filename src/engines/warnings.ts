import type { Warning } from './text-engine.js';

/** The request set a temperature, and the model takes none. */
export const TEMPERATURE_IGNORED: Warning = {
  reason: 'temperature_ignored',
  message: 'The model takes no temperature; options.temperature was not sent.',
};

export const REPETITIVE: Warning = {
  reason: 'repetitive',
  message: 'The text repeats itself. Generate it again, or ask for a shorter text.',
};

export const OTHER_LANGUAGE: Warning = {
  reason: 'other_language',
  message: 'The text seems to be in another language than the one asked for.',
};
