import { CHILD_WORDS } from '../data/plain-words.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { countWords } from '../text/words.js';
import { applyRule, readRules } from '../grammar/read-rules.js';
import { findInProse, sentencesOf, warnOfLeftovers } from './leftovers.js';
import { PLAIN_TABLE, speak } from './relax.js';
import { splitLongSentences } from './split-sentences.js';
import { regex } from '../../text/regex.js';

/** For whom: any reader, or a child, who is also given short sentences. */
export type Reader = 'adult' | 'child';

const CHILDLIKE = new PhraseTable(CHILD_WORDS);
const CHILD_SENTENCE_WORDS = 10;
const LONG_WORDS = 25;
const OPENING_COMMA = /(?<=^|[.!?]\s+)(But|So),\s+/g;

const CHILD = String.raw`(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:years?[- ]?olds?|yo)\b|\b(?:i['’]?m|i am) (?:five|six|seven|eight|nine|ten|\d{1,2}|a (?:child|kid))\b|\beli5\b|\b(?:kids?|child(?:ren)?|(?:primary|elementary|middle|grade) school\w*|(?:\d{1,2}(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ]grade(?:rs?)?(?: reading)?(?: level)?|grade (?:level )?\d{1,2}(?: reading)?(?: level)?|reading age (?:of )?\d{1,2})\b`;

/** From the seventh grade on, plain words are enough. */
const OLDER = regex.i`\b(?:(?:7|8|9|1\d)(?:th)?|seventh|eighth|ninth|tenth)[- ]grade|grade (?:level )?(?:[789]|1\d)|age (?:of )?1[2-9]`;

export const simplify: Operation<Reader> = {
  name: 'simplify',
  readings: [
    {
      pattern: regex.i`(?:\b(?:so (?:that )?|explain (?:it|this)|(?:more )?understandable|(?:explain|write|put|say) (?:it|this|everything)|simplif\w+|easy|suitable|accessible|readable)\b[\w ]{0,30}?\s?)?(?:\b(?:for|to|like|by|as if (?:to )?|so (?:that )?)\s+)?(?:an? |the average )?${CHILD}(?: (?:can|could|would|will|to)?\s?(?:understands?|gets?|reads?|follows?)(?: (?:it|this))?)?`,
      read: (match) => (OLDER.test(match[0]) ? 'adult' : 'child'),
    },
    {
      pattern: regex.i`\b(?:(?:more )?simpl(?:e|er|ify|ified|ifying|icity)|(?:plain(?:er)? (?:english|language|words)|plainer|plainly)|in layman['’]?s? terms|(?:for|to) (?:a |the )?(?:lay(?:man|person|people|men)|non-?(?:experts?|native(?: speakers?)?|technical (?:people|readers|audience|users))|beginners?|novices?|general (?:audience|public|readers?)|everyone)|(?:more )?accessible|(?:everyday|easier|simple|common|shorter|plain) (?:words|language|vocabulary|terms)|(?:easier|easy) to (?:read|understand|follow|grasp)|less (?:complex|complicated|technical|academic|wordy jargon)|dumb (?:it|this) down|big words|complex (?:words|terms|language)|complicated (?:words|terms|language))\b(?: (?:words|language|english|vocabulary|terms))?`,
      in: ['plain', 'remove'],
      read: () => 'adult',
    },
  ],
  describe: (reader) => (reader === 'child' ? 'child' : ''),
  apply(content, reader, context) {
    const plain = editProse(content, (prose) =>
      forbidPlainly(PLAIN_TABLE.replaceIn(forbidPlainly(speak(prose)))),
    );
    const hard = findInProse(plain, HARD).filter((word) => !EASY.test(word));
    warnOfLeftovers(hard, 'These words may be hard to understand and were left', context);
    const childlike = editProse(plain, (prose) => CHILDLIKE.replaceIn(prose).replace(OPENING_COMMA, '$1 '));
    const made = reader === 'adult' ? plain : splitLongSentences(childlike, CHILD_SENTENCE_WORDS);
    const long = sentencesOf(made).filter((sentence) => countWords(sentence) > LONG_WORDS).length;
    if (long > 0)
      context.warn(
        'please_check',
        `${long} ${long === 1 ? 'sentence is' : 'sentences are'} still long: words were made plainer, sentences are not rewritten`,
      );
    if (reader === 'child' && made !== content)
      context.warn(
        'please_check',
        'Words were made plainer and sentences shorter; terms were not explained, and no examples or comparisons were added',
      );
    return made;
  },
};

const PERSON = String.raw`(?:the |a |an |each |every |any |all |our |your )?(?:\p{Ll}+ )?(?:member|tenant|customer|applicant|employee|student|patient|purchaser|buyer|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|visitor|contractor|supplier|seller|parent|guest|candidate|volunteer|worker|owner|occupier|claimant|staff|hirer|player|pupil|manager|organiser|guardian|cyclist|leaseholder|lessee|lessor|licensee|licensor|insured|insured party|insurer|hirer|patron)s?`;

