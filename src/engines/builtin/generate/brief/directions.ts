import { type Tone } from '../../../../templates/tones.js';
import { splitList, splitSentences, trimPhrase } from './sentences.js';
import { findTone } from './tone-words.js';

/** What a prompt says about the text beside its subject. */
export interface Directions {
  audience?: string;
  callToAction?: string;
  sender?: string;
  words?: number;
  tone?: Tone;
  points: string[];
  keywords: string[];
  avoid: string[];
  hashtags: string[];
}

type Taker = readonly [pattern: RegExp, take: (found: Directions, value: string) => void];

/** Directions that fill a whole sentence of their own ("Mention weekly specials and prices."). */
const WHOLE_SENTENCES: readonly Taker[] = [
  [
    /^(?:it (?:is|should be) |the (?:text|post|article) is )?(?:(?:the |my |our )?(?:target )?(?:audience|readers?)(?: is| are|:)?|(?:written|aimed|intended|meant|targeted|directed)(?: for| at| towards)|(?:it is |this is )?for(?= people| anyone))\s+(.+)$/i,
    (found, value) => (found.audience ??= trimPhrase(value)),
  ],
  [
    /^(?:please )?(?:include|use|add|target|with|insert)\s+(?:the |these |this )?(?:seo )?(?:key ?words?|key ?phrases?)(?: phrase| phrases)?\s*:?\s*(.+)$/i,
    (found, value) => found.keywords.push(...quotedOrListed(value)),
  ],
  [
    /^(?:the )?keywords?(?: is| are|:)\s*(.+)$/i,
    (found, value) => found.keywords.push(...quotedOrListed(value)),
  ],
  [
    /^(?:end (?:it )?with |finish with |add |include |use )?(?:the |a )?(?:call[- ]to[- ]action|cta)(?: is| should be| to| of|:)?\s*(.+)$/i,
    (found, value) => (found.callToAction ??= trimPhrase(value)),
  ],
  [
    /^(?:please )?(?:and )?(?:do not|don't|never|avoid|without(?= mention| using| reference)|leave out|skip)\s+(?:(?:any )?(?:mention(?:ing)?(?: of)?|use|using|include|including|say|saying|talk(?:ing)? about|the words?|words like|references? to)\s+)?(?:the words?\s+)?(.+)$/i,
    (found, value) => found.avoid.push(...quotedOrListed(value)),
  ],
  [
    /^(?:please )?(?:also )?(?:make sure to |be sure to )?(?:mention|include|cover(?! letter)|highlight|talk about|discuss|touch on|emphasi[sz]e|address|stress)\s+(?:(?:the following(?: points)?|these points|points such as|things like)\s*:?\s*)?(.+)$/i,
    (found, value) => found.points.push(...splitList(value.replace(/^that\s+/i, ''))),
  ],
  [
    /^(?:please )?sign(?:ed)?(?: it| off)?(?: as| by| with)?\s+(\p{Lu}.*)$/u,
    (found, value) => (found.sender ??= trimPhrase(value)),
  ],
  [/^(?:the )?tone\s*(?:is|should be|:)\s*(.+)$/i, (found, value) => (found.tone ??= findTone(value))],
  [
    /^(?:please )?(?:keep|make) (?:it|the tone|this)\s+(.+)$/i,
    (found, value) => (found.tone ??= findTone(value)),
  ],
  [
    /^(?:please )?(?:use|write in|in)\s+an?\s+(.+?)\s+(?:tone|style|voice|manner)$/i,
    (found, value) => (found.tone ??= findTone(value)),
  ],
];

/** Directions inside a sentence; what matches is cut out of it. */
const INSIDE: readonly Taker[] = [
  [
    /[,;]?\s*(?:\b(?:in|of|with|about|around|roughly|approximately|under|max(?:imum)?|at least|at most|up to|no more than)\s+){0,2}\(?\b(\d{2,4})[- ]words?\b(?: (?:or less|or fewer|max|maximum|long))?\)?/i,
    (found, value) => (found.words ??= Number(value)),
  ],
  [
    /[,;(]?\s*\b(?:(?:target )?audience(?: is|:)|(?:aimed|targeted|directed) (?:at|towards)|(?:intended|meant|written) for)\s+([^,.;()\n]+)\)?/i,
    (found, value) => (found.audience ??= trimPhrase(value)),
  ],
  [
    /[,;(]?\s*\b(?:cta|call to action):\s*([^.;\n)]+)\)?/i,
    (found, value) => (found.callToAction ??= trimPhrase(value)),
  ],
  [
    /[,;(]?\s*\bin an?\s+([a-z]+)\s+(?:tone|style|voice|manner)\b\)?/i,
    (found, value) => (found.tone ??= findTone(value)),
  ],
  [
    /[,;]?\s+(?:and )?(?:using|with|including|include|use) the keywords?\s*:?\s*([^.;\n]+)/i,
    (found, value) => found.keywords.push(...quotedOrListed(value)),
  ],
  [
    /[,;]?\s+(?:but )?(?:without (?:mentioning|using)|do not mention|don't mention|avoid the words?)\s+([^.;\n]+)/i,
    (found, value) => found.avoid.push(...quotedOrListed(value)),
  ],
  [
    /[,;]\s+(?:and )?(?:mention|cover|highlight|covering|mentioning|including sections on)\s+([^.;\n]+)/i,
    (found, value) => found.points.push(...splitList(value)),
  ],
];

/** Takes the directions out of a prompt; the rest is what it is about. */
export function takeDirections(text: string): { directions: Directions; rest: string } {
  const directions: Directions = { points: [], keywords: [], avoid: [], hashtags: [] };
  const withoutTags = text.replace(/(^|\s)#([\p{L}\p{N}_]{2,40})/gu, (_, space: string, tag: string) => {
    directions.hashtags.push(tag);
    return space;
  });
  const kept = splitSentences(withoutTags).flatMap((sentence) => {
    if (takeWhole(directions, sentence)) return [];
    const rest = cutInside(directions, sentence);
    return /[\p{L}\p{N}]/u.test(rest) ? [rest.trim()] : [];
  });
  return { directions, rest: kept.join('\n') };
}

function takeWhole(found: Directions, sentence: string): boolean {
  const bare = sentence.replace(/[.!?\s]+$/, '');
  for (const [pattern, take] of WHOLE_SENTENCES) {
    const value = pattern.exec(bare)?.[1];
    if (!value) continue;
    take(found, value);
    return true;
  }
  return false;
}

function cutInside(found: Directions, sentence: string): string {
  return INSIDE.reduce((rest, [pattern, take]) => {
    const match = pattern.exec(rest);
    if (!match?.[1]) return rest;
    take(found, match[1]);
    return `${rest.slice(0, match.index)}${rest.slice(match.index + match[0].length)}`;
  }, sentence);
}

function quotedOrListed(value: string): string[] {
  const quoted = [...value.matchAll(/"([^"]{1,200})"/g)].map((match) => trimPhrase(match[1] ?? ''));
  return quoted.length > 0 ? quoted : splitList(value);
}
