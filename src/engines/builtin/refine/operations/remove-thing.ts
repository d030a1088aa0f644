import { namesQuality } from '../reading/wish-features.js';
import type { Operation } from '../operation.js';
import { editSentences } from '../text/edit-prose.js';
import { capitalise } from '../text/words.js';
import { regex } from '../../text/regex.js';

const THING = String.raw`(?:(?:any|all|the|our|my|that|an?|your) )*(?<thing>(?!(?:that|it|them|this|those|these|him|her|more)$)(?!(?:that|it|this|them|everything|anything|whatever|what|how|one of|some)\b)[\p{L}\p{N}][\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,3}?)`;
const AFTER = String.raw`(?: (?:option|items?|one|ones|colou?rs?|flavou?rs?|bit|part|thing|stuff|now|this (?:year|time|week|month|term)|any ?more|altogether|completely|entirely|please|from (?:it|this|the (?:list|text))))*(?:,? (?:so )?(?:please )?(?:remove|delete|take|drop|cut|lose|scrap) (?:it|that|them|those)(?: out| off)?)?(?:, (?:just|only) [\p{L} ]{2,30})?`;
const LEAD = `(?:(?:please|also|then|and|now|just|can you|could you|update|but) )*`;

/** Takes a thing out of the sentences that name it: from a list, with its clause, or with a sentence that is about it. */
export const removeThing: Operation<Removal> = {
  name: 'remove-thing',
  readsLast: true,
  readings: [
    regex.iu`^${LEAD}(?:remove|delete|drop|take out|cut(?: out)?|leave out|lose|get rid of|omit|scrap|ditch|skip|exclude|strip|no(?: more| longer any)?|(?:do not|don['’]?t) (?:mention|include|list)) ${THING}${AFTER}$`,
    regex.iu`^${LEAD}(?:there(?:['’]?s| is| are| will be) (?:no|not (?:an?|any))|(?:we|they)(?:['’]?ve| have)? (?:dropped|cancelled|scrapped|discontinued|stopped doing|run out of|sold out of)|(?:we|they|you|he|she)(?:['’]re| are)? (?:no longer|do(?:es)?(?: not|n['’]?t)) (?:have|do|offer|sell|need|want|serve|stock|include|provide|give|run|make|accept|take|use)) ${THING}${AFTER}$`,
    regex.iu`^${LEAD}${THING} (?:(?:is|are|['’]s|has been|have been)(?: now)? (?:cancelled|sold out|gone|discontinued|dropped|scrapped|off the menu|no longer available|not available|out of stock)|(?:(?:is|are)(?:n['’]?t| not)|not) (?:happening|available|needed|coming|included|allowed|permitted|required))${AFTER}$`,
  ].map((pattern) => ({ pattern, in: ['plain', 'remove'], read: readThing })),
  describe: ({ thing }) => JSON.stringify(thing),
  losses: 'asked',
  apply(content, { thing, isAbout }, context) {
    const named = patternOf(thing);
    const left: string[] = [];
    let count = 0;
    editSentences(content, (sentence) => {
      if (named.test(sentence)) count += 1;
      return sentence;
    });
    const isOne = isAbout && count === 1;
    const changed = editSentences(content, (sentence) => {
      if (!named.test(sentence)) return sentence;
      const without = withoutThing(sentence, thing) ?? (isOne ? '' : undefined);
      if (without === undefined) left.push(sentence);
      return without ?? sentence;
    });
    if (left.length > 0) context.warn('please_check', `“${thing}” was left here: “${left.join('” “')}”`);
    else if (changed === content) context.warn('nothing_to_change', `No sentence mentions “${thing}”`);
    return changed.replace(/\n{3,}/g, '\n\n');
  },
};

interface Removal {
  thing: string;
  /** “The coffee bit” is the sentence with the coffee. */
  isAbout: boolean;
}

function readThing({ 0: said, groups }: RegExpExecArray): Removal | undefined {
  const thing = groups?.thing;
  if (thing === undefined || namesQuality(thing) || NO_THING.test(thing)) return undefined;
  return { thing, isAbout: / (?:bit|part|thing|stuff)\b/.test(said) };
}

const NO_THING =
  /\b(?:extra|unnecessary|irrelevant|personal|invented|redundant|needless|useless|obvious|double|empty|unneeded|last|first|other|rest|attitude|tone|drama|negativity|names?|bits?|parts?|things?)\b/i;

const FINITE = String.raw`(?:(?:am|is|are|was|were|will|would|can|could|must|may|might|should|has|have|had|do|does|did|costs|starts|ends|opens|closes|comes|takes|runs|leaves|begins|meets|needs|works|goes)\b|\p{L}{2,}n['’]t\b)`;
const HAS_FINITE = regex.iu`\b${FINITE}|['’](?:s|re|ll|ve|m)\b`;
const ITEM_LEAD = String.raw`(?:(?:an?|the|some|our|your|my|any|two|three|\d+) )?`;
/** Before these words stands no part of the item: “bring togs”, “available in olive”. */
const LISTS = String.raw`(?:^|\b(?:bring|brings|need|needs|have|has|had|includes?|including|offers?|sells?|serves?|provides?|gets?|takes?|wears?|wants?|buys?|packs?|be|is|are|was|were|in|with|of|for|from|and|by|like|send|add|use|cover|covers|on|to)|:)\s*`;
const OWN_CLAUSE = regex.iu`^(?:the|our|my|we|i|you|there)\b.*\b${FINITE}`;

