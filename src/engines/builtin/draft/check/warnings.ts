import type { GenerateJob, Warning } from '../../../text-engine.js';
import { wordSet } from '../../refine/text/words.js';
import { APART_HEADING, APART_SECTION } from '../compose/blocks.js';
import { isLetter, type Brief } from '../sort/brief.js';
import { unmask } from '../text/mask.js';
import { countWords, splitSentences } from '../text/split.js';
import { isFollowed, lengthAsked } from './followed.js';
import { regex } from '../../text/regex.js';
import { table } from '../../text/table.js';

/** Longer lists are cut, with their number. */
const NAMED_MAX = 20;
export const WORDS_MAX = 160;
/** Tones that shape greeting and closing; the others need a model. */
const TONES_FOLLOWED = wordSet`neutral formal professional friendly casual informative confident`;

const DRAFT = 'Drafted from your own words without a model.';
const MISADDRESSED = ` Check whom it addresses: the prompt may speak of its reader in the third person, or to its writer.`;
/** “he”, “our tenants”, “a customer” */
const PERSON = regex.i`\b(?:he|she|they|him|her|them|his|their)\b|\b(?:my|our|an?|the|this)(?: new| old)? (?:landlord|landlady|tenant|customer|client|guest|neighbou?r|boss|manager|colleague|teacher|tutor|doctor|parent|member|friend|supplier|employee)s?\b`;
const APART = ` What may be content or a note to the writer stands at its end, under “${APART_HEADING}”.`;
const FOREIGN = 'The prompt does not seem to be in English. The built-in engine reads English only.';
const OUTLINE = `The text is an outline: the built-in engine adds no content of its own. Connect a model, or put the facts into the prompt.`;
const OUTLINE_WITH_FACTS = `The text is your facts and an outline: the built-in engine adds no content of its own. Connect a model.`;

/** A request to the writer, where a letter or notice has a sentence of its own. */
const REQUEST = regex.u`^(?:(?:Write|Draft|Compose|Prepare|Send)(?: (?:me|us|this|it))? (?:to|an?)\b|Let (?:people|everyone|everybody|them|him|her|(?:the|our|my) \p{L}+) know\b|(?:Tell|Thank|Remind|Invite|Congratulate|Apologi[sz]e to|Inform|Ask) (?:him|her|them|people|(?:my|our)\b|\p{Lu}))`;
/** An opening that needs a clause of its own behind it. */
const FRAGMENT = regex.i`^(?:(?:congratulat|thank|announc|invit|remind|inform|apologi[sz]|ask|tell|confirm)ing|especially)\b[^,:;–]*[.!]$`;

/** What a prompt asks a letter to do: its name, the words that ask for it, and those that do it. */
const ACTS = table`
apologise → apologi[sz](?:e|ing)|say(?:ing)? sorry|apology → apologi[sz]e|apologies|sorry
thank → thank(?:ing|s)? → thank|grateful|appreciate
resign → resign(?:ing|ation)? → resign
congratulate → congratulat(?:e|ing) → congratulat|well done|happy
decline → declin(?:e|ing)|turn(?:ing)? down → declin|unfortunately|can(?:no|['’])t|unable|not able|won['’]t|will not|regret
complain → complain(?:ing)? → complain
invite → invit(?:e|ing) → invit|welcome|join|come
remind → remind(?:ing)?(?!(?: \S+){1,4} that) → remind|remember|forget
confirm → confirm(?:ing)?(?! (?:if|whether)) → confirm
`.map(([name = '', asked, done]) => ({
  name,
  asked: new RegExp(`(?<![\\p{L}-])(?:${asked})(?!\\p{L})`, 'iu'),
  done: new RegExp(`(?<!\\p{L})(?:${done})`, 'iu'),
}));

