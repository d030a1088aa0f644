import { splitAtCommas } from '../text/split.js';
import { asksForSecondText } from './writer-talk.js';
import { continuesWords, isDirection } from './directions.js';

const CONTINUES =
  /^(?:and|but|or|nor|so|because|since|as|which|who|whose|where|when|while|if|unless|until|till|that|than|with|without|including|incl|especially|both|not|plus|such as|for example|e\.g|i\.e|like|too|though|although|whereas|in which|of which|at least|to [a-z]+|then)\b/iu;
/** “…, replacing Jon Beck” */
const PARTICIPIAL =
  /^(?!(?:ask|say|tell|thank|invit|remind|apologi[sz]|confirm|announc|inform|explain|congratulat|request|us|mention|sign)ing)[a-z]{3,}ing\s(?:the|an?|our|my|your|all|its|their|his|her|\p{Lu})/u;
const LIST_MAX = 200;
const LISTED_WORDS_MAX = 3;
const COORDINATED = /\s(?:and|or|&)\s\S+(?:\s\S+){0,3}$/i;
/** “, and keep it short”, “ and sign it as Ines”: a direction joined to what comes before. */
const JOINED_DIRECTION =
  /\s+(?:and|but)\s+(?=(?:please\s+|pls\s+)?(?:keep|make|sign|mention|don['’]?t|do\s+not|use|end|start|add|include|ask|tell|thank|apologi[sz]e|invite|remind|offer|say|explain|write|confirm)\b)/i;

/** The clauses of a masked sentence at its commas; a comma within a list or before a subordinate clause does not cut. */
export function splitClauses(sentence: string, isRequest: boolean): string[] {
  const segments = splitAtCommas(sentence)
    .flatMap(cutAtDash)
    .flatMap((segment) => (isRequest ? segment.split(JOINED_DIRECTION) : cutDirection(segment)));
  const clauses: string[] = [];
  for (const segment of joinLists(segments)) {
    const last = clauses.at(-1);
    if (last !== undefined && continuesLabel(last, segment)) {
      clauses[clauses.length - 1] = `${last}, ${segment}`;
      continue;
    }
    const stands =
      isDirection(segment) ||
      asksForSecondText(segment) ||
      (isRequest &&
        /^(?:and|but|also|then)\s+(?:please\s+)?(?:that (?:I|we|you|he|she|it|they|the|our|my|there)|ask|tell|thank|say|invite|remind|offer|mention|apologi[sz]e|explain|confirm|sign)\b/i.test(
          segment,
        ));
    if (
      last !== undefined &&
      !stands &&
      (CONTINUES.test(segment) || PARTICIPIAL.test(segment)) &&
      !isDirection(last)
    )
      clauses[clauses.length - 1] = `${last}, ${segment}`;
    else clauses.push(segment);
  }
  return clauses;
}

/** “present: Ana, Kofi”, “don't say cheap, easy”: short segments that continue the list of the one before. */
function continuesLabel(last: string, segment: string): boolean {
  if (isDirection(segment)) return false;
  if (
    !segment.includes(': ') &&
    segment.split(/\s+/).length <= LISTED_WORDS_MAX &&
    /[^:]:\s+\S[^:]*$/.test(last)
  )
    return true;
  return (
    continuesWords(segment) &&
    isDirection(last) &&
    /^(?:please\s+)?(?:don['’]?t|do\s+not|never|avoid|no|without|use|using)\b/i.test(last)
  );
}

/** Cuts a direction that stands after a dash: “the fee was due last week - nicely!” */
function cutAtDash(segment: string): string[] {
  const [, head, tail] = /^(\S.*)\s[–—-]\s([^–—]{3,60})$/u.exec(segment) ?? [];
  return head && tail && isDirection(tail) ? [head, tail] : [segment];
}

/** Cuts a direction that “and” or “but” joins to the end of a segment. */
function cutDirection(segment: string): string[] {
  const match = JOINED_DIRECTION.exec(segment);
  if (!match) return [segment];
  const rest = segment.slice(match.index + match[0].length);
  return isDirection(rest) ? [segment.slice(0, match.index), rest] : [segment];
}

/** Puts “comes in sage, coal and sand” together again: short segments before one with “and” are a list. */
function joinLists(segments: readonly string[]): string[] {
  const joined: string[] = [];
  for (const segment of segments) {
    // “present Jo, Bea, Tariq”
    if (
      /^\p{Lu}\p{Ll}+$/u.test(segment) &&
      (joined.at(-1)?.length ?? 0) < LIST_MAX &&
      /^\p{Ll}\S*(?: \p{Lu}\p{Ll}+,?)+$/u.test(joined.at(-1) ?? '')
    ) {
      joined.push(`${joined.pop()}, ${segment}`);
      continue;
    }
    let start = joined.length;
    if (COORDINATED.test(segment) && isBare(segment.replace(/\s(?:and|or|&)\s.*$/i, ''))) {
      while (start > 0 && isBare(joined[start - 1] ?? '') && !isDirection(joined[start - 1] ?? ''))
        start -= 1;
      if (start > 0 && start < joined.length + 1 && opensList(joined[start - 1] ?? '')) start -= 1;
    }
    if (start < joined.length) joined.push([...joined.splice(start), segment].join(', '));
    else joined.push(segment);
  }
  return joined;
}

/** One to three words without a figure. */
function isBare(segment: string): boolean {
  return (
    segment.split(/\s+/).length <= 3 &&
    !/\d/.test(segment) &&
    !/\s(?:for|in|of|with|to|on|at|from|by)\s/i.test(segment)
  );
}

/** A segment whose last words may begin a list: “works by Pärt”, “comes in sage”, “needs React”. */
function opensList(segment: string): boolean {
  return (
    !isDirection(segment) &&
    /(?:^|\s)(?:in|of|with|by|from|for|to|includ\w+|contain\w*|need\w*|has|have|offer\w*|support\w*|like|as|between|are|is|love\w*|mention|about)\s+(?:[^\s]+\s?){1,3}$/i.test(
      segment,
    )
  );
}

/** Whether a line of notes holds a fact and nothing that directs the writing. */
export function isPlainNote(line: string): boolean {
  return !splitClauses(line, false).some(
    (clause) => isDirection(clause) || /^(?:sign|from|ask|tell|say|apologi[sz]e|thank)\b/i.test(clause),
  );
}
