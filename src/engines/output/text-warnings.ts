import type { Format } from '../../templates/tones.js';
import type { Warning } from '../text-engine.js';
import { MARKDOWN, OTHER_LANGUAGE, REPETITIVE } from '../warnings.js';
import { hasMarkdownMarks } from './markdown-marks.js';
import { isRepetitive } from './repetition.js';
import { isEvidentlyOther } from './text-language.js';
import { tokenCounter } from './token-counter.js';

/** What a text was requested to be; null where nothing was requested or it is unknown. */
interface Expected {
  /** A BCP 47 tag. */
  language: string | null;
  format: Format | null;
}

/** Returns the warnings about a model's text for an account. */
export async function textWarnings(
  content: string,
  { language, format }: Expected,
  accountId?: string,
): Promise<Warning[]> {
  const isOther = language !== null && (await isOtherLanguage(content, language, accountId));
  return [
    ...(isRepetitive(content) ? [REPETITIVE] : []),
    ...(isOther ? [OTHER_LANGUAGE] : []),
    ...(format === 'text' && hasMarkdownMarks(content) ? [MARKDOWN] : []),
  ];
}

/** Uses the thread only for texts that need the detector, since a message to it costs more than the other checks. */
async function isOtherLanguage(content: string, language: string, accountId?: string): Promise<boolean> {
  return isEvidentlyOther(content, language) ?? tokenCounter.isOtherLanguage(content, language, accountId);
}
