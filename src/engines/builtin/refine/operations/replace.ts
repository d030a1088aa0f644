import { leftPronouns } from './left-pronouns.js';
import { warnOfLeftovers } from './leftovers.js';
import type { Operation, Reading } from '../operation.js';
import { newData, withItsUnit } from './named-data.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { editProse, editRaw } from '../text/edit-prose.js';
import { capitalise, isCommonName } from '../text/words.js';
import {
  agreeWith,
  occurrences,
  PLURAL,
  pluralEdits,
  renameAlone,
  withPossessive,
} from '../text/occurrences.js';
import { NEW_NAMES, oldName } from './rename.js';
import { STAND_INS } from '../text/protect.js';
import { regex } from '../../text/regex.js';

const BARE = String.raw`(?:&(?=\s)|[\p{L}\p{N}$€£%][\p{L}\p{N}$€£%&.'’/:-]*(?: (?:& )?[\p{L}\p{N}$€£%][\p{L}\p{N}$€£%&.'’/:-]*){0,5}?)`;
const ITEM = String.raw`(?:(?:the )?(?:word|words|phrase|term|name|text)s? )?(?:§(?<NAME>\d+)|(?<NAMEBare>${BARE}))`;
const named = (name: string) => ITEM.replaceAll('NAME', name);
const WHERE = String.raw`(?: (?:everywhere|throughout|in (?:the|this) (?:text|content|document|whole text)|wherever it (?:occurs|appears)|each time|every time))?`;

const OLD_FOR_NEW = regex.iu`\b(?:replac(?:e|ing)|chang(?:e|ing)|swap(?:ping)?|substitut(?:e|ing)|renam(?:e|ing)|switch)(?: (?:all|every|each|any))?(?: (?:occurrences?|instances?|mentions?|uses?) of)? ${named('from')} (?:with|to|for|by|into|→|->) ${named('to')}${WHERE}\s*$`;
const FROM_TO = regex.iu`\b(?:chang(?:e|ing)|updat(?:e|ing)|switch|renam(?:e|ing)|correct(?:ing)?) (?:the |our |my |its )?(?:[\p{L}-]{1,20} ){0,3}from ${named('from')} to ${named('to')}${WHERE}\s*$`;
const SWAP = /\bswap(?:ping)?(?: (?:the )?(?:words?|names?))? §(?<from>\d+) (?<swap>and) §(?<to>\d+)/iu;
const NEW_INSTEAD = regex.iu`(?:\b(?:use|say|write|put) )?§(?<to>\d+) (?:instead of|rather than|in place of|(?<=(?:use|say|write|put) §\d+ )for) (?:§(?<from>\d+)|(?:the )?(?<fromBare>${BARE})$)`;
const OLD_SAY_NEW = /\binstead of §(?<from>\d+),? (?:use|say|write|put) §(?<to>\d+)/iu;
const QUOTED_PAIR =
  /§(?<from>\d+) (?:should be|becomes|must be|→|->|=>|(?:with|to|for|by|into)) §(?<to>\d+)/iu;

/** “Add "new" before sofa” */
const BESIDE = regex.iu`^(?:please |also )*(?:add|insert|put|include|write) (?:the (?:words?|phrase|text) )?§(?<to>\d+) (?:right |directly |just )?(?:(?<after>after|behind)|(?<before>before|in front of)) (?:the )?(?:(?:words?|phrase|name) )?(?:§(?<from>\d+)|(?<fromBare>(?!(?:sentence|bit|part|line|paragraph|end|start|top)\b)${BARE}))$`;

/** A time, a number, a day or a month, which need no quotation marks. */
const DATUM = String.raw`\d[\d.:/]{0,9}(?: ?[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?`;
const DATUM_FOR_DATUM = regex.iu`\b(?<toBare>${DATUM}) (?:instead of|rather than) (?<fromBare>${DATUM})\b(?! \w)`;
const NOT_DATUM = regex.iu`\b(?:it['’]?s |is )?not (?<fromBare>${DATUM})\b,?(?: but| it['’]?s| it is){1,2} (?<toBare>${DATUM})\b(?:,? and)?`;

/** These after “change … to …” name a manner, not a text: “change the tone to formal”. */
const NOT_A_TEXT = regex.i`^(?:the |this |that |it |all |my |its )?(?:tone|style|voice|register|language|text|content|tense|person|spelling|format|heading|headings|title|bullets?|list|everything|this|it|from\b.*|(?:first|second|third|past|present|future|active|passive)\b.*|(?:formal|informal|casual|british|american|uk|us|english|first|second|third|i|we|you|they|he|she|upper|lower|.*-?person)\b.*|.*\b(?:sentences?|paragraphs?|bullets?|list|case|tense|voice|person|contractions|numbers|digits|quotes|headings?))$`;

