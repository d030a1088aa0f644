import type { Warning } from './text-engine.js';

/** The request set a temperature, and the model takes none. */
export const TEMPERATURE_IGNORED: Warning = {
  reason: 'temperature_ignored',
  message: 'The model takes no temperature; options.temperature was not sent.',
};
