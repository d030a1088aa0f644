import type { Stretch } from '../roles/stretches.js';
import { isAudience, isChannel, namesText } from '../roles/words.js';
import { sayThing } from '../text/add-verb.js';
import { completeNote } from '../text/complete-note.js';
import { countWords } from '../text/split.js';
import type { Tagger } from '../text/tagger.js';
import { trimMarks } from '../text/tidy.js';
import { provenTitle } from '../text/title.js';
import { isToWriter } from '../text/writer-talk.js';
import { isLetter, isNewsletter, type Brief } from './brief.js';
import { isCue, withoutCue } from './read-direction.js';
import { regex } from '../../text/regex.js';

const SUBJECT_WORDS_MAX = 7;
/** A topic has no more words, is no name alone, and does not say what the text does. */
const TOPIC_WORDS_MAX = 9;
const NO_TOPIC = regex.u`^(?:\p{L}+ing\s|(?:after|before|at|in|on|from|with|during)\s|\d+ \p{Lu}|\p{Lu}\S*(?: \p{Lu}\S*)?$)`;
/** What follows is said of the place. */
const PREDICATE = regex.i`^[.:]\s+(?:(?:will|is|are|has|was)\s|(?:out of (?:order|service|use)|closed|broken|not working)\b)`;

/** Who posts, rather than what about: “Post for our club: …” */
const OWN_CLUB = regex.iu`^(?:our|my) (?:[\p{L}-]+ )?(?:club|school|business|company|team|choir|band|gym|church|parish|group|society|association|salon|studio|hotel|charity|firm|bakery|caf[eé]|restaurant|library|museum|farm|brewery)$`;

/** Whether a subject says where or for whom a text is: “notice for the fridge: …”. “… fridge. Will be cleaned …” is about it. */
export function isPlace(subject: string, brief: Brief): boolean {
  const { prompt } = brief;
  const next = prompt.slice(prompt.indexOf(subject) + subject.length);
  const isState = PREDICATE.test(next) && !/\b(?:door|window|gate|wall|entrance|board)$/i.test(subject);
  if (isLetter(brief) || /^an?\s/i.test(subject) || isState) return false;
  return (
    isChannel(subject) ||
    isAudience(subject) ||
    (brief.layout === 'post' && OWN_CLUB.test(subject) && !next.startsWith(' \ue028'))
  );
}

/** Whether what follows a kind without a link is its subject: “job ad crossing guard”, “newsletter autumn”. */
export function isSubject(words: string, brief: Brief): boolean {
  const hasTitle = !isLetter(brief) || isNewsletter(brief);
  const isShort = countWords(words) <= SUBJECT_WORDS_MAX && !/[\d:]/.test(words);
  if (!hasTitle || !isShort || brief.subject !== undefined || provenTitle(words) === undefined) return false;
  return !brief.tagger.isSentence(words) && !namesText(words) && !isChannel(words) && !isCue(words);
}

/** Whether words of a request name what its text is about: “Kitchen porter at The Crooked Ladle”. */
export function isTopic(words: string, tagger: Tagger): boolean {
  const isName =
    countWords(words) <= TOPIC_WORDS_MAX && provenTitle(words) !== undefined && !NO_TOPIC.test(words);
  return (
    isName &&
    sayThing(words) === undefined &&
    tagger.isNounPhrase(words) &&
    !namesText(words) &&
    !isChannel(words)
  );
}

/** Whether a request that is no known one says what its text is about, and is not a sentence of its own. */
export function mayNameTopic(words: string, tagger: Tagger): boolean {
  if (sayThing(words) !== undefined) return false;
  return !namesText(words) && (/^(?:\d|how\b|why\b|what\b)/i.test(words) || !tagger.isSentence(words));
}

/** What speaks of the text, or how it is to be. */
const OF_TEXT = regex.i`\b(?:e-?mail|letter|text|note|message|tone|sound|polite|friendly|formal|short|mention|write|say|word|words|jokey|funny|serious|surprise|secret)\b|^(?:it|this)['’]s going\b`;
const SUBJECT = regex.i`^(?:(?:and|but|so) )?(?:(?:I|we|he|she|they|there|it|everything|nothing|everyone|nobody)\b|(?:my|our|his|her|their|the)\s|(?:price|delivery|payment|parking|lunch|entry)\s)`;
/** Of less probability, a note or a direction may be content. */
const [CERTAIN_NOTE, LIKELY_NOTE, EVEN] = [0.9, 0.8, 0.5];
/** “He has already agreed”, “my member number is 77120”, but not “he’s 78” */
const TOLD =
  /^(?:he|she|they|I|we) (?:(?:always|never|also|often|still) )?(?:has|have|had|will|can|\p{Ll}{3,}ed)\s|^my [\p{Ll} ]{3,30} (?:is|are) \S*\d/iu;
/** “could she make the guest list”: asked of the reader. */
const ASKS =
  /^(?:and )?(?:(?:can|could|would|will) (?:he|she|they|I|we)|is (?:there|it|any\p{L}+)|are there) /iu;
/** “want it to end by then and a written confirmation” */
const WANTS = /^(?:still )?(?:want|need|hope|would like|looking forward)\s/i;
const BY_TEXT = /\b(?:by|via|in|per) (?:a )?(?:text message|e-?mail|text|message|letter)s?\b/gi;

/** Takes unsure statements of a letter for content: “I think they should meet for a coffee.” */
export function takeStatements(stretches: readonly Stretch[], tagger: Tagger): void {
  for (const stretch of stretches)
    if (isStatement(stretch, tagger)) Object.assign(stretch, { role: 'fact', isUnsure: false });
}

function isStatement({ role, isUnsure, text, gap, chance }: Stretch, tagger: Tagger): boolean {
  const words = trimMarks(text);
  if (words.startsWith('The reason is that ')) return true;
  const isSaid = ASKS.test(words) || (isUnsure && WANTS.test(words));
  return (
    (isUnsure ||
      isSaid ||
      (role === 'note' && chance < (gap === 'comma' ? LIKELY_NOTE : CERTAIN_NOTE) && TOLD.test(words))) &&
    gap !== 'word' &&
    (/fact|note|mention/.test(role) || chance < EVEN || isSaid) &&
    (isSaid || (SUBJECT.test(words) && tagger.isSentence(words))) &&
    !OF_TEXT.test(words.replace(BY_TEXT, '')) &&
    !isToWriter(words)
  );
}

/** A request of no more words names its kind. */
export const KIND_WORDS_MAX = 3;

/** Whether words of a request can stand in the text: a sentence, an apposition, or words with a figure or a name. */
export function maySay(clause: string, brief: Brief): boolean {
  if (
    brief.layout === 'sections' &&
    /^(?:(?:full|part)[ -]time|permanent|temporary|remote|hybrid|casual)\b/i.test(clause)
  )
    return true;
  if (/[\d@\ue040\ue022]|[\s\ue028]\p{Lu}/u.test(clause) || /^whose\s/i.test(clause)) return true;
  // “Clearbook, an invoicing tool for freelancers”
  if (/^(?:an?|the|our|my)\s/i.test(clause) && !namesText(clause)) return true;
  const namesKind = countWords(clause) <= KIND_WORDS_MAX && namesText(clause);
  if (brief.tagger.isSentence(withoutCue(clause, brief)) && !namesKind) return true;
  return isLetter(brief) && completeNote(clause, brief) !== undefined;
}