/** Their verbs would have to change too. */
const GENDERED_PRONOUN = /^(?:s?he|his|hers?|him|he or she|he\/she)$/i;
const NEUTRAL_PRONOUN = /^(?:they|their|them)$/i;

export interface Replacement {
  /** Empty where the text decides. */
  from: string;
  to: string;
  role?: string;
  /** The old takes the new one’s place, too. */
  isSwap?: boolean;
}

type Quoted = (mark: string | undefined) => string | undefined;

function readPair(match: RegExpExecArray, quoted: Quoted): Replacement | undefined {
  const { from, to, fromBare, toBare, swap, after, before } = match.groups ?? {};
  const next = quoted(to) ?? toBare;
  const old = quoted(from) ?? fromBare;
  if (!old || next === undefined) return undefined;
  if ((fromBare && NOT_A_TEXT.test(fromBare)) || (toBare && NOT_A_TEXT.test(toBare))) return undefined;
  if (fromBare && !/\d/.test(fromBare) && !isDatum(fromBare) && isDatum(next)) return undefined;
  if (GENDERED_PRONOUN.test(old) && NEUTRAL_PRONOUN.test(next)) return undefined;
  // A stand-in in a new text would be taken for something protected, and put back as often as it stands there.
  const beside = after ? `${old} ${next}` : before ? `${next} ${old}` : next;
  const isDay = toBare !== undefined && isCommonName(next);
  return { from: old, to: isDay ? capitalise(next) : beside.replace(STAND_INS, ''), isSwap: !!swap };
}

/** Of these, “change the fee to £5” names what they stand for, not a text (see `update`). */
const isDatum = (words: string) => newData(words)[0]?.start === 0;

/** What other instructions leave alone, and this one names. */
const ADDRESS = /[\p{L}\p{N}]\.\p{L}{2}|@/u;

const asPair = (pattern: RegExp): Reading<Replacement> => ({ pattern, read: readPair });

export const replace: Operation<Replacement> = {
  name: 'replace',
  readings: [
    ...NEW_NAMES,
    { ...asPair(BESIDE), in: ['add', 'plain'] },
    ...[SWAP, FROM_TO, NOT_DATUM, DATUM_FOR_DATUM, OLD_FOR_NEW, NEW_INSTEAD, OLD_SAY_NEW, QUOTED_PAIR].map(
      asPair,
    ),
  ],
  describe: ({ from, to }) => `${JSON.stringify(from)} ${JSON.stringify(to)}`,
  losses: 'asked',
  apply(content, asked, context) {
    const { from, to, isSwap } = asked.from === '' ? (oldName(content, asked) ?? asked) : asked;
    if (from === '') {
      context.warn(
        'nothing_to_change',
        `The text has no name, or several, that “${to}” may be the spelling of`,
      );
      return content;
    }
    if (isUnclear(content, from)) {
      context.warn(
        'please_check',
        `“${from}” was left: it stands before several words, and which is meant is not clear`,
      );
      return content;
    }
    const edit = ADDRESS.test(from) ? editRaw : editProse;
    const changed = edit(content, (prose) => {
      const edits = [
        ...occurrences(prose, from)
          .filter(({ start }) => !'/.@'.includes(prose.charAt(start - 1) || ' '))
          .map((edit) => withItsUnit(prose, edit, to, (message) => context.warn('please_check', message))),
        ...pluralEdits(prose, from, to),
        ...(isSwap ? occurrences(prose, to) : []).map((edit) => ({ ...edit, text: from })),
        ...(isSwap ? pluralEdits(prose, to, from) : []),
      ]
        .sort((a, b) => a.start - b.start)
        .map((edit) => withPossessive(prose, edit));
      context.takeRoom(growth(edits));
      const isNowPlural = /^(?:you|we|they)$/i.test(to) || (PLURAL.test(to) && !PLURAL.test(from));
      const made = applyEdits(prose, edits);
      const replaced = isSwap ? made : renameAlone(made, from, to);
      context.takeRoom(replaced.length - prose.length - growth(edits));
      return isNowPlural ? agreeWith(to, replaced) : replaced;
    });
    if (changed === content) context.warn('nothing_to_change', absent(from));
    else
      warnOfLeftovers(leftPronouns(changed, from, to), 'These words may speak of the person before', context);
    return changed;
  },
};

/** Whether a small number counts one thing here and another there. */
const isUnclear = (content: string, from: string) =>
  /^\d{1,2}$/.test(from) &&
  new Set(occurrences(content, from).map(({ end }) => /^ ?[\p{L}%]*/u.exec(content.slice(end, end + 30))![0]))
    .size > 1;

export const absent = (phrase: string) =>
  `“${phrase}” does not occur in the content outside code, links and quotations`;

/** How many characters edits add, at least. */
function growth(edits: readonly Edit[]): number {
  return edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
}
