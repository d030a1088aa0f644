import { regex } from '../../text/regex.js';
import { removeRepetition } from './repetition.js';
import { removeCliches, removeFillers, removeHedges } from './wording.js';
import * as marks from './marks.js';
import { removeContacts, removeHashtags, removeLinks, removePrices } from './links.js';
import { removeHype, removeSwearwords } from './strong-words.js';
import { wordSet } from '../text/words.js';
import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';

/** How each kind of thing is taken out of a text, in the order in which they are carried out. */
export const REMOVERS = {
  fillers: removeFillers,
  hedges: removeHedges,
  cliches: removeCliches,
  hype: removeHype,
  repetition: removeRepetition,
  'exclamation-marks': marks.removeExclamationMarks,
  emojis: marks.removeEmojis,
  hashtags: removeHashtags,
  links: removeLinks,
  'contact-data': removeContacts.all,
  'e-mails': removeContacts.mails,
  phones: removeContacts.phones,
  prices: removePrices,
  markdown: marks.removeMarkdown,
  headings: marks.removeHeadings,
  greeting: (content) => content.replace(GREETING_PATTERN, ''),
  'sign-off': (content) => content.replace(SIGN_OFF_PATTERN, '').trimEnd(),
  postscript: marks.removePostscript,
  swearwords: removeSwearwords,
  bullets: marks.removeBullets,
  dashes: marks.removeDashes,
  spacing: marks.removeStraySpaces,
} satisfies Record<string, (content: string) => string>;

export type Removable = keyof typeof REMOVERS;

/** The names of the kinds, looked for in clauses led by “remove”, “without”, “no” and the like. */
export const NAMED: Readonly<Record<Removable, RegExp>> = {
  fillers: regex.i`\b(?:the )?(?:unnecessary |needless |superfluous |extra |empty |filler |meaningless |redundant )*(?:filler(?:s| words?| phrases?)?|fluff|padding|waffle|wordiness|verbosity|intensifiers?|redundanc(?:y|ies)|clutter|(?:unnecessary|needless|superfluous|redundant) (?:words?|phrases?|language|wording))(?: (?:words?|phrases?))?\b`,
  hedges: regex.i`\b(?:the )?(?:hedg\w+|weasel|qualifying|tentative|uncertain|weak|wishy-washy|unsure|hesitant|apologetic)(?: (?:words?|phrases?|language|wording|expressions?))?\b|\b(?:hesitations?|qualifiers?|uncertainty)\b`,
  cliches: regex.i`\b(?:the )?(?:corporate |business |marketing |technical |industry |management |worn-out |empty )*(?:clich[eé]\w*|buzz-?words?|jargon|corporate[- ]speak|business[- ]speak|marketing[- ]speak|platitudes?|catchphrases?|stock phrases?|overused (?:words?|phrases?))(?: (?:words?|phrases?))?\b`,
  hype: regex.i`\b(?:the )?(?:hype|exaggerat\w+|superlatives?|puffery|sensationalism|(?:emotive|loaded|sensational|promotional|salesy|flowery) (?:words?|language|wording))\b|^(?:please |a bit |much )*(?:less|not (?:so|too|as)) (?:salesy|pushy|promotional|hyped?|sensational\w*|dramatic|over-?the-?top|exaggerated|emotional|enthusiastic|excited|markety|flowery)\b`,
  repetition: regex.i`\b(?:the )?(?:repetiti\w+|repeated|repeating (?:myself|yourself|itself|things|everything)|duplicat\w+|double (?=words)|redundant)(?: (?:sentences?|words?|lines?|paragraphs?|content|text))?\b`,
  'exclamation-marks': regex.i`\bexclamation(?: marks?| points?|s)?\b`,
  emojis: regex.i`\b(?:emojis?|emoticons?|smile(?:y|ys|ies)|smileys?)\b`,
  hashtags: regex.i`\bhash-?tags?\b`,
  links: regex.i`\b(?:hyper-?)?(?:links?|urls?|web addresses)\b`,
  'contact-data': regex.i`\b(?:(?:tele)?phone numbers? and (?:the )?e-?mails?(?: address(?:es)?)?|e-?mails?(?: address(?:es)?)? and (?:the )?(?:(?:tele)?phones?|numbers|phone numbers?)|(?:all |the )*contact (?:data|details|info(?:rmation)?)|personal (?:data|contact details))\b`,
  'e-mails': regex.i`(?<!\b(?:from|in|of) (?:(?:the|my|this|these|all) )?)\b(?:the |my |all |any )*e-?mail(?:s| address(?:es)?)\b|^(?:remove|delete) my e-?mail$`,
  phones: regex.i`\b(?:(?:mobile |cell )?(?:tele)?phone|mobile|cell|fax) numbers?\b|\b(?:tele)?phones\b`,
  prices: regex.i`\b(?:the |all )*(?:prices?|price tags?)\b`,
  markdown: regex.i`\b(?:all |the )*(?:markdown|formatting|asterisks?)(?: (?:formatting|syntax|marks|markup|symbols))?\b`,
  headings: regex.i`\b(?:sub-?)?(?:headings?|headers?|titles?|headlines?)\b`,
  greeting: regex.i`\b(?:opening |the )*(?:greeting|salutation|hello|hi|dear \w+)(?: line)?\b`,
  'sign-off': regex.i`\b(?:the )?(?:e-?mail )?(?:(?:kind |best )?regards|signature|sign[- ]?off|goodbye|closing line|complimentary close)\b`,
  postscript: regex.i`\b(?:the |my |any )*(?:(?:p\.?){1,2}s\b\.?|postscripts?)(?:,? (?:and|or|&) (?:the )?(?:p\.?){1,2}s\b\.?)*`,
  swearwords: regex.i`\b(?:swear(?:ing| ?words?)?|curse words?|cursing|profanit(?:y|ies)|bad language|expletives?|obscenit(?:y|ies))(?! \w)`,
  bullets: regex.i`\b(?:bullet(?:ed)?(?: points?| lists?|s)?|bullets|list (?:formatting|markers|marks)|numbering)\b`,
  dashes: regex.i`\b(?:em[- ]?|en[- ]?|long )?dash(?:es)?\b`,
  spacing: regex.i`\b(?:spaces? before (?:commas|full stops|periods|punctuation)|stray spaces|(?:blank|empty|extra|double|multiple)(?: blank| empty)? (?:lines?|line breaks?|spaces?|spacing|white ?space))\b`,
};

