import { ABOUT_OTHERS, OFFICIAL } from '../data/official-rules.js';
import { CHILD_WORDS } from '../data/plain-words.js';
import { withoutFrames } from '../length/compress-sentence.js';
import { says, type Operation } from '../operation.js';
import { removeCliches } from '../removals/wording.js';
import { editProse, editSentences } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { applyRules } from '../grammar/read-rules.js';
import { findHardWords } from './hard-words.js';
import { warnOfLeftovers } from './leftovers.js';
import { PLAIN_TABLE, speak } from './relax.js';
import { splitLongSentences, warnOfLong } from './split-sentences.js';
import { regex } from '../../text/regex.js';
import { turnActive } from '../verbs/turn-active.js';

/** For whom: any reader, or a child, who is also given short sentences. */
type Reader = 'adult' | 'child';

const CHILDLIKE = new PhraseTable(CHILD_WORDS);
const SENTENCE_WORDS = { adult: 20, child: 10 };
const OPENING_COMMA = /(?<=^|[.!?]\s+)(But|So),\s+/g;

const CHILD = String.raw`(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:years?[- ]?olds?|yo)\b|\b(?:i['’]?m|i am) (?:five|six|seven|eight|nine|ten|\d{1,2}|a (?:child|kid))\b|\beli5\b|\b(?:kids?|child(?:ren)?|(?:primary|elementary|middle|grade) school\w*|(?:\d{1,2}(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ]grade(?:rs?)?(?: reading)?(?: level)?|grade (?:level )?\d{1,2}(?: reading)?(?: level)?|reading age (?:of )?\d{1,2})\b`;

/** From the seventh grade on, plain words are enough. */
const OLDER = regex.i`\b(?:(?:7|8|9|1\d)(?:th)?|seventh|eighth|ninth|tenth)[- ]grade|grade (?:level )?(?:[789]|1\d)|age (?:of )?1[2-9]`;

/** Of a reader: “my mum's first language isn't English”. */
const NO_ENGLISH = regex.i`(?:\b(?:my|our|his|her|the) \w+['’]s )?\b(?:(?:first|native|mother|main|second) (?:language|tongue) (?:is not|isn['’]?t|is) english|(?:is not|isn['’]?t|are not|aren['’]?t) (?:native|fluent|good at|very good at|great at)\b[\w ]{0,10}english(?: speakers?)?|(?:do not|don['’]?t|does not|doesn['’]?t|cannot|can['’]?t) (?:really )?(?:speak|read|understand|know) (?:much |good |very good |a lot of |perfect )?english(?: (?:very )?well)?)\b`;

export const simplify: Operation<Reader> = {
  name: 'simplify',
  readings: [
    {
      pattern: regex.i`(?:\b(?:so (?:that )?|explain (?:it|this)|(?:more )?understandable|(?:explain|write|put|say) (?:it|this|everything)|simplif\w+|easy|suitable|accessible|readable)\b[\w ]{0,30}?\s?)?(?:\b(?:for|to|like|by|as if (?:to )?|so (?:that )?)\s+)?(?:an? |the average )?${CHILD}(?: (?:can|could|would|will|to)?\s?(?:understands?|gets?|reads?|follows?)(?: (?:it|this))?)?`,
      read: (match) => (OLDER.test(match[0]) ? 'adult' : 'child'),
    },
    {
      pattern: regex.i`\b(?:(?:too much|less|no|the|any|technical|legal|medical|official|all|of) )*(?<!\b(?:(?:corporate|business|marketing|management|buzzwords (?:and|or)) |(?:remove|delete|cut|drop|strip|lose|rid of|take out|cut out|replace) (?:(?:the|all|any|of|technical|legal) )*))jargon(?:-free|istic|-y)?\b`,
      in: ['plain', 'remove'],
      read: () => 'adult',
    },
    {
      pattern: NO_ENGLISH,
      read: ({ input, index }) => (/\b(?:I|my)\s*$/i.test(input.slice(0, index)) ? undefined : 'adult'),
    },
    says('adult', [
      'plain',
      'remove',
    ])`\b(?:(?:more )?simpl(?:e|er|ify|ified|ifying|icity)|(?:plain(?:er)? (?:english|language|words)|plainer|plainly)|in layman['’]?s? terms|(?:for|to) (?:a |the )?(?:lay(?:man|person|people|men)|non-?(?:experts?|native(?: speakers?)?|technical (?:people|readers|audience|users))|beginners?|novices?|general (?:audience|public|readers?)|everyone)|(?:more )?accessible|(?:everyday|easier|simple|common|shorter|plain) (?:words|language|vocabulary|terms)|easier(?! (?:to|on)\b)|(?:easier|easy) (?:to (?:read|understand|follow|grasp|digest|take in)|on the eyes?)|(?:hard|difficult|impossible) to (?:read|understand|follow|digest)|clear(?:er|ly)?|clarif\w+|clarity|readab\w+|understandabl[ey](?! (?:for|to) )|comprehensible|straightforward|(?:less |not so )?(?:confus(?:ing|es)|tangled|convoluted|muddled)|less (?:complex|complicated|technical|academic|dense)|dumb (?:it|this) down|big words|complex (?:words|terms|language)|complicated (?:words|terms|language))\b(?: (?:words|language|english|vocabulary|terms))?`,
  ],
  describe: (reader) => (reader === 'child' ? 'child' : ''),
  async apply(content, reader, context) {
    const keepPerson = personOf(content);
    const worded = editProse(removeCliches(content), (prose) =>
      keepPerson(forbidPlainly(PLAIN_TABLE.replaceIn(forbidPlainly(speak(prose))))),
    );
    const plain = editSentences(await turnActive(worded, DONE_BY), withoutFrames);
    warnOfLeftovers(
      await findHardWords(plain),
      'These words may be hard to understand and were left',
      context,
    );
    const suited = reader === 'adult' ? plain : editProse(plain, childishly);
    const made = splitLongSentences(suited, SENTENCE_WORDS[reader]);
    warnOfLong(made, context);
    if (reader === 'child' && made !== content)
      context.warn(
        'please_check',
        'Words were made plainer and sentences shorter; terms were not explained, and no examples or comparisons were added',
      );
    return made;
  },
};

const childishly = (prose: string): string => CHILDLIKE.replaceIn(prose).replace(OPENING_COMMA, '$1 ');

/** “It must be signed by a parent”: a sentence is plainer with the one who acts as its subject. */
const DONE_BY = /\b(?:be|been|is|are|was|were)(?: not)? \p{L}+(?: [^\s,.]+){0,6} by\b/u;

const OPENS_SMALL = /(?<=^|[.!?]\s+)\p{Ll}/gu;

/** A sentence that loses its opening begins with a capital again, if all did. */
function forbidPlainly(prose: string): string {
  const plain = applyRules(prose, OFFICIAL);
  return prose.search(OPENS_SMALL) < 0 ? plain.replace(OPENS_SMALL, (letter) => letter.toUpperCase()) : plain;
}

/** Keeps rules about others from turning to the reader midway: “The tenant must pay. If they do not, …” */
function personOf(content: string): (prose: string) => string {
  const isAboutOthers = !/\byou(?:rs?)?\b/i.test(content) && ABOUT_OTHERS.test(content);
  return (prose) => (isAboutOthers ? prose.replace(/\b([Ii]f) you (?=do not\b|are\b)/g, '$1 they ') : prose);
}
