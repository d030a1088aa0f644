import type { GenerateJob, Warning } from '../../../text-engine.js';
import type { Brief } from '../sort/brief.js';
import { unmask } from '../text/mask.js';
import { countWords } from '../text/split.js';
import { lengthAsked } from './followed.js';

/** Only where a length was asked for, by the prompt or by `length: long`. */
export function lengthWarning(
  { directions }: Brief,
  { template, options }: GenerateJob,
  content: string,
  isOutline: boolean,
): Warning[] {
  const inPrompt = directions.map(({ words }) => unmask(words)).find((words) => isShorter(words, content));
  const asked =
    (inPrompt === undefined ? undefined : lengthAsked(inPrompt)) ??
    (options.length === 'long' && !template.hasFixedForm ? template.lengths.long.words : undefined);
  const words = countWords(content);
  if (isOutline || asked === undefined || words >= asked * 0.8) return [];
  return [
    {
      reason: 'shorter_than_asked',
      message: `The text has ${words} of about ${asked} words: a draft is as long as its facts.`,
    },
  ];
}

/** Whether a direction asks for more words than a text has. */
export function isShorter(direction: string, content: string): boolean {
  const asked = lengthAsked(direction);
  return asked !== undefined && countWords(content) < asked * 0.8;
}
