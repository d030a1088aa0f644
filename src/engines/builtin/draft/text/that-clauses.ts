import { capitalise } from './tidy.js';

const REPORT =
  /(?<!\b(?:don['’]?t|not|never|without|no need to) )\b(?:say(?:ing)?|tell(?:ing)?|inform(?:ing)?|mention(?:ing)?|announc(?:e|ing)|explain(?:ing)?|remind(?:ing)?|know|writ(?:e|ing)|add|state|stating)\b[^.!?;:\n]{0,60}?(?<!\band )\bthat [^.!?\n]{3,600}/giu;
/** “… and that the shop is closed”, but not “that is”, “and that’s it” */
const NEXT =
  /(?:,? and|,) that (?!(?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|do|does|did)\b)(\p{L}+|\d)/giu;

/** “Say that A and that B” → “Say that A. B” */
export function partThatClauses(prompt: string): string {
  return prompt.replace(REPORT, (report) =>
    report.replace(NEXT, (_, word: string) => `. ${capitalise(word)}`),
  );
}