/** “free delivery” is “free UK delivery” too. */
function patternOf(thing: string): RegExp {
  const words = thing
    .trim()
    .replace(/(?<=\p{L}{3})s$/u, '')
    .replace(/['’]/g, "['’]");
  const apart = words.replace(/\s+/g, String.raw`(?: [\p{L}\d-]+){0,2}? `);
  return regex.iu`(?<![\p{L}\p{N}-])${apart}(?:e?s)?(?![\p{L}\p{N}])`;
}

interface Piece {
  seam: string;
  text: string;
}

/** A sentence without a thing; empty where it is about nothing else, undefined where it is not plain what goes with it. */
export function withoutThing(sentence: string, thing: string): string | undefined {
  const pattern = patternOf(thing);
  const named = pattern.source;
  const [, body = '', mark = ''] = /^([^]*?)([.!?…]*)$/.exec(sentence)!;
  // A label names its sentence: “Fun fact: …”.
  if (regex.iu`^(?:(?:the|our|my|your|an?) )?${named}(?: of the \p{L}+)?(?::| [–—-]) (?!.*: )`.test(body))
    return '';
  const parts = body.split(/(,? (?:and|or|plus|&) |, )/);
  const pieces = parts.flatMap((text, index) => (index % 2 ? [] : [{ seam: parts[index - 1] ?? '', text }]));
  const at = pieces.findIndex(({ text }) => pattern.test(text));
  if (at < 0 || pieces.slice(at + 1).some(({ text }) => pattern.test(text))) return undefined;
  const kept = pieces.length > 1 ? withoutPiece(pieces, at, named) : undefined;
  if (kept) return capitalise(kept.map(({ seam, text }) => seam + text).join('')) + mark;
  const tail = regex.iu`(?<=^(?:[^\s]+ ){7,60}[^\s,]+) (?:from|with|including|plus|at) ${ITEM_LEAD}(?:[\p{L}-]+ )?${named}(?: (?:in|of|at) [^,]*)?$`;
  if (tail.test(body)) return body.replace(tail, '') + mark;
  if (regex.iu`^${named}$`.test(body)) return '';
  const isAbout = regex.iu`^(?:(?:the|our|my|an?|your|any|all) )?(?:[\p{L}-]+ ){0,2}?${named}(?: [\p{L}£$€\d-]+){0,3}? ${FINITE}`;
  const others = pieces.slice(1).some(({ text }) => OWN_CLAUSE.test(text));
  return at === 0 && !others && isAbout.test(body) ? '' : undefined;
}

/** The other parts of a sentence that is parted by commas and conjunctions, where the one at a place is an item or a clause of its own. */
function withoutPiece(pieces: readonly Piece[], at: number, named: string): Piece[] | undefined {
  const { text, seam } = pieces[at]!;
  const [before, next, after] = [pieces.slice(0, at), pieces[at + 1], pieces.slice(at + 2)];
  const isClause =
    OWN_CLAUSE.test(text) &&
    regex.iu`^(?:the |our |my |there (?:is|are|will be) )?(?:[\p{L}-]+ ){0,2}${named}`.test(text);
  if (isClause && next && at === 0 && OWN_CLAUSE.test(next.text)) return [{ ...next, seam: '' }, ...after];
  if (isClause && !next) return before.some((piece) => HAS_FINITE.test(piece.text)) ? before : undefined;
  const lead = regex.iu`^((?:.*${LISTS})?)${ITEM_LEAD}${named}$`.exec(text)?.[1];
  if (next && lead !== undefined && (at === 0 || lead !== ''))
    return lead && HAS_FINITE.test(next.text)
      ? undefined
      : [...before, { seam, text: lead + next.text }, ...after];
  const item =
    regex.iu`^${ITEM_LEAD}(?:[\p{L}-]+ )?${named}(?: (?:with|of) .*)?(?<rest>(?: (?:in|on|at|for|from|by|to|before|after|will|can|must|may|should|would|are|were) .*)?)$`.exec(
      text,
    );
  if (at === 0 || !item || (next && (item.groups!.rest || HAS_FINITE.test(text)))) return undefined;
  const last = before.pop()!;
  const isPair = at === 1 && !last.text.endsWith('s');
  const rest = item.groups!.rest!.replace(/^ (are|were)\b/, (verb) =>
    isPair ? (verb === ' are' ? ' is' : ' was') : verb,
  );
  const isListEnd = !next && at > 1 && /\p{L}/u.test(seam);
  const joint = isListEnd ? seam.replace(/^,/, at > 2 ? ',' : '') : last.seam;
  return [...before, { seam: joint, text: last.text + rest }, ...pieces.slice(at + 1)];
}
