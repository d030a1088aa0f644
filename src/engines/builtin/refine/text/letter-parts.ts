import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';

/** The greeting of a text, its body and its sign-off; the first and the last may be empty. */
export function letterParts(content: string): [greeting: string, body: string, signOff: string] {
  const start = GREETING_PATTERN.exec(content)?.[0].length ?? 0;
  const end = Math.max(start, SIGN_OFF_PATTERN.exec(content)?.index ?? content.length);
  return [content.slice(0, start), content.slice(start, end), content.slice(end)];
}
