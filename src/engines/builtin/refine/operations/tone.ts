import { chatTurns, FORMAL_IDIOMS } from '../data/idioms.js';
import { CLASS_TURNS, formalTurns, subjectTurns } from '../data/tone-turns.js';
import { FORMAL, INFORMAL_WORDS } from '../data/tone-words.js';
import { writeOutChat } from '../grammar/chat-spelling.js';
import { applyMarkedRules } from '../grammar/marked-rules.js';
import { applyRules } from '../grammar/read-rules.js';
import { partSplices } from '../grammar/comma-splices.js';
import { applyOwnRules } from '../grammar/own-rules.js';
import { mendSpacing } from '../grammar/marks-and-capitals.js';
import { asks, asksWithout, type Operation, type OperationContext } from '../operation.js';
import { removeEmojis, removeExclamationMarks } from '../removals/marks.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { STAND_IN } from '../text/protect.js';
import { formaliseEnds } from './letter-ends.js';
import { asLetter, greetAs, layOutLetter } from './salutation.js';
import { CONTRACTED, contract, expandContractions } from './contractions.js';
import {
  asSent,
  BLUNT,
  findInProse,
  warnOfLeftovers,
  warnOfUntouched,
  type SmallChange,
} from './leftovers.js';
import { withCourtesy } from './courtesy.js';
import { askIn, tellKindly } from './kindly.js';
import { relax } from './relax.js';
import { regex } from '../../text/regex.js';

/** “… see you there cheers, Dan”: a closing without a stop before it. */
const INLINE_CHEERS = /(?<=[\p{L}\p{N})])[ ,]{1,3}(?:[Cc]heers|[Tt]a),? (?=\p{Lu}\p{Ll}+\.?$)/gu;

/** “Hey guys so my order never came”: the greeting lacks its comma. */
const GREETED_ON =
  /(?<=^(?:dear|hey|hi|hello) (?:guys|folks|all|everyone|everybody|team|both)) (?=(?:so|ok|basically|just|quick|we|i|please|can|could)\b)/iu;
/** “Hey guys, so basically my order never came” */
const CHATTY_OPENING =
  /(?<=^(?:(?:dear|hey|hi|hello) (?:[^,.!?\n]|\b[DM]rs?\.){1,40}|hello), )(?:so(?! (?:far|much|many|well|that)\b)|well(?! done\b)|ok|basically|(?:sure )?look(?! (?:after|for|at)\b)),? (?:basically,? )?(?=\p{L})/giu;
const SO_OPENING = /(?<=^(?:Hello|Dear [^\n]{1,40}),\n\n)So,? (?:I|w|t|m|o)(?=(?:e|he|y|ur)? )/u;
/** The “I” of an idiom, in a text of several people. */
const SAID_BY_ONE = /(\p{L},? )?\bI( am)?\b/gu;
const saidByUs = (_: string, before = '', am = '') => `${before}${before ? 'we' : 'We'}${am && ' are'}`;
const GREETED_PLACEHOLDER = regex.u`^(?:Hey|Hi|Hello|Hiya) (?=${STAND_IN})`;

