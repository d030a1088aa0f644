import { splitSentences } from '../text/sentences.js';
import { regex } from '../../text/regex.js';

/** These negate nothing. */
const IDIOM = regex.giu`\b(?:(?:please )?(?:do not|don['’]?t) (?:hesitate|mind|forget)|would(?: not|n['’]t) hesitate|kindly (?:advised|informed|notified) that|(?:in case you|for (?:those|anyone|any of you)(?: of you)? who) (?:do|does|did|have|had|are|were)(?: not|n['’]t) (?:already )?(?:know|heard|aware)|not only|no (?:extra |additional |further )?(?:charge|cost) to you|at no (?:extra |additional |further )?(?:charge|cost)|no (?:other )?(?:choice|option|alternative) but|(?:no|not) (?:fewer|less|later) than|without (?:a |any )?(?:shadow of a )?doubt|no (?:problem|worries|doubt|big deal|matter)|(?:can not|cannot|can['’]t) wait|whether or not|m(?:ay|ight) or m(?:ay|ight) not|(?:last but )?not least|not to mention|in the not too distant|goes without saying|(?:if i(?:['’]| a)m not mistaken)|have[- ]nots|what can i say|without (?:any need for you to|you having to|your having to|having to|needing to|the need to) worry|(?:do not|don['’]?t|will not|won['’]?t) (?:need|have) to worry|(?:never|no longer) have to worry|(?:do not|don['’]?t) (?:want|mean|wish) to (?:put (?:any )?pressure|pressure|rush|bother|disturb|nag|trouble|hassle|take up)|believe it or not|without (?:any |a moment['’]s )?hesitation|don['’]t get me wrong|please take note|look no further|without (?:undue |any |further )?delay|let \p{L}+ no|(?:(?:do|did|does) (?:you|they|we|anyone|he|she)|as you|to|i|we|you|they|(?<=n['’]t)) no (?:if|that|when|what|whether|it|how|the|who|where|why|you|this|of|about|him|her|my|your|he|she|they)|no one else|no[- ]brainers?|i(?: a|['’])m (?:no|not an) expert|(?:that|this|it)(?:['’]| i)s not too much (?:trouble|bother|to ask)|long time,? no (?:see|speak|talk|chat)|how are (?:you|things)(?: (?:all|both|doing|keeping|today|getting on))*\?|how(?:['’]s| is) (?:it going|life|things|tricks)\?)(?<=\b|\?)`;
/** Nor do these, nor what is no prose. */
const OFFICIAL_IDIOM = regex.giu`\b(?:but not limited to|including without limitation|there is no question that|exercis(?:e|ing) (?:\p{L}+ )?caution)\b|\bhttps?:\S+|\x60[^\x60\n]*\x60`;
/** What a sentence does that a shorter or politer text must still do. */
const PATTERNS = {
  negation:
    /\b(?:not|never|no|none|nothing|nobody|nowhere|nor|neither|cannot|without|unable|hardly|rarely|seldom)\b|n['’]t\b/iu,
  warning:
    /\b(?:warning|caution|danger(?:ous)?|beware|hazard(?:ous)?|poison(?:ous)?|toxic|flammable|allerg(?:y|ies|ic)|side effects?|overdose|must(?: not|n['’]t)|keep (?:away|out) (?:of|from)|at your own risk|forbidden|prohibited|not (?:allowed|permitted)|please (?:do not|don['’]t)|kindly ask [^.!?\n]{1,80} not to)\b|n['’]t (?:allowed|permitted)\b/iu,
  request:
    /\bplease\b(?! (?:to )?(?:note|bea?re? in mind|be (?:advised|inform(?:ed)?|aware)|find (?:attached|enclosed|below)|do not hesitate|don['’]?t hesitate|feel free))|\b(?:could|can|would|will) (?:you|we|someone|anyone)\b|\b(?:could|can|may) i\b|\blet (?:me|us) know\b|\bi need you to\b|(?<!\b(?:very|so|really) )\bkindly\b|(?:do not|don['’]?t) forget\b|\bi['’]?d? (?:would )?(?:appreciate|be grateful)\b|\bplz\b|\bpls\b/iu,
  question: /\?/u,
};
type StatementKind = keyof typeof PATTERNS;
export const STATEMENT_KINDS = Object.keys(PATTERNS) as StatementKind[];

/** A sentence that negates, warns, requests or asks. */
export interface Statement {
  text: string;
  kinds: readonly StatementKind[];
}

/** What a sentence does; nothing for a plain one. */
export function statementKinds(sentence: string): StatementKind[] {
  const literal = withoutIdioms(sentence);
  return STATEMENT_KINDS.filter((kind) => PATTERNS[kind].test(literal));
}

/** The sentences of a prose that are statements. */
export function findStatements(prose: string): Statement[] {
  return splitSentences(prose).flatMap(({ text }) => {
    const kinds = statementKinds(text);
    return kinds.length > 0 ? [{ text, kinds }] : [];
  });
}

/** How often a kind of statement is made, however the sentences are parted. */
export function countMarks(statements: readonly Statement[], kind: StatementKind): number {
  const marks = new RegExp(PATTERNS[kind], 'giu');
  return statements.flatMap(({ text }) => withoutIdioms(text).match(marks) ?? []).length;
}

function withoutIdioms(text: string): string {
  return text.replace(IDIOM, ' ').replace(OFFICIAL_IDIOM, ' ');
}