/** Everything that a caller should know about a draft. */
export function warningsOf(
  brief: Brief,
  job: GenerateJob,
  content: string,
  found: {
    isOutline: boolean;
    isForeign: boolean;
    notWritten?: string | undefined;
    leftOut: readonly string[];
  },
): Warning[] {
  const [text = content] = content.split(APART_SECTION);
  const doubtful = doubtfulSentences(text);
  const leftOut = [...found.leftOut, ...missingKeywords(brief, content)];
  const outline = brief.parts.length > 1 ? OUTLINE_WITH_FACTS : OUTLINE;
  const unwritten = found.notWritten && `${found.notWritten.slice(0, WORDS_MAX)}: it needs a model.`;
  const unfollowed = directionsNotFollowed(brief, job, text, found.isOutline)
    .slice(0, NAMED_MAX)
    .map((words) => words.slice(0, WORDS_MAX));
  const warnings: (readonly [reason: string, message: string | false | undefined])[] = [
    [
      'draft',
      DRAFT +
        (brief.mayMisaddress && mayBeReader(brief, text) ? MISADDRESSED : '') +
        (content.includes(APART_HEADING) ? APART : '') +
        (doubtful.length > 0 ? ` Check whether ${quoteAll(doubtful)} belongs in the text.` : ''),
    ],
    ['language_uncertain', found.isForeign && FOREIGN],
    found.isOutline ? ['outline_only', outline] : ['not_written_as_asked', unwritten],
    ['left_out', leftOut.length > 0 && `The text leaves out ${quoteAll(leftOut)}.`],
    ...unfollowed.map(
      (words) => ['direction_not_followed', `The built-in engine did not follow “${words}”.`] as const,
    ),
    ['shorter_than_asked', !found.isOutline && tooShort(brief, job, text)],
  ];
  return warnings.flatMap(([reason, message]) => (message ? [{ reason, message }] : []));
}

/** The sentences of a finished text that may be words to its writer, or no sentences. */
function doubtfulSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitSentences)
    .filter((each) => REQUEST.test(each) || FRAGMENT.test(each));
}

/** Whether somebody of whom a text speaks may be its reader. */
function mayBeReader(brief: Brief, text: string): boolean {
  return PERSON.test(text) || (isLetter(brief) && !brief.recipient?.words);
}

function quoteAll(words: readonly string[]): string {
  const named = words.slice(0, NAMED_MAX).map((each) => `“${each.slice(0, WORDS_MAX)}”`);
  return named.join(', ') + (words.length > NAMED_MAX ? ` and ${words.length - NAMED_MAX} more` : '');
}

function missingKeywords({ keywords }: Brief, content: string): string[] {
  const text = content.toLowerCase();
  return keywords.map(unmask).filter((keyword) => !text.includes(keyword.toLowerCase()));
}

function directionsNotFollowed(brief: Brief, { options }: GenerateJob, content: string, isOutline: boolean) {
  const text = content.toLowerCase();
  const asked = brief.directions
    .filter(({ isMet }) => !isMet)
    .map(({ words }) => unmask(words))
    .filter((words) => lengthAsked(words) === undefined || !(isOutline || isShorter(words, content)))
    .filter((words) => !isFollowed(words, content));
  const avoided = brief.avoid
    .map(unmask)
    .filter((word) => word !== '' && text.includes(word.toLowerCase()))
    .map((word) => `avoid “${word}”`);
  const tone = TONES_FOLLOWED.has(options.tone) ? [] : [`tone: ${options.tone}`];
  const several = isOutline && brief.count ? [`${brief.count} ${brief.kindName ?? 'texts'}`] : [];
  const acts = isOutline ? [] : actsNotDone(brief, content);
  return [...new Set([...several, ...acts, ...asked, ...avoided, ...tone])];
}

/** The acts that a prompt asks for and its letter does not do. */
function actsNotDone(brief: Brief, text: string): string[] {
  const asked = unmask(brief.asked ?? '');
  return isLetter(brief)
    ? ACTS.filter((act) => act.asked.test(asked) && !act.done.test(text)).map(({ name }) => name)
    : [];
}

/** Only where a length was asked for, by the prompt or by `length: long`. */
function tooShort({ directions }: Brief, { template, options }: GenerateJob, content: string) {
  const inPrompt = directions.map(({ words }) => unmask(words)).find((words) => isShorter(words, content));
  const asked =
    (inPrompt === undefined ? undefined : lengthAsked(inPrompt)) ??
    (options.length === 'long' && !template.hasFixedForm ? template.lengths.long.words : undefined);
  const words = countWords(content);
  if (asked === undefined || words >= asked * 0.8) return undefined;
  return `The text has ${words} of about ${asked} words: a draft is as long as its facts.`;
}

/** Whether a direction asks for more words than a text has. */
function isShorter(direction: string, content: string): boolean {
  const asked = lengthAsked(direction);
  return asked !== undefined && countWords(content) < asked * 0.8;
}
