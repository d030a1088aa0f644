import { applyRules, readRules } from '../grammar/read-rules.js';
import { says, type Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';

type Direction = 'use' | 'expand';

export const contractions: Operation<Direction> = {
  name: 'contractions',
  readings: [
    { pattern: /\b(?:any |all |the )?contract(?:ions?|ed forms?)\b/i, in: ['remove'], read: () => 'expand' },
    says(
      'expand',
    )`\b(?:expand|spell out|write out|undo|uncontract)(?: (?:all|any|the))* contractions\b|\bcontractions? (?:expanded|spelled out|written out)\b`,
    {
      pattern: /\b(?:(no|without|avoiding|zero|free of) (?:any )?|more )?contractions\b/i,
      in: ['plain', 'add'],
      read: (match) => (match[1] ? 'expand' : 'use'),
    },
  ],
  apply(content, direction, context) {
    const changed = editProse(content, direction === 'use' ? contract : expandContractions);
    if (direction === 'expand')
      warnOfLeftovers(findInProse(changed, CONTRACTED), 'These contractions were left', context);
    return changed;
  },
};

const PRONOUN = '(?:he|she|it|that|there|here|what|who|where|how|this)';
const PARTICIPLE = String.raw`(?:(?:already|just|never|always|also|not|ever) )?(?:been|got|gone|done|had|made|taken|seen|given|become|come|said|told|left|lost|won|sent|\w{2,20}ed)\b`;
const ADVERB = '(?:(?:already|just|never|always|also|not|ever|only|really|finally|often|recently) )?';
/** Participles that differ from the base. */
const STRONG = `paid|bought|found|felt|kept|thought|known|written|met|heard|built|spent|held|caught|brought|forgotten|broken|chosen|eaten|driven|spoken|fallen|grown|worn|torn|begun|sung|drunk|flown|shown|drawn|thrown|stolen|frozen|woken|hidden|ridden|risen|bitten|beaten|shaken|taught|fought|sought|led|fed|hung|stuck|struck|dug|won|sold|understood|slept|swept|dealt|meant|dreamt|learnt|burnt|spelt|lent|laid|stood|sat|rung|sunk|mistaken`;
/** Participles that equal the base, so that “I’d cut” is “had” as well as “would”: such a form stays. */
const SAME = `cut|put|set|let|hit|hurt|quit|read|run|come|become|overcome|cost|shut|split|spread|bet|burst|cast|rid|shed|upset|broadcast|beat|bid`;
const WEAK = String.raw`(?!(?:n|f|h|s|w|sp|br|bl|proc|exc|succ)eed\b|(?:embed|shed|wed)\b)\w{2,20}ed`;
const OBJECT = String.raw`(?:it|him|her|them|us|me|my|your|his|our|their|an?(?! (?:lot|bit|little|day|week|month|year|few))|the(?! (?:same|whole|next|first|last|day|way|other|right|wrong))|these|those|some|both|two|three|four|five|six|ten|several|many|so (?:long|much|many)|ages|hours|days|weeks|months|years|[£$€]?\d)(?![a-z'’])`;

/** Where a noun is the subject. */
const CLAUSE = String.raw`(?<=^|[.!?;:]\s+|\n|, (?:and |but |so )?|\b(?:because|as|if|when|but|so) )`;

/** See read-rules.ts for the notation. */
const EXPANSIONS = readRules(String.raw`
gi   (?<=\b(?:in|on|of|with|at|to|from|for|into|over|by) )it['’]s (?=(?:way|own|place|best|time|name)\b) => its <
gi   \bcan['’]t\b => cannot<
gi   \bwon['’]t\b => will not<
gi   \bshan['’]t\b => shall not<
g    \b(I) ain['’]t\b => $1 am not<
gi   \b(you|we|they|these|those) ain['’]t\b => $1 are not<
gi   \b(he|she|it|that|this|there|here|who|what) ain['’]t\b(?! got\b) => $1 is not<
giu  (?<![\p{L}\p{N}'’])['’]em(?![\p{L}'’]) => them<
giu  (?<![\p{L}\p{N}'’])['’]cause(?= ) => because<
gi   \b(do|does|did|is|are|was|were|have|has|had|would|should|could|must|need|might)n['’]t\b => $1 not<
gi   \blet['’]s\b => let us<
g    \b(I)['’]m\b => $1 am<
gi   \b(you|we|they|who|there)['’]re\b => $1 are<
gi   \b(I|you|we|they|who|would|should|could|might|must)['’]ve\b => $1 have<
giu  \b(everything|nothing|something|all|it)['’]s (?=(?:all )?(?:handed over|paid for|sorted|packed|booked|cleaned|tidied|boxed|ready|set up|signed|locked|switched off|turned off|put away|written down|in place|in order)\b(?! (?:it|the|a|an|my|our|your|his|her|their|all)\b)) => $1 is <
gi   \b(I|you|he|she|it|we|they|that|there|who|this)['’]ll\b => $1 will<
gi   \b(I|you|he|she|it|we|they|there|who)['’]d (?=better\b|${ADVERB}(?:been|got|gone|done|had|made|taken|seen|given|said|told|left|lost|won|sent|${STRONG}|${WEAK})\b) => $1 had <
gi   \b(I|you|he|she|it|we|they|that|there|who)['’]d\b(?! ${ADVERB}(?:${SAME})\b) => $1 would<
gi   \b(${PRONOUN})['’]s (?=${ADVERB}(?:been|got|gone|had|flaked|bailed|dropped out|pulled out|turned up|become|come|grown|risen|fallen|begun|arrived|happened|disappeared|appeared|died|improved|worked|stopped|apologised|apologized|decided|agreed to|promised|replied|lasted|failed|survived|stayed|rained|snowed|existed|continued|increased|helped)\b|${ADVERB}(?!(?:called|named|considered|offered|given|told|asked|awarded|shown|taught|paid|granted|allowed|charged|owed|denied|guaranteed|limited|priced|valued|rated|aged|run)\b)(?:done|made|taken|seen|said|left|lost|won|sent|${STRONG}|${SAME}|${WEAK}) ${OBJECT}) => $1 has <
gi   \b(${PRONOUN})['’]s\b(?! (?:he|she|it|they|you|we) (?!like\b|about\b|for\b|all\b|\w+ing\b|to\b|called\b|made\b|on\b|in\b|at\b|worth\b|now\b)\w)(?<!\b(?:he|she|who)['’]s(?= ${ADVERB}(?:taken|seen|given|said|told|left|lost|won|sent|made|married|finished|retired|recovered|asked|called|${STRONG}|${SAME})\b))(?! ${ADVERB}(?:run|cost|burst|spread|hit|changed|moved|started|ended|opened|returned|turned|dropped|passed|served|saved|developed)\b) => $1 is<
giu  \b(\p{L}{2,30})['’]s (?=(?:going to|gonna|not)\b) => $1 is <
giu  \b(\p{L}{2,30})['’]s (?=(?:(?:just|already|only|never|also|now|really|finally) )?(?:been|gone|died|arrived|happened|disappeared|packed (?:in|up)|broken down|come (?:in|up|off|out|back|through|down|home|over)|turned (?:up|out)|run out|passed away|started to|stopped \p{Ll}+ing|(?!named|called)(?:made|taken|seen|given|said|told|left|lost|won|sent|got|done|${STRONG}|${WEAK}) (?:me|us|him|it|them|the|an?|my|our|your|his|her|their|no|some|loads|lots|all|two|three|\d+)\b)\b) => $1 has <
giu  \b(\p{L}{2,30})['’]s (?=(?:happy|keen|glad|sure|ready|aware|fine|ok|okay|able|willing|unhappy|upset|worried|concerned|ill|poorly|busy|allergic|available|away|welcome|entitled|responsible|attached|enclosed|broken|knackered|bust|livid|fuming|delighted|lovely|pregnant|great|awful|covered|tight|wonky|filthy|disgusting|freezing|cold|damp|soaked|noisy|horrible|terrible|massive|huge|useless|rubbish|fantastic|brilliant|amazing)(?:[.,;!?]| (?:to|with|about|for|that|because|but|so|at|on|in|if|by)\b)|(?:(?:up|down) (?:by |to )?[£$€]?\d+|supposed to|meant to|bound to|about to)\b|(?:being|coming|still)(?=[.,;!?]| (?:to|on|in|at|back|here|there|not)\b)) => $1 is <
giu  ${CLAUSE}((?:the|my|our|your|his|her|their|this|that|next|last|first) (?:\p{Ll}{2,15} )?(?!doctor|dentist|vet|butcher|baker|barber|chemist|grocer|florist)\p{Ll}{2,20}(?<!s))['’]s (?=(?:(?:on|at|in|for|from|to|with|off|out|by|about|here|there|a bit|due)\b(?!-)|(?:now|really|so|too|pretty|quite|all|up) \p{Ll}+(?=[.,;!?]))|\p{Ll}{3,}ing (?:up|down|off|out|apart|over|away|again|me|us|it)\b) => $1 is <
giu  \b(number|address|postcode|total|price|pay|salary|wage|deposit|quote|bill|cost|rent|budget|fee|deadline|code|reference|ref|limit|mobile|name)['’]s (?=[\d£$€#]|\p{L}*\d) => $1 is <
gi   (?<!\b(?:I|you|he|she|it|we|they|who) )\b(is|are|was|were|do|does|did|has|have|had|can|will|would|could|should) ?not (it|he|she|they|we|you|I|there)(?= (?!guys\b|all\b)[^.!?\n]{1,200}\?|\?) => $1 $2 not<
`);

/** Contracted forms; “'s” after a noun is a possessive too. */
export const CONTRACTED = /\b\p{L}{1,12}n['’]t\b|\b\p{L}{1,12}['’](?:ll|re|ve|m|d|all)\b/giu;

/** An auxiliary stays whole where it is stressed: before a pause or at the end. */
const UNSTRESSED = String.raw`(?=\s+(?!and\b|or\b|but\b|not\b)[\p{L}\p{N}])`;
const CONTRACTIONS = readRules(String.raw`
gi   \b(do|does|did|is|are|was|were|have|has|had|would|should|could) not\b(?! only\b) => $1n't<
gi   \bcannot\b|\bcan not\b(?! only\b) => can't<
gi   \bwill not\b => won't<
gu   \b(I) am\b${UNSTRESSED} => $1'm<
giu  \b(you|we|they) are\b${UNSTRESSED} => $1're<
gi   \b(I|you|we|they) have (?=${PARTICIPLE}) => $1've <
giu  \b(I|you|he|she|we|they) will\b${UNSTRESSED} => $1'll<
gi   \b(I|you|he|she|we|they) would (?=like|love|be|prefer)\b => $1'd <
giu  (?<!\b(?:how|what|where|who|as|than) \p{L}{0,20}\s?)\b(it|that|there|he|she|what|here) is\b${UNSTRESSED} => $1's<
giu  \blet us (?=\p{Ll}{2,})(?!know\b|have\b) => let's <
`);

/** “don't” → “do not”, throughout. */
export function expandContractions(prose: string): string {
  return applyRules(prose, EXPANSIONS);
}

/** “do not” → “don't”, where a speaker would. */
export function contract(prose: string): string {
  return applyRules(prose, CONTRACTIONS);
}
