import { gerundPhrase, isClause, isVerbPhrase } from '../grammar/phrases.js';
import type { Topic } from './brief.js';
import { trimPhrase } from './sentences.js';
import { takeFacet } from './topic-facet.js';
import { readVersus } from './topic-versus.js';

/** No topic that can be written about is longer than this. */
const TOPIC_READ_MAX = 240;

/** Reads what an article is about from a phrase such as "5 tips for better sleep" or "how cities can plant trees". */
export function readTopic(phrase: string): { topic: Topic; count?: number } {
  const surface = trimPhrase(
    phrase
      .slice(0, TOPIC_READ_MAX)
      .replace(/^(?:the topic of|the subject of|the question of|the question)\s+/i, ''),
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
  const isRanking = RANKING.test(asked);
  const named =
    (isRanking ? 'types' : facet.facet) ??
    topic.facet ??
    (wantsExplanation || isAboutWorkings ? 'explanation' : undefined);
  return { topic: named ? { ...topic, facet: named } : topic, count: facet.count };
}

/** "Top 10 productivity apps" asks for names, which only somebody who knows the market can give. */
const RANKING =
  /^(?:the\s+)?(?:top|best|most)\b.*\b(?:apps|tools|books|films|movies|songs|albums|games|gadgets|websites|brands|restaurants|cafés|cafes|bars|hotels|beaches|museums|places|cities|countries|destinations|laptops|phones|cars|cameras|podcasts|shows|series|players|artists|companies|schools|universities|products|software|recipes|dishes|wines|beers)\b/i;

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
    ? { kind: 'thing', surface, handle: trimPhrase(match[1] ?? ''), facet: 'opinion' }
    : null;
}

function readStatement(phrase: string, surface: string): Topic | null {
  const startsLikeNews = /^(?:our|my|the|we|i|this|an?|version)\b/i.test(phrase) || /^\p{Lu}/u.test(phrase);
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
