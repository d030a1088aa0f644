import { HARSH_WORDS, NOUN_VERBS, REQUEST_VERBS } from '../data/polite-words.js';
import { applyRule, readRules } from '../grammar/read-rules.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { joinSentences, markRequests, splitSentences } from '../text/sentences.js';
import { capitalise } from '../text/words.js';
import { speak } from './relax.js';
import { findInProse, warnOfLeftovers, warnOfUntouched } from './leftovers.js';

export const polite: Operation<true> = {
  name: 'polite',
  readings: [
    {
      pattern:
        /(?<!\b(?:less|not|too|overly|so) (?:too |so )?)\b(?:more |very |extra )?(?:polite(?:r|ly|ness)?|respectful(?:ly)?|courteous(?:ly)?|tactful(?:ly)?|diplomatic(?:ally)?|considerate|gentle[rn]?|soft(?:er|en)|mild(?:er)?|calm(?:er|ly)?(?=$|,| and\b| tone))\b(?: (?:(?:the|its|this|my) )?(?:tone|style|language|wording|it|this|message|email))?|\b(?:less|not (?:so|as|too)|without being|not sound(?:ing)?) (?:so |too |as )?(?:rude|harsh|blunt|aggressive|angry|bossy|demanding|pushy|abrupt|accusing|accusatory|confrontational|passive[- ]aggressive|hostile|mean|impolite|direct|annoyed|irritated)\b|\b(?:tone|calm) (?:it |this )?(?:way |right |a bit |a little )?down\b|\btoo (?:angry|rude|harsh|blunt|aggressive|bossy|demanding|direct)\b/i,
      read: () => true,
    },
    {
      pattern:
        /\b(?:rude(?:ness)?|harsh(?:ness)?|aggressive|aggression|blunt(?:ness)?|impolite|angry) ?(?:words?|tone|language|wording|parts?)?\b/i,
      in: ['remove'],
      read: () => true,
    },
  ],
  apply(content, _, context) {
    const changed = askKindly(content);
    warnOfLeftovers(findInProse(changed, HARSH), 'These words may sound harsh and were left', context);
    if (changed === content)
      context.warn(
        'nothing_to_change',
        'No order or request was found that could be put more politely; sentences are not rewritten',
      );
    else warnOfUntouched(content, changed, context);
    return changed;
  },
};

/** Says “please” and softens wishes in the paragraphs of a text. */
export function askKindly(content: string, wishes = WISHES): string {
  const sentenceBySentence = (prose: string) =>
    splitSentences(speak(prose)).map(({ text, gap }) => ({ text: politely(text, wishes), gap }));
  return editProse(content, (prose) => markRequests(joinSentences(sentenceBySentence(prose))), [
    'paragraph',
    'html',
  ]);
}

/** Words of blame and anger. */
export const HARSH = new RegExp(String.raw`(?<![\p{L}'’-])(?:${HARSH_WORDS})(?![\p{L}'’-])`, 'giu');
/** Says “please”, asks, or is no order: “Take care”, “Take That played”. */
const STAYS =
  /\b(?:please|kindly|pls|plz|drop (?:me|us) a line|feel free)\b|^(?:do|does|did|have|be) (?:I|you|we|they|he|she|it|the|your|my|our|their|his|her|this|that|these|those|any|some|\p{L}{3,15}s)\b.*\?|^(?:take (?:care|heart|\p{Lu})|get (?:well|lost)\b|be my\b|come on\b|go (?:on|for)\b|let me (?:see|think)\b)|\bsaid\b|^(?:find|get|think) of\b/iu;
/** What may stand before an order: a greeting by name, or a word that joins it to the sentence before. */
const LEAD = String.raw`^((?:(?:hi|hello|hey|dear)(?: there)?(?:,? \p{Lu}[\p{L}'’-]+){0,3}, |(?:(?:and|so|then|also|next|first),?|if [^,;:.!?\n]{3,80},) )?)`;
const OBJECT = String.raw`the|an?|your|my|our|his|her|their|me|us|him|them|it|this|that|these|those|all|every|each|any|some|no|back|at|to me|to us|off|up|again|online|\p{Ll}{3,12}ing`;
const ORDER = new RegExp(
  String.raw`${LEAD}((?:(?:do not|don['’]t|never|always|just) )?(?:(?:${REQUEST_VERBS})(?= (?!(?:is|are|was|were|has|have|had|will|can|of|cost|takes?)\b)[\p{L}\p{N}${'$'}£€“"']|[.!]*$)|(?:${NOUN_VERBS})(?= (?:${OBJECT})\b))|(?:do not|don['’]t) \p{Ll}{2,20}(?= ))`,
  'iu',
);
const WISHES = readRules(String.raw`
giu  ^((?:hi|hello|hey|dear)(?: \p{Lu}[\p{L}'’-]+){0,3}, )?(?:I|we) (?:need|want) you to (?!be\b)(?=\p{Ll}) => $1could you please <; giu  ^you (?:must|have to|need to) (?!not\b|be\b|have\b|also\b|never\b|only\b|always\b)(?=\p{Ll}) => please <; giu  ^((?:[^.!?\n]{0,60}[,;] |(?:and|but|so) )?)(I|we) want\b(?! not\b) => $1$2 would like<; giu  \b(?:can|could) you (?!please|kindly)(?=\p{Ll}) => could you please <; giu  \b(will|would) you (?!please|kindly|like|be|prefer|mind|have|need)(?=\p{Ll}) => would you please <
`);

/** Adds “please” to an order and softens wishes; a sentence that is polite already stays. */
function politely(sentence: string, wishes: typeof WISHES): string {
  if (STAYS.test(sentence)) return sentence;
  const ordered = sentence.replace(ORDER, (_, lead: string, order: string) => {
    const request = `please ${/^\p{Lu}{2}/u.test(order) ? order : order.charAt(0).toLowerCase() + order.slice(1)}`;
    return lead === '' ? capitalise(request) : lead + request;
  });
  if (ordered !== sentence) return ordered;
  return wishes.reduce(applyRule, sentence);
}
