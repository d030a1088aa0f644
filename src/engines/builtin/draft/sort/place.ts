import { isAudience, isChannel } from '../roles/words.js';
import { isLetter, type Brief } from './brief.js';

/** Whether a subject says where or for whom a text is: “notice for the fridge: …”. “… fridge. Will be cleaned …” is about it. */
export function isPlace(subject: string, brief: Brief, prompt: string): boolean {
  const next = prompt.slice(prompt.indexOf(subject) + subject.length);
  return (
    !isLetter(brief) &&
    !/^an?\s/i.test(subject) &&
    (isChannel(subject) || isAudience(subject)) &&
    !/^[.:]\s+(?:will|is|are|has|was)\s/i.test(next)
  );
}
