import { IDLE_WORDS, REASON } from '../data/instruction-words.js';
import { OUT_OF_REACH } from '../data/out-of-reach.js';
import type { ClauseKind, Step } from '../operation.js';
import { OPERATIONS } from '../operations.js';
import { isForbidding, isLeadIn, isPreserving, isStatement } from './no-order.js';
import { isNews } from '../operations/update.js';
import { findPart } from '../operations/parts.js';
import { unmark } from './quoted.js';
import { inKnownWords } from './synonyms.js';
import { regex } from '../../text/regex.js';

/** “remove clichés, buzzwords and jargon” names one thing three times. */
const SAME_READING_MAX = 5;

const turnOf = ({ readsFirst, readsLast }: (typeof OPERATIONS)[number]) =>
  readsFirst ? 0 : readsLast ? 2 : 1;
const IN_READING_ORDER = OPERATIONS.toSorted((a, b) => turnOf(a) - turnOf(b));

/** What one clause was read as. */
interface ReadClause {
  steps: Step[];
  /** Nothing of it can be followed. */
  unread: boolean;
  /** It forbids something, which is obeyed where other clauses do not ask for it. */
  forbids?: boolean;
  /** It is about a part of the text, or about what no operation does: nothing must be guessed from its words. */
  isElsewhere?: boolean;
  /** Words that were not understood in a clause of which something was. */
  leftOver: string;
}

const ADDING = regex.i`^(?:please |kindly |also |then |and |now |finally |lastly |could you |can you |i want you to |just |you should )*(?:add|include|insert|mention|provide|put in(?! (?:the )?(?:past|present|future|bullets?|bullet|title|sentence|upper|lower|all|british|american|third|first|second|plain|formal|order|alphabetical)\b)|append|prepend|create|attach)\b`;
const REMOVING = regex.i`^(?:please |kindly |also |then |and |now |finally |lastly |could you |can you |i want you to |just |you should |try to |make sure (?:you |to )?|ensure )*(?:remove|delete|drop|strip|omit|eliminate|leave out|skip|ditch|scrap|exclude|do away with|cross out|kill|bin|nuke|chuck|ax|axe|lose|get rid of|take out|cut out|discard|erase|clear|lose|avoid|reduce (?!it|this|to\b|by\b|(?:the|its) (?:text|length|content|word count|size))|minimi[sz]e|limit (?!it|this|to\b|yourself|the (?:text|length|content))|trim (?!it|this|the (?:text|content|length)|down|to|by)|cut (?:all |any |the )?(?!it|this|in\b|half|\d|down|to|by|text|content|length)|(?:don[’']?t|do not|never) (?:use|include|have|mention|show|say|list)|no\b(?! (?:more|longer) than)|without|stop using|there (?:should|must) be no|use (?:fewer|less|no)\b|(?:fewer|less)(?! than \d))\b`;
/** Forbids something that nobody asked for; no operation follows from it. */
const NEGATED = regex.i`^(?:please |but |and |also )*(?:(?:don[’']?t|do not|never|not)\b(?! (?:use|include|have|mention|show|say|list|exceed|go (?:over|above|beyond)|write more|more than))|avoid (?:making|being|sounding|changing|adding|getting|turning))`;
const QUANTITY = regex.i`\b\d+\b(?! ?(?:st|nd|rd|th)\b)|%|\b(?:half(?!-?\s?way)|third|quarter|percent|twice|double|two|three|four|five|six|seven|eight|nine|ten)\b`;

const PART_OF_TEXT = regex.i`\b(?:titles?|headlines?|headings?|subject|intro\w*|conclusion|ending|opening|greeting|signature|sign-?off|captions?|footer|(?:first|second|third|fourth|fifth|last|final|middle|next|opening|closing|each|every) (?:few |two |three )?(?:sentences?|paragraphs?|lines?|parts?|sections?|half|bullets?|words?))\b`;
/** “less direct” does not ask for directness. */
const DENIED = regex.i`\b(?:less|not|never|too|overly|isn[’']t|without being|without sounding)\s+(?:so |too |very |as |overly )?$`;

/** What is to go by its subject, before the reason why: “the bit about prices, clients shouldn't see that”. */
const REMOVED_FOR = regex.i`^(.*\b(?:remove|delete|drop|take|omit|leave|scrap|exclude|cut|lose|rid|ditch|skip|bin|kill)(?: out| of)? (?!it\b)[^,;:()–—]{2,80}?)(?!.*(?:§|\b(?:instead|now|should (?:be|say)|but|use|say|call|write|prefer)\b))(?:,? \(?(?:before (?:(?:I|we) (?:send|share|post|publish|print|submit|circulate|forward|hand|show)|it goes|this goes)|because|cause|cos|since(?= \D)|as(?= (?:it|that|this|they|we|i|he|she|the|my|our|[\w'’]+ (?:is|are|was|has|have|should|does))\b)|who (?:is|was|has|left))\b|(?:,| -| –| —| \(| \(?-) ?(?:(?:it|that|this|they|we|i|you|he|she|nobody|no one|everyone|people)(?:['’]\w+)? |(?:too|not|very|a bit|way too) |(?:[\w'’]+ ){1,3}(?:is|are|was|were|will|would|can|could|must|might|may|has|have|had|do|does|did|should|\w+n['’]t|said|says|thinks?|wants?|hates?|changed|left|asked|told|drives|needs?|knows?) ?)).*$`;

/** These add to a text, or choose a part of it themselves. */
const OF_WHOLE = /^(?:title|greeting|sign-off|insert|keep-part|remove-part)$/;

/** Leads up to a part that is not to be changed, or only bounds what is: “not the last paragraph”. */
const OTHERS_BEFORE = regex.i`\b(?:not|except|but|after|before|until|till|up to|without|than|beyond|excluding|apart from)(?: (?:just|only|for|in|to|from))? $`;

