import { isAudience, isChannel, namesText } from '../roles/words.js';
import { countWords } from '../text/split.js';
import type { Tagger } from '../text/tagger.js';
import { provenTitle } from '../text/title.js';
import { isLetter, isNewsletter, type Brief } from './brief.js';
import { isCue } from './read-direction.js';

const SUBJECT_WORDS_MAX = 7;

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

/** Whether what follows a kind without a link is its subject: “job ad crossing guard”, “newsletter autumn”. */
export function isSubject(words: string, brief: Brief, tagger: Tagger): boolean {
  const hasTitle = !isLetter(brief) || isNewsletter(brief);
  const isShort = countWords(words) <= SUBJECT_WORDS_MAX && !/[\d:]/.test(words);
  if (!hasTitle || !isShort || brief.subject !== undefined || provenTitle(words) === undefined) return false;
  return !tagger.isSentence(words) && !namesText(words) && !isChannel(words) && !isCue(words);
}
