import type { Warning } from './text-engine.js';

/** The request set a temperature, but the model does not support one. */
export const TEMPERATURE_IGNORED: Warning = {
  reason: 'temperature_ignored',
  message: 'The model does not support a temperature; options.temperature was not sent.',
};

export const REPETITIVE: Warning = {
  reason: 'repetitive',
  message: 'The text repeats itself. Generate it again, or ask for a shorter text.',
};

export const OTHER_LANGUAGE: Warning = {
  reason: 'other_language',
  message: 'The text seems not to be in the requested language.',
};
