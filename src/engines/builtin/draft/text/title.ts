import { asItem, capitalise, trimMarks } from './tidy.js';
import { regex } from '../../text/regex.js';

const WORDS_MAX = 16;
const CHARACTERS_MAX = 200;
/** Words that no title begins with: what is left of a request. */
const REMAINS = regex.i`^(?:(?:about |around )?(?:an?|one|two|\d+)[ -](?:minutes?|seconds?(?!-)|words?|pages?)|for|to|with|from|and|or|but|of|in|on|at|as|by|her|his|their|that|this|these|those|it|its|me|us|him|them|my(?:self| name)|which|who|whose|is|are|was|were|there (?:is|are)|please|pls|make|write|draft|create|need|can|could|using|based|also|so|no|not|don['’]?t|do not|i|we|he|she|they|you|max|text|some|something|facts?)\b`;
/** Names of texts and their parts, which say nothing of the subject. */
const GENERIC = regex.i`^(?:an? |the |our |my )?(?:section|paragraph|piece|text|copy|page|post|update|status|story|wording|blurb|recap|description|listing|(?:say|ask|tell|explain|announc|inform|writ)ing)$`;
const COMMANDS = regex.i`\b(?:please|pls|plz|asap|from this|below|following|\d+ words|markdown|bullet points|3rd person|third person|what it says|as follows|wrote this)\b`;
/** A label, a date alone, or a request for a text. */
const NO_TITLE = regex.iu`:$|^[\d\s\ue020]+\p{L}*$|\b(?:that|about|for|of|to|the|an?|with|and|or)$|^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$|^(?:announce|advertise|promote|describe|introduce|explain|summari[sz]e|tell|invite|remind|inform|thank|congratulate) (?:our|my|your|the|his|her|their|them|him|all)\b|^(?:answer|reply|respond|inform|explain|convince|persuade|advertise|promote|complain|apologi[sz]e|apply|resign|summari[sz]e|suggest)\s|^(?:cancel|request|demand|fill)\s(?:an?|the|my|our|in)\b`;
const AT_END = regex.i`(?:[\s,]+(?:please|pls|plz|asap|today|urgently|thanks|thx|ok|if possible|in markdown|markdown))+$`;
/** “our van”, “my”, “the” */
const OWN = regex.u`^(?:our|my)\s+(?:van|boat|shop|caf[eé]|pub|bar|restaurant|bakery|band|app|company|brand|stall|truck|hotel|store)\s+(?=\p{Lu}\p{Ll})|^(?:our|my|the|an?)\s+`;

/** A kind of text as a title: “House rules”, “FAQ”. */
export function nameKind(kind: string): string {
  return capitalise(kind.replace(/\b(?:faq|sms|b2b|q&a)(?=s?\b)/gi, (word) => word.toUpperCase()));
}

/** A subject as a title, without what is left of the request; undefined where it cannot be told from one. */
export function provenTitle(subject: string | undefined): string | undefined {
  if (subject === undefined || subject.length > CHARACTERS_MAX) return undefined;
  const text = trimMarks(subject.replace(AT_END, ''));
  const isShort = /[\p{L}\p{N}]/u.test(text) && text.split(/\s+/).length <= WORDS_MAX;
  return isShort && ![REMAINS, GENERIC, COMMANDS, NO_TITLE].some((each) => each.test(text))
    ? text
    : undefined;
}

/** A title without “our” and the like: “Cheese Boat” of “our van Cheese Boat”. */
export function shortTitle(title: string): string {
  return asItem(title.replace(OWN, ''));
}