/** Ways of asking for a removal without such a verb. */
export const ASKED: Readonly<Partial<Record<Removable, RegExp>>> = {
  fillers: regex.i`\b(?:(?:trim|cut|lose|reduce) (?:out )?(?:all )?(?:the |any )?(?:fluff|filler|padding|waffle)(?: and get to the point)?|less (?:wordy|verbose|fluff\w*)|no[- ]nonsense|(?:more )?(?:direct|straightforward|(?<!\bget (?:\w+ )?)to the point)|de-?clutter|crisp(?:er)?|fluff|filler)\b`,
  hedges: regex.i`\b(?:more |sound |be |very )*(?:confident(?:ly)?|assertive(?:ly)?|decisive(?:ly)?|self-assured|(?:sounds? )?(?:less|too) (?:tentative|uncertain|hesitant|hedg\w+|unsure|apologetic)|stronger)\b`,
  cliches: regex.i`\b(?:jargon-free|less (?:corporate|jargon\w*|buzzwordy)|(?:replace|simplify) (?:the )?(?:jargon|buzzwords|clich[eé]s))\b`,
  hype: regex.i`\b(?:(?:more |sound )*(?<!gender[- ])(?:neutral|objective|factual|matter[- ]of[- ]fact|impartial|sober|understated)(?: (?:tone|language|wording|voice))?|(?:less|not (?:so|too|as)) (?:salesy|pushy|promotional|hyped?|sensational\w*|dramatic|over-?the-?top|exaggerated|emotional|enthusiastic|excited|flowery)|tone (?:it |this )?(?:way |right |a bit |a little )?down|too (?:salesy|pushy|dramatic|over-?the-?top))\b`,
  repetition: regex.i`\b(?:less repetitive|too repetitive|de-?duplicate|stop repeating (?:myself|yourself|itself|everything|things|the same \w+)|(?:i|it|this) (?:keeps? )?(?:repeat(?:s|ing)?|says?|saying) (?:everything twice|(?:myself|itself)(?: (?:a lot|too much|too often|all the time|over and over))?|the same (?:things?|points?)(?: twice| again| over and over)?)|(?:it |this )?(?:repeats itself|keeps repeating(?: itself)?))\b`,
  emojis: regex.i`\bemoji-free\b`,
  markdown: regex.i`\b(?:(?:as|to|into|in) plain text|plain text(?: only)?|un-?formatted|without formatting)\b`,
  swearwords: regex.i`\b(?:family[- ]friendly|g[- ]rated|clean language)\b`,
  dashes: regex.i`\breplace (?:the |all )?(?:em[- ]?)?dashes with commas\b`,
  spacing: regex.i`\b(?:clean(?:ed)?(?: up)?|tidy(?: up)?|fix|sort out|correct|mend|normali[sz]e) (?:up )?(?:the |all |any |my )*(?:formatting|layout|spacing|(?:double |extra )?spaces|white ?space)\b(?: only)?(?:: (?:double|extra) spaces)?`,
};

/** Whole parts of the text go with these, whatever they hold. */
export const TAKES_CONTENT = wordSet`hype repetition hashtags links contact-data e-mails phones prices headings greeting sign-off postscript`;