const FORMAL_TABLE = new PhraseTable([...FORMAL_IDIOMS, ...FORMAL]);
const [SAID_BY_ME, SAID_BY_US] = [
  [...formalTurns('I'), ...chatTurns('I')],
  [...formalTurns('we'), ...chatTurns('we')],
];
const [DONE_BY_ME, DONE_BY_US] = [subjectTurns('I'), subjectTurns('we')];
/** A sentence of six words or more that lacks its stop. */
const UNENDED = /(?<=(?:[\p{L}\p{N}'’,-]{1,30} ){5}\p{Ll}{2,20})$/u;
/** A question at the end that lacks its mark. */
const UNASKED = regex.iu`(?<=(?:^|[.!?,] |\n)(?:(?:also|and|in addition|so|please),? )?(?:can|could|would|will|do|does|did|is|are|am|should|may) (?:I|you|we|they|he|she|it|there|someone|anyone|anybody|this|that|(?:the|my|our|your) \p{Ll}+)\b(?: [^.!?,;\n]{3,160})?)$`;

/** “Great” and “amazing” of one paragraph are not both “excellent”. */
function varyPraise(prose: string): string {
  let count = 0;
  return prose.replace(/\b([Ee])xcellent\b/g, (word, first: string) =>
    ++count % 2 === 1 ? word : first === 'E' ? 'Outstanding' : 'outstanding',
  );
}

/** “a formal letter”, of a text that may have no form of one. */
const LETTER = regex.i`(?:\b(?:an?|as|into|to|proper) |^)(?:(?:proper|more|very|short|polite|firm|serious|strong|strongly worded) )*(?:(?:formal|official|business|professional)(?: complaint)? letter(?: of complaint)?|letter of complaint|complaint letter)\b`;

export const formal: Operation<true | 'letter'> = {
  name: 'formal',
  readings: [
    { pattern: LETTER, read: () => 'letter' },
    asks`(?<!\b(?:less|not|too|overly|so|no longer) (?:too |so )?)\b(?:more |very |highly |fully )?(?:formal(?:ly|ity)?|professional(?:ly|ism)?|business-?like|polished|corporate(?! (?:speak|jargon))|official|more academic|(?:academic|scholarly)(?= (?:style|tone|language|register|voice|english|writing|way))|dignified|serious)\b(?: (?:tone|style|language|register|voice|english|wording))?|\bless (?:casual|informal|chatty|colloquial|slangy|relaxed)\b`,
    asks`\b(?:in|into|to|use|using|with)(?: more)? (?:proper|appropriate|suitable|workplace|office|adult|grown-?up|educated) (?:language|wording|words|terms|speak|phrasing)\b|\b(?:word|write|phrase|put|say|express) (?:it|this|that|everything) (?:up )?(?:(?:more )?properly\b|in a (?:more )?(?:proper|grown-?up|adult) way)|\b(?:written|said|came) (?:by|from) an? (?:grown-?up|adult|professional|lawyer)\b|\b(?:fit|suitable|acceptable|appropriate|good enough|okay|ok) for an? (?:[\w'’]+ )?(?:paper|reference|(?:reference |cover )?letter|report|(?:performance )?(?:review|appraisal)|tribunal|court|journal)\b`,
    asks`\b(?:sounds?|looks?|reads?) like (?:an? )?(?:proper|real|official|serious) (?:[\w'’]+ )?(?:report|notice|letter|e-?mail|minutes|memo|announcement|statement|message|document)\b`,
    asksWithout`(?<=\b(?:and|but) )(?:make it )?more (?:formal|professional)\b|\b(?:informal|colloquial|casual) (?:language|expressions?|words?|phrases?|wording)\b|\b(?:slang|colloquialisms?|informality)\b`,
  ],
  apply(content, form, context) {
    const isMine = /\b(?:I|me|my)\b/i.test(content);
    const isOurs = !isMine && /\b(?:we|us|our)\b/i.test(content);
    const turns = isOurs ? SAID_BY_US : SAID_BY_ME;
    const subjects = isOurs ? DONE_BY_US : isMine ? DONE_BY_ME : [];
    const askPolitely = askIn(content);
    const changed = removeExclamationMarks(
      editProse(greetAs(formaliseEnds(removeEmojis(content)), 'formal'), (prose) => {
        const spelled = mendSpacing(applyOwnRules(writeOutChat(prose)))
          .replace(INLINE_CHEERS, '. Kind regards, ')
          .replace(GREETED_ON, ', ')
          .replace(CHATTY_OPENING, '')
          .replace(GREETED_PLACEHOLDER, 'Dear ');
        const turned = applyRules(applyMarkedRules(expandContractions(spelled), subjects), turns);
        const worded = applyMarkedRules(FORMAL_TABLE.replaceIn(partSplices(turned)), CLASS_TURNS);
        const said = isOurs ? worded.replace(SAID_BY_ONE, saidByUs) : worded;
        return askPolitely(
          varyPraise(
            said
              .replace(UNASKED, '?')
              .replace(UNENDED, '.')
              .replace(/\?{2,}/g, '?'),
          ),
        );
      }),
    );
    warnOfLeftovers(findInProse(changed, INFORMAL), 'These words may still be too informal', context);
    warnOfUntouched(content, changed, context);
    const laidOut = form === 'letter' ? asLetter(changed) : layOutLetter(changed);
    const written = laidOut.replace(SO_OPENING, (first) => first.slice(-1).toUpperCase());
    if (written.endsWith(',')) context.warn('please_check', 'The letter has no name below it');
    return written;
  },
};

/** What the table has no equivalent for where it stands. */
const INFORMAL = new RegExp(
  `${CONTRACTED.source}|(?<![\\p{L}\\p{N}'’@#-])(?:${INFORMAL_WORDS})(?![\\p{L}\\p{N}'’-])`,
  'giu',
);

const COLD = String.raw`\b(?:sounds?|reads?|feels?|is|comes across(?: as)?|too) (?:so |too |very |really |a bit |a little |quite |pretty |rather |kind of )*(?:cold|stiff|stuffy|robotic|impersonal|distant|unfriendly|mechanical)\b`;
const LESS_FORMAL = String.raw`\b(?:less|not (?:so|too|as)) (?:formal|stiff|stuffy|official|professional|corporate|cold|dry|robotic|rigid|impersonal|distant|unfriendly|mechanical)\b(?:,? (?:and|but) (?:more )?(?:friendl(?:y|ier)|warm(?:er)?|personal|human|relaxed|chatty))?`;

export const casual: Operation<true> = {
  name: 'casual',
  readings: [
    asks`(?<!\bless )\b(?:more |very )?(?:casual(?:ly)?|informal(?:ly)?|relaxed|laid[- ]back|chill(?:ed)?|colloquial|chatty|chattier|easy-?going)\b(?: (?:tone|style|language|register|voice))?`,
  ],
  apply: (content, _, context) =>
    relaxed(content, editProse(tellKindly(relax(content), 'friendly'), contract), context),
};

export const friendly: Operation<true> = {
  name: 'friendly',
  readings: [
    asks`(?<!\bless )\b(?:more |very |a bit )?(?:friendl(?:y|ier|iness)|warm(?:er|th|ly)?|conversational|approachable|personable|personal|welcoming|kind(?:er|lier)?|kindly(?<=\bmore kindly)|nicer|nice(?= (?:way|tone|manner))|sweet(?:er)?|cheer(?:y|ier|ful)|upbeat|constructive|more understanding(?= *$|,| and)|helpful(?! tips)|sympathetic|supportive|encouraging|gracious|reassuring|considerate|more positive|less negative|light-?hearted|less like a (?:robot|machine|bot|form letter)|pleasant|down[- ]to[- ]earth|human|empath(?:y|etic)|compassionate|caring)\b(?:,? and understanding)?(?: (?:tone|style|language|voice|way|manner))?|\bunderstanding (?:tone|way|manner)(?:,? (?:and|but) ${LESS_FORMAL.replace(/^\\b/, '')})?|${LESS_FORMAL}|${COLD}`,
    asksWithout`${LESS_FORMAL}`,
  ],
  apply(content, _, context) {
    const kind = editProse(tellKindly(relax(content), 'friendly'), contract);
    return relaxed(content, withCourtesy(asSent(content, context), kind, 'friendly'), context, CONTRACTIONS);
  },
};

/** They alone make no text friendlier. */
const CONTRACTIONS: SmallChange = { name: 'contractions', undo: expandContractions };

function relaxed(content: string, changed: string, context: OperationContext, small?: SmallChange): string {
  warnOfUntouched(asSent(content, context), changed, context, small, small && BLUNT);
  return /^Dear\b/.test(content) && changed.startsWith('Hello, ') ? layOutLetter(changed) : changed;
}
