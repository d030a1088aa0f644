import type { Warning } from './text-engine.js';

/** The request set a temperature that the model does not support. */
export const TEMPERATURE_IGNORED: Warning = {
  reason: 'temperature_ignored',
  message: 'The model does not support options.temperature; it was not sent.',
};

/** The requested temperature is higher than the model supports. */
export const TEMPERATURE_LOWERED: Warning = {
  reason: 'temperature_lowered',
  message: 'options.temperature was lowered to the highest value that the model supports.',
};

export const REPETITIVE: Warning = {
  reason: 'repetitive',
  message: 'The text repeats itself. Generate it again, or ask for a shorter text.',
};

/** A refinement has changed nothing. */
export const NOTHING_TO_CHANGE: Warning = {
  reason: 'nothing_to_change',
  message: 'The model returned the text unchanged.',
};

export const OTHER_LANGUAGE: Warning = {
  reason: 'other_language',
  message: 'The text seems not to be in the requested language.',
};

export const MARKDOWN: Warning = {
  reason: 'markdown',
  message: 'The text has Markdown marks, although options.format is text.',
};