/** “must refrain from smoking” → “must not smoke”. */
const FORBIDDING = readRules(String.raw`
giu  (?<=^|[.!?]\s+)failure to do so (may|will|could|might) (?!result|lead)(?=\p{Ll}) => if this is not done, it $1 <; giu  \bno later than (\d+ (?:days|weeks|months)) (?:from|after) => within $1 of<; giu  (?<=^|[.!?]\s+)should ((?:the|your|any|these) (?:\p{Ll}+ )?\p{Ll}+(?<=[^su]s)) be (?=\p{Ll}) => if $1 are <; giu  (?<=^|[.!?]\s+)should ((?:the|your|any|these) (?:\p{Ll}+ )?\p{Ll}+(?<=[^su]s)) (?=(?:prove|become|fail|have|need|require|arise|occur|continue|persist|get|stop)\b) => if $1 <; giu  (?<=^|[.!?]\s+)should ((?:the|your|any|an?|this) (?:\p{Ll}+ )?\p{Ll}+(?<!s)) (be|prove|become|fail|have|need|require|arise|occur|continue|persist|get|stop)\b => if $1 third($2)<; giu  \bshall be (kept|maintained|used|returned|paid|submitted|given|provided|stored|worn|completed|displayed)\b => must be $1<; giu  \b((?:if|when|where|until|unless) (?:the|any|an?) \p{L}+(?<!s)) shall (?!not\b)(\p{Ll}+) => $1 third($2)<; giu  \b(?:the consumption of|consuming) (?:any )?food\b => eating<; giu  \b(?:the consumption of|consuming) ((?:any )?(?:solid food|meals|solids))\b => eating $1<; giu  \b(?:the consumption of|consuming) ((?:any )?(?:alcohol|liquids?|fluids?|water|caffeine|alcoholic beverages|beverages))\b => drinking $1<; giu  (?<=\bbe )(advised|asked|told|requested) to (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => $1 not to ofGerund($2)<; giu  (?<=^|[.!?]\s+)it is (?:incumbent (?:up)?on|the responsibility of|the duty of|mandatory for|compulsory for|obligatory for) (${PERSON}) to (?=\p{Ll}) => $1 must <; giu  \b(${PERSON}) (?:is|are|shall be|will be) (?:required|obliged|obligated) to (?!not\b)(?=\p{Ll}) => $1 must <; giu  \b(${PERSON}) (?:is|are) advised to (?!not\b)(?=\p{Ll}) => $1 should <; giu  \b(I|we) shall not\b => $1 will not<; giu  \b(${PERSON}) shall not\b(?! be\b| have\b) => $1 must not<; giu  \bshall not exceed\b => must not exceed<; giu  \b(${PERSON}) shall (?!not\b|be\b|have\b)(?=\p{Ll}) => $1 must <; giu  (?<=^|[.!?]\s+)failure to do so (?:\p{Ll}+ the \p{Ll}+ \p{Ll}+ )?(may|will|could|might|shall) result in (your \p{Ll}+) (not )?being (?=\p{Ll}) => if you do not, $2 $1{shall=will} $3be <; giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) result in (your \p{Ll}+) (not )?being (?=\p{Ll}) => if you do not $1, $3 $2{shall=will} $4be <; giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) result in (the (?:member|tenant|customer|applicant|employee|student|patient|purchaser|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|contractor|supplier|buyer|seller)) being (?:liable for|required to pay|obliged to pay|charged) => if $3 does not $1, $3 $2{shall=will} have to pay<; giu  \bhave to pay an? (further |additional |extra )?(\p{Ll}+) payment of (?=[£$€]\d) => have to make a $1$2 payment of <; giu  \b(?:comply with|meet|satisfy) the (?:aforementioned|aforesaid|above) (requirements?|conditions?|rules?) => follow this $1<; giu  \bfor the purposes? of (\p{Ll}{3,12}ing)\b => to ofGerund($1)<; giu  \b(?:prior to|before) (any|the) (\p{Ll}+(?<!s)) being (?:undertaken|carried out|performed|done|conducted)\b => before $1 $2 is carried out<; giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|can) (?:result in|lead to|cause) (?!(?:the|your|an?) \p{Ll}+ (?:not )?being\b)(?=[^.;\n]{3,60}[.]) => if you do not $1, this $2 cause <; giu  (?<=^|[.!?]\s+)should you be (?=\p{Ll}) => if you are <; giu  (?<=^|[.!?]\s+)should you (?=(?:have|need|require|wish|want|experience|encounter|find|become|decide|fail|receive|notice|feel|believe)\b) => if you <; giu  \b(?:up)?on the (sounding) of (the \p{Ll}+) => when $2 sounds<; giu  \b(must [^.;!?\n]{2,90}? and) shall (?=\p{Ll}) => $1 must <; gu   (?<!\b(?:what|how|why|who) )(?<!\b(?:if|when|where|until|unless) [^.,;!?\n]{0,60})\bshall (?!we\b|I\b|not\b)(?=\p{Ll}) => will <; giu  \b(must|should|shall|will|to) (?:refrain|abstain|desist) from (\p{Ll}{3,15}ing)\b => $1 not ofGerund($2)<; giu  \b(?:is|are) (?:strictly )?(?:prohibited|forbidden) from (\p{Ll}{3,15}ing)\b => must not ofGerund($1)<; giu  \b(?:is|are) (?:kindly |strongly )?(?:advised|asked|requested|required) to (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => must not ofGerund($1)<; giu  \b(please) (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => $1 do not ofGerund($2)<
`);
const forbidPlainly = (prose: string): string => FORBIDDING.reduce(applyRule, prose);

/** Words by their endings that many readers do not know. */
const HARD = regex.gu`(?<![\p{L}-])(?:\p{Ll}{4,}(?:ation|ution|iance|iency|ibility|ivity|ulated?|ological)|notwithstanding|hereby|herein|thereof|whereas|affix\w{0,3}|borne|remuneration|refrain|consent|prohibited)(?![\p{L}-])`;
const EASY =
  /^(?:information|situation|education|vacation|reservation|registration|application|invitation|translation|population|operation|celebration|donation|generation|combination|presentation|destination|explanation|expectation|preparation|conversation|organi[sz]ation|responsibility|possibility|activity|calculated?|solution|pollution)$/;
