import { removeCliches, removeFillers, removeHedges, removeRepetition } from './wording.js';
import * as marks from './marks.js';
import { removeContacts, removeHashtags, removeLinks, removePrices } from './links.js';
import { removeHype, removeSwearwords } from './strong-words.js';
import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';

/** A kind of thing that can be taken out of a text. */
export interface Removal {
  /** Its names, looked for in clauses led by “remove”, “without”, “no” and the like. */
  named: RegExp;
  /** Ways of asking for it without such a verb. */
  asked?: RegExp;
  /** Whole parts of the text go with it, whatever they hold. */
  takesContent?: true;
  apply(content: string): string;
}

/** In the order in which they are carried out. */
export const REMOVALS = {
  fillers: {
    named:
      /\b(?:the )?(?:unnecessary |needless |superfluous |extra |empty |filler |meaningless |redundant )*(?:filler(?:s| words?| phrases?)?|fluff|padding|waffle|wordiness|verbosity|intensifiers?|redundanc(?:y|ies)|clutter|(?:unnecessary|needless|superfluous|redundant) (?:words?|phrases?|language|wording))(?: (?:words?|phrases?))?\b/i,
    asked:
      /\b(?:(?:trim|cut|lose|reduce) (?:out )?(?:all )?(?:the |any )?(?:fluff|filler|padding|waffle)(?: and get to the point)?|less (?:wordy|verbose|fluff\w*)|no[- ]nonsense|(?:more )?(?:direct|straightforward|(?<!\bget (?:\w+ )?)to the point)|de-?clutter|crisp(?:er)?|fluff|filler)\b/i,
    apply: removeFillers,
  },
  hedges: {
    named:
      /\b(?:the )?(?:hedg\w+|weasel|qualifying|tentative|uncertain|weak|wishy-washy|unsure|hesitant|apologetic)(?: (?:words?|phrases?|language|wording|expressions?))?\b|\b(?:hesitations?|qualifiers?|uncertainty)\b/i,
    asked:
      /\b(?:more |sound |be |very )*(?:confident(?:ly)?|assertive(?:ly)?|decisive(?:ly)?|self-assured|(?:sounds? )?(?:less|too) (?:tentative|uncertain|hesitant|hedg\w+|unsure|apologetic)|stronger)\b/i,
    apply: removeHedges,
  },
  cliches: {
    named:
      /\b(?:the )?(?:corporate |business |marketing |technical |industry |management |worn-out |empty )*(?:clich[eé]\w*|buzz-?words?|jargon|corporate[- ]speak|business[- ]speak|marketing[- ]speak|platitudes?|catchphrases?|stock phrases?|overused (?:words?|phrases?))(?: (?:words?|phrases?))?\b/i,
    asked:
      /\b(?:jargon-free|less (?:corporate|jargon\w*|buzzwordy)|(?:replace|simplify) (?:the )?(?:jargon|buzzwords|clich[eé]s))\b/i,
    apply: removeCliches,
  },
  hype: {
    named:
      /\b(?:the )?(?:hype|exaggerat\w+|superlatives?|puffery|sensationalism|(?:emotive|loaded|sensational|promotional|salesy|flowery) (?:words?|language|wording))\b|^(?:please |a bit |much )*(?:less|not (?:so|too|as)) (?:salesy|pushy|promotional|hyped?|sensational\w*|dramatic|over-?the-?top|exaggerated|emotional|enthusiastic|excited|markety|flowery)\b/i,
    asked:
      /\b(?:(?:more |sound )*(?<!gender[- ])(?:neutral|objective|factual|matter[- ]of[- ]fact|impartial|sober|understated)(?: (?:tone|language|wording|voice))?|(?:less|not (?:so|too|as)) (?:salesy|pushy|promotional|hyped?|sensational\w*|dramatic|over-?the-?top|exaggerated|emotional|enthusiastic|excited|flowery)|tone (?:it |this )?(?:way |right |a bit |a little )?down|too (?:salesy|pushy|dramatic|over-?the-?top))\b/i,
    takesContent: true,
    apply: removeHype,
  },
  repetition: {
    named:
      /\b(?:the )?(?:repetiti\w+|repeated|duplicat\w+|double (?=words)|redundant)(?: (?:sentences?|words?|lines?|paragraphs?|content|text))?\b/i,
    asked:
      /\b(?:less repetitive|de-?duplicate|(?:it |this )?(?:repeats itself|keeps repeating(?: itself)?))\b/i,
    takesContent: true,
    apply: removeRepetition,
  },
  'exclamation-marks': {
    named: /\bexclamation(?: marks?| points?|s)?\b/i,
    apply: marks.removeExclamationMarks,
  },
  emojis: {
    named: /\b(?:emojis?|emoticons?|smile(?:y|ys|ies)|smileys?)\b/i,
    asked: /\bemoji-free\b/i,
    apply: marks.removeEmojis,
  },
  hashtags: { named: /\bhash-?tags?\b/i, takesContent: true, apply: removeHashtags },
  links: { named: /\b(?:hyper-?)?(?:links?|urls?|web addresses)\b/i, takesContent: true, apply: removeLinks },
  'contact-data': {
    named:
      /\b(?:(?:tele)?phone numbers? and (?:the )?e-?mails?(?: address(?:es)?)?|e-?mails?(?: address(?:es)?)? and (?:the )?(?:(?:tele)?phones?|numbers|phone numbers?)|(?:all |the )*contact (?:data|details|info(?:rmation)?)|personal (?:data|contact details))\b/i,
    takesContent: true,
    apply: removeContacts.all,
  },
  'e-mails': {
    named:
      /(?<!\b(?:from|in|of) (?:(?:the|my|this|these|all) )?)\b(?:the |my |all |any )*e-?mail(?:s| address(?:es)?)\b|^(?:remove|delete) my e-?mail$/i,
    takesContent: true,
    apply: removeContacts.mails,
  },
  phones: {
    named: /\b(?:(?:mobile |cell )?(?:tele)?phone|mobile|cell|fax) numbers?\b|\b(?:tele)?phones\b/i,
    takesContent: true,
    apply: removeContacts.phones,
  },
  prices: { named: /\b(?:the |all )*(?:prices?|price tags?)\b/i, takesContent: true, apply: removePrices },
  markdown: {
    named:
      /\b(?:all |the )*(?:markdown|formatting|asterisks?)(?: (?:formatting|syntax|marks|markup|symbols))?\b/i,
    asked: /\b(?:(?:as|to|into|in) plain text|plain text(?: only)?|un-?formatted|without formatting)\b/i,
    apply: marks.removeMarkdown,
  },
  headings: {
    named: /\b(?:sub-?)?(?:headings?|headers?|titles?|headlines?)\b/i,
    takesContent: true,
    apply: marks.removeHeadings,
  },
  greeting: {
    named: /\b(?:opening |the )*(?:greeting|salutation|hello|dear \w+)(?: line)?\b/i,
    takesContent: true,
    apply: (content) => content.replace(GREETING_PATTERN, ''),
  },
  'sign-off': {
    named: /\b(?:the )?(?:e-?mail )?(?:signature|sign[- ]?off|goodbye|closing line|complimentary close)\b/i,
    takesContent: true,
    apply: (content) => content.replace(SIGN_OFF_PATTERN, '').trimEnd(),
  },
  swearwords: {
    named:
      /\b(?:swear(?:ing| ?words?)?|curse words?|cursing|profanit(?:y|ies)|bad language|expletives?|obscenit(?:y|ies))(?! \w)/i,
    asked: /\b(?:family[- ]friendly|g[- ]rated|clean language)\b/i,
    apply: removeSwearwords,
  },
  bullets: {
    named:
      /\b(?:bullet(?:ed)?(?: points?| lists?|s)?|bullets|list (?:formatting|markers|marks)|numbering)\b/i,
    apply: marks.removeBullets,
  },
  dashes: {
    named: /\b(?:em[- ]?|en[- ]?|long )?dash(?:es)?\b/i,
    asked: /\breplace (?:the |all )?(?:em[- ]?)?dashes with commas\b/i,
    apply: marks.removeDashes,
  },
  spacing: {
    named:
      /\b(?:spaces? before (?:commas|full stops|periods|punctuation)|stray spaces|(?:blank|empty|extra|double|multiple)(?: blank| empty)? (?:lines?|line breaks?|spaces?|spacing|white ?space))\b/i,
    asked:
      /\b(?:clean(?:ed)?(?: up)?|tidy(?: up)?|fix|sort out|correct|mend|normali[sz]e) (?:up )?(?:the |all |any |my )*(?:formatting|layout|spacing|(?:double |extra )?spaces|white ?space)\b(?: only)?(?:: (?:double|extra) spaces)?/i,
    apply: marks.removeStraySpaces,
  },
} satisfies Record<string, Removal>;

export type Removable = keyof typeof REMOVALS;
