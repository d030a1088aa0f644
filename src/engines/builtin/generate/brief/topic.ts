import { FACETS } from '../data/facets.js';
import { gerundPhrase, isClause, isVerbPhrase } from '../grammar/phrases.js';
import type { Topic } from './brief.js';
import { trimPhrase } from './sentences.js';

const FACET_OF_WORD = new Map(
  Object.entries(FACETS).flatMap(([facet, words]) => words.map((word) => [word, facet] as const)),
);
const FACET_WORDS = [...FACET_OF_WORD.keys()].sort((a, b) => b.length - a.length).join('|');

/** "The 5 best tips for", "common mistakes in", "the importance of" at the head of a topic. */
const LEADING_FACET = new RegExp(
  `^(?:the\\s+|an?\\s+|my\\s+|some\\s+)?(?:(?:top|best|main|key|common|biggest|most common|simple|easy|practical|great|good|health|quick|essential|useful|effective|hidden|real|proven|smart|surprising|many|several|few|${'(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'})\\s+)*(${FACET_WORDS})\\s+(?:(of|for|to|in|on|about|why|when|with|and how to|people make (?:when|with|in)|behind|that come with)\\s+)(.+)$`,
  'i',
);
const TRAILING_FACET = new RegExp(`^(.+?)\\s+(?:(\\d{1,2})\\s+)?(${FACET_WORDS})$`, 'i');
const MISTAKES_MADE =
  /^(?:the\s+)?(?:(\d{1,2})\s+)?(?:most\s+)?(?:common|biggest|typical|frequent|worst)?\s*mistakes\s+(?:that\s+)?(.+)$/i;

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Reads what an article is about from a phrase such as "5 tips for better sleep" or "how cities can plant trees". */
export function readTopic(phrase: string): { topic: Topic; count?: number } {
  const surface = trimPhrase(
    phrase.replace(/^(?:the topic of|the subject of|the question of|the question)\s+/i, ''),
  );
  const asked = surface.replace(
    /^(?:what (?:is|are|was|were)|what's|tell me about|tell us about|explain|describe|discuss|the topic)\s+/i,
    '',
  );
  const facet = takeFacet(asked);
  const topic = readKind(facet.rest, surface);
  const wantsExplanation =
    asked !== surface && facet.facet === undefined && topic.kind !== 'how' && topic.kind !== 'versus';
  const isAboutWorkings = topic.kind === 'how' && /\bworks?$/i.test(topic.handle);
  const named = facet.facet ?? (wantsExplanation || isAboutWorkings ? 'explanation' : undefined);
  return { topic: named ? { ...topic, facet: named } : topic, count: facet.count };
}

interface TakenFacet {
  rest: string;
  facet?: string;
  count?: number;
}

function takeFacet(phrase: string): TakenFacet {
  const leading = LEADING_FACET.exec(phrase);
  if (leading) {
    const [, count = '', word = '', link = '', rest = ''] = leading;
    const facet = FACET_OF_WORD.get(word.toLowerCase());
    const cleaned = rest.replace(
      /^(?:avoid(?: when| in| with)?|remember when|know (?:about|before))\s+/i,
      '',
    );
    return { rest: /^why$/i.test(link) ? `why ${cleaned}` : cleaned, facet, count: toCount(count) };
  }
  const mistakes = MISTAKES_MADE.exec(phrase);
  if (mistakes) {
    const rest = (mistakes[2] ?? '').replace(/^(?:to avoid\s+)?(?:when|in|with|while)?\s*/i, '');
    return { rest: rest || phrase, facet: 'mistakes', count: toCount(mistakes[1] ?? '') };
  }
  const trailing = TRAILING_FACET.exec(phrase);
  if (trailing && !/^(?:the|an?|our|my|of|to)$/i.test(trailing[1] ?? ''))
    return {
      rest: (trailing[1] ?? '').replace(/^\d{1,2}\s+/, ''),
      facet: FACET_OF_WORD.get((trailing[3] ?? '').toLowerCase()),
      count: toCount(/^\d{1,2}(?=\s)/.exec(trailing[1] ?? '')?.[0] ?? trailing[2] ?? ''),
    };
  const counted = /^(?:the\s+)?(?:top\s+)?(\d{1,2})\s+(.+)$/i.exec(phrase);
  return counted ? { rest: counted[2] ?? '', count: toCount(counted[1] ?? '') } : { rest: phrase };
}

function toCount(text: string): number | undefined {
  const count = COUNTS[text.toLowerCase()] ?? Number(text);
  return count >= 1 && count <= 20 ? count : undefined;
}

function readKind(phrase: string, surface: string): Topic {
  return (
    readVersus(phrase, surface) ??
    readHow(phrase, surface) ??
    readWhy(phrase, surface) ??
    readQuestion(phrase, surface) ??
    readStatement(phrase, surface) ??
    readThing(phrase, surface)
  );
}

function readVersus(phrase: string, surface: string): Topic | null {
  const match =
    /^(?:an? )?(?:compar(?:e|ing|ison (?:of|between))|contrast|the )?\s*(?:the )?(?:difference between |differences between |comparison (?:of|between) )?(.{1,60}?)\s+(?:vs\.?|versus|compared (?:to|with))\s+(.{1,60})$/i.exec(
      phrase,
    ) ??
    /^(?:(?:compar(?:e|ing)|contrast|contrasting)\s+|(?:the\s+)?differences? between\s+|(?:an? )?comparison (?:of|between)\s+)(.{1,60}?)\s+(?:and|with|to|or)\s+(.{1,60})$/i.exec(
      phrase,
    );
  if (!match) return null;
  const sides = [trimPhrase(match[1] ?? ''), trimPhrase(match[2] ?? '')] as const;
  return versus(sides, surface);
}

/** A comparison of two sides, however it was asked for. */
export function versus(sides: readonly [string, string], surface: string): Topic {
  return { kind: 'versus', surface, handle: `${sides[0]} vs ${sides[1]}`, sides };
}

/** "A or B", which is a comparison only where one was asked for. */
export function readEitherOr(phrase: string): readonly [string, string] | null {
  const match =
    /^(?:whether to |should (?:i|we|you) |is it better to )?(.{2,60}?)\s+(?:or|and)\s+(.{2,60}?)\??$/i.exec(
      phrase,
    );
  return match ? [trimPhrase(match[1] ?? ''), trimPhrase(match[2] ?? '')] : null;
}

function readHow(phrase: string, surface: string): Topic | null {
  const plain =
    /^(?:and )?(?:how (?:to|you can|we can|I can|one can|do you|do I|can I|can you|should I|best to)|the best way to|to)\s+(.+)$/i.exec(
      phrase,
    );
  if (plain) {
    const [action, purpose] = splitPurpose(plain[1] ?? '');
    return { kind: 'how', surface: surface.replace(/^to /i, 'how to '), handle: action, purpose };
  }
  const withSubject = /^how (.{2,60}?) (?:can|could|should|may|might|will|must) (\S.*)$/i.exec(phrase);
  if (withSubject) {
    const [action, purpose] = splitPurpose(withSubject[2] ?? '');
    return { kind: 'how', surface, handle: action, subject: withSubject[1], purpose };
  }
  const works = /^how (?:does |do |did |is |are )?(.+)$/i.exec(phrase);
  if (works)
    return {
      kind: 'how',
      surface,
      handle: trimPhrase(works[1] ?? ''),
      subject: trimPhrase((works[1] ?? '').replace(/\s+works?$/i, '')),
    };
  if (isVerbPhrase(phrase) && !/^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(phrase)) {
    const [action, purpose] = splitPurpose(phrase);
    return { kind: 'how', surface, handle: action, purpose };
  }
  return null;
}

function splitPurpose(action: string): [string, string | undefined] {
  const match = /^(.{3,80}?)\s+(?:(?:in order|so as) )?to\s+(\w+.*)$/i.exec(action);
  if (
    match &&
    isVerbPhrase(match[2] ?? '') &&
    !/\b(?:how|ways?|need|want|have|try|going|able|learn|start|begin|talk|listen|move|switch|travel|go|come)$/i.test(
      match[1] ?? '',
    )
  )
    return [trimPhrase(match[1] ?? ''), trimPhrase(match[2] ?? '')];
  return [trimPhrase(action), undefined];
}

function readWhy(phrase: string, surface: string): Topic | null {
  const match = /^why (?:(?:do|does|is|are|did|was|were|should|can|will)\s+)?(.+)$/i.exec(phrase);
  if (!match) return null;
  const said = trimPhrase(match[1] ?? '');
  const cut =
    /^(.{2,60}?)\s+(?:should|must|can|cannot|will|is|are|was|were|has|have|needs?|matters?|works?|fails?|helps?|makes?|deserves?|still|so|important|good|beats?|purr|bark|exist|happen|love|sleep|not)\b/i.exec(
      said,
    );
  return { kind: 'why', surface, handle: trimPhrase(cut?.[1] ?? said) };
}

function readQuestion(phrase: string, surface: string): Topic | null {
  const match =
    /^(?:is|are|can|does|do|should|will|was|were)\s+(?:it\s+\w+\s+to\s+)?(.{2,60}?)\s+(?:\w+)\?*$/i.exec(
      phrase,
    );
  return match && surface.split(/\s+/).length <= 9
    ? { kind: 'thing', surface, handle: trimPhrase(match[1] ?? '') }
    : null;
}

function readStatement(phrase: string, surface: string): Topic | null {
  const startsLikeNews = /^(?:our|my|the|we|i|this|an?)\b/i.test(phrase) || /^\p{Lu}/u.test(phrase);
  if (!startsLikeNews || phrase.split(/\s+/).length < 5 || !isClause(phrase)) return null;
  return { kind: 'statement', surface, handle: phrase };
}

function readThing(phrase: string, surface: string): Topic {
  return { kind: 'thing', surface, handle: trimPhrase(phrase.replace(/^(?:the|an?)\s+/i, '')) };
}

/** The topic as something that can be talked about: "using Instagram" for "use Instagram". */
export function nameTopic(topic: Topic): string {
  if (topic.kind === 'how' && isVerbPhrase(topic.handle)) return gerundPhrase(topic.handle);
  if (topic.kind === 'versus' && topic.sides) return `${topic.sides[0]} and ${topic.sides[1]}`;
  return topic.handle;
}