/** Reads one clause; where it can't be followed for the whole text, for the part that it names. */
export function readClause(given: string, quotations: readonly string[]): ReadClause {
  const written = REMOVING.test(given) ? given.replace(REMOVED_FOR, '$1') : given;
  const whole = readWhole(written, quotations);
  const named = whole.unread ? findPart(written) : undefined;
  if (!named) return whole;
  const { part: of, before, after } = named;
  if (OTHERS_BEFORE.test(before) || /^ (?:on(?:wards?)?|stays?|remains?)\b/i.test(after)) return whole;
  if (/\bfrom $/i.test(before) && !REMOVING.test(written)) return whole;
  const outside = before.replace(/\b(?:only |just )?(?:in|of|for|from|at) (?:just |only )?$/i, '');
  const clause = outside === before ? `${before}it${after}` : outside + after;
  const { steps, leftOver } = readWhole(clause, quotations);
  if (steps.length === 0 || steps.some(({ operation }) => OF_WHOLE.test(operation))) return whole;
  return {
    steps: steps.map((step) => ({ ...step, of, clause: unmark(written, quotations) })),
    unread: false,
    leftOver,
  };
}

export const ELSEWHERE: ReadClause = { steps: [], unread: true, isElsewhere: true, leftOver: '' };

/**
 * Reads one clause: what is out of reach first, then every operation's readings in order, each using up its
 * words; what is left over is reported.
 */
function readWhole(written: string, quotations: readonly string[]): ReadClause {
  const asWritten = unmark(written, quotations);
  const clause = inKnownWords(written);
  const kind = kindOf(clause);
  let rest = clause.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const steps: Step[] = [];
  const quoted = (mark: string | undefined) => quotations[Number(mark) - 1];
  const forbids = kind === 'negated' && isForbidding(clause);
  const isPartial = findPart(clause) !== undefined;
  const isKept = isPreserving(clause) && !isPartial;
  if (forbids && !isPartial) return { steps: [], unread: !isKept, forbids, leftOver: '' };
  if (isKept && /^\W*(?:(?:but|and|also|please) )*without \w+ing\b/i.test(clause))
    return { steps: [], unread: false, leftOver: '' };
  if ((isStatement(written) && !isNews(written)) || OUT_OF_REACH.some((pattern) => pattern.test(clause)))
    return ELSEWHERE;
  for (const operation of IN_READING_ORDER) {
    if (operation.readsLast && steps.length > 0) break;
    for (const reading of operation.readings) {
      if (!(reading.in ?? ['plain']).some((each) => each === kind)) continue;
      for (let time = 0; time < SAME_READING_MAX; time += 1) {
        const match = reading.pattern.exec(rest);
        const argument = match ? reading.read(match, quoted) : undefined;
        if (!match || argument === undefined) break;
        if (kind === 'plain' && operation.name !== 'length' && DENIED.test(rest.slice(0, match.index))) break;
        rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
        steps.push({ operation: operation.name, argument, clause: asWritten });
      }
    }
  }
  if (steps.length > 0 && (missesThePoint(rest) || isLimited(steps, rest)))
    return { ...ELSEWHERE, isElsewhere: findPart(clause) !== undefined || !QUANTITY.test(rest) };
  if (steps.length === 0) return { steps, unread: !isKept && !isLeadIn(clause), leftOver: '' };
  const leftOver = isPreserving(rest.trim()) ? '' : withoutIdleParts(rest.replace(REASON, ''));
  return { steps, unread: false, leftOver: unmark(leftOver, quotations) };
}

/** Says who reads: “, she's 16 and it's her first job”. */
const ABOUT_SOMEONE = /[,(] ?\b(?:s?he|they)(?:['’](?:s|re)| is| are| was| were) .*$/i;

/** Whether what is left of a clause names an amount or a part of the text: what was read of it then missed its point. */
function missesThePoint(rest: string): boolean {
  const left = rest.replace(/§\d+/g, '').replace(REASON, '').replace(ABOUT_SOMEONE, '');
  return QUANTITY.test(left) || PART_OF_TEXT.test(left);
}

/** Operations that shape the whole text; done to all of it, “bullets for the dates” would break the rest. */
const SHAPING = new Set(['bullets', 'numbered', 'case']);
const LIMITED = regex.iu`\b(?:for|only|just|of|from) (?:only |just )?(?:the|these|those|all the) (?!(?:whole|entire|following|main|key|most|above|benefit|sake|purpose|boss|team|client|customer|reader|audience|manager|meeting|slide|presentation|public|web|intranet|board|app)s?\b)(\p{L}+)`;

/** Whether an operation that shapes the whole text was asked for a part of it only. */
function isLimited(steps: readonly Step[], rest: string): boolean {
  const part = LIMITED.exec(rest)?.[1];
  return part !== undefined && !isIdle(part) && steps.some(({ operation }) => SHAPING.has(operation));
}

function kindOf(clause: string): ClauseKind | 'negated' {
  if (NEGATED.test(clause)) return 'negated';
  if (ADDING.test(clause)) return 'add';
  return REMOVING.test(clause) ? 'remove' : 'plain';
}

/** The parts between commas that ask for something. */
function withoutIdleParts(words: string): string {
  const parts = words.split(/[,;:()]/).map((part) => part.replace(/\s+/g, ' ').trim());
  return parts.filter((part) => !isIdle(part) && !isPreserving(part) && !isLeadIn(part)).join(', ');
}

/** Whether nothing in these words asks for anything. */
function isIdle(words: string): boolean {
  const found = words.toLowerCase().match(/[\p{L}\p{N}§]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return found.every((word) => IDLE_WORDS.has(word.replaceAll('’', "'")));
}
