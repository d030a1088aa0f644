import { statementKinds } from '../invariant/statements.js';
import { statesFacts } from './compress-sentence.js';
import { asksSomething, isPleasantry } from './sentence-purpose.js';

/** Words that say nothing about a sentence's subject. */
const STOP_WORDS = new Set(
  `a an the of to in on at for from by with and or but so as is are was were be been being it its this that these those they them their we our us you your i he she his her him my me not no do does did have has had will would can could should may might must than then there here which who whom whose what when where how also into over under about after before more most some any each every all just only very if because while such other one two`.split(
    /\s+/,
  ),
);

/** The words that carry a text's subject, with endings cut off. */
export function keyTerms(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?:['’]s|ies|ing|ed|es|s)$/u, ''));
}

/** It leans on the sentence before it, so it reads badly alone. */
const LEANING =
  /^(?:For example|For instance|Also|It(?! (?:is|was|has been|will be) (?:[a-z]+ ){1,2}(?:to|that) )|This|They|These|Those|He|She|But|And|So|However|Therefore|Instead|Moreover|Furthermore|In addition|As a result|That)\b/;

/** Whether a sentence begins by referring to the one before it. */
export function leansOnTheLast(sentence: string): boolean {
  return LEANING.test(sentence);
}

/**
 * How much of the text's subject each sentence carries: terms that come back weigh more, the first sentence and
 * figures and demands count, pleasantries, questions and sentences that lean on another lose. Linear in the text's length.
 */
export function rankSentences(sentences: readonly string[]): number[] {
  const terms = sentences.map((sentence) => new Set(keyTerms(sentence)));
  const frequency = new Map<string, number>();
  for (const set of terms) for (const term of set) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weigh = (term: string) => {
    const count = frequency.get(term) ?? 1;
    return (count > 1 ? 1.6 : 1) * Math.log(1 + sentences.length / count) * Math.sqrt(count);
  };
  return sentences.map((sentence, index) => {
    const own = terms[index] ?? new Set<string>();
    let score = [...own].reduce((sum, term) => sum + weigh(term), 0) / Math.sqrt(own.size + 4);
    const matters = demands(sentence) || statesFacts(sentence);
    if (index === 0) score *= 2;
    if (!matters) score *= 0.5;
    if (index === sentences.length - 1 && sentences.length > 4) score *= 1.1;
    if (FIGURE.test(sentence)) score *= 1.3;
    for (const detail of ACTIONABLE) if (detail.test(sentence)) score *= 1.35;
    if (CHANGE.test(sentence)) score *= 1.3;
    if (DECISION.test(sentence)) score *= 2;
    if (demands(sentence)) score *= 1.7;
    if (OPINION.test(sentence)) score *= 0.4;
    if (isPleasantry(sentence)) score *= 0.1;
    if (LEANING.test(sentence)) score *= 0.7;
    if (/^[“"‘]/.test(sentence)) score *= 0.8;
    if (/\?["'”’)]*$/.test(sentence) && !asksSomething(sentence)) score *= 0.6;
    return score;
  });
}

const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred) (?:minutes|hours|days|weeks|months|years|euros?|pounds|dollars|metres|miles|people)\b/i;
/** What a reader acts on: a price; a day, a month or a time; a telephone number or an address. */
const ACTIONABLE: readonly RegExp[] = [
  /[£$€] ?\d|\d ?(?:€|(?:euros?|pounds|dollars|francs|kroner|cents)\b)/,
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d May|May \d)|\b\d{1,2}(?:[:.]\d\d| ?[ap]m)\b/,
  /\d{3,5}[ -]\d{3}|@|\b[\w-]{2,60}\.(?:example|com|org|net|co|info|eu)\b|\bat \d{1,4} \p{Lu}/u,
];
/** What is decided, changes or is on offer. */
const CHANGE =
  /\b(?:decided|agreed|conclude|instead of|from now on|no longer|new|free|cancel\w*|postponed|closed?s?|opens?|re-?opens?|moves?(?: to)?|starts?|ends?|will (?:be|become|open|close|move|start|end|take place|cost))\b/i;
const DECISION = /\b(?:agreed|approved|decided|rejected|resolved|elected|voted|votes|was set at)\b/i;
const OPINION =
  /\b(?:people say|they say|some (?:people|of us|say|want|think|would)|others|would like to thank|a lot of (?:discussion|talk|debate)|(?:it|that) (?:is|was|has been) (?:an? )?(?:joy|pleasure|shame|pity|fun|nice|lovely|crazy|great)|i (?:think|feel|believe|personally)|in my opinion|opened the meeting|thanked (?:everybody|everyone|all)|there was (?:tea|coffee|cake))\b/i;

/** It forbids, warns, requests or orders. */
function demands(sentence: string): boolean {
  return (
    statementKinds(sentence).some((kind) => kind === 'request' || kind === 'warning') ||
    asksSomething(sentence)
  );
}

/** Beyond this many sentences likeness is not compared: the comparison is quadratic. */
const COMPARED_MAX = 400;

/** The order in which to take sentences for a shorter text: weighty ones first, likeness to those taken counts against. */
export function orderByWorth(sentences: readonly string[]): number[] {
  const scores = rankSentences(sentences);
  const byScore = scores.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const candidates = byScore.slice(0, COMPARED_MAX);
  const terms = sentences.map((sentence) => new Set(keyTerms(sentence)));
  const likeness = new Map<number, number>();
  const order: number[] = [];
  while (candidates.length > 0) {
    const worth = (index: number) => (scores[index] ?? 0) * (1 - 0.6 * (likeness.get(index) ?? 0));
    const best = candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    candidates.splice(candidates.indexOf(best), 1);
    order.push(best);
    for (const other of candidates) {
      likeness.set(other, Math.max(likeness.get(other) ?? 0, overlap(terms[best], terms[other])));
    }
  }
  return [...order, ...byScore.slice(COMPARED_MAX)];
}

function overlap(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): number {
  if (!a || !b || a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const term of b) if (a.has(term)) shared += 1;
  return shared / Math.sqrt(a.size * b.size);
}
