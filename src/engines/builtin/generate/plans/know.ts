import { CONCEPTS } from '../data/knowledge/concepts.js';
import { FRAMES } from '../data/knowledge/frames.js';
import { PRACTICES } from '../data/knowledge/practices.js';
import type { KnowledgeFrame, Point } from '../data/knowledge/knowledge-frame.js';
import { BENEFIT_FACETS, KNOWLEDGE_FACETS } from '../data/facets.js';
import type { Brief } from '../brief/brief.js';
import { capitalise, lowerFirst } from '../grammar/casing.js';
import { isPlural } from '../grammar/phrases.js';
import { containsAny } from '../realise/avoided-words.js';

/** What the engine can say about a topic. */
export interface Knowledge {
  frame: KnowledgeFrame | undefined;
  /** Developed points, those of the prompt first. */
  points: Point[];
  /** Points of the prompt that nothing is known about. */
  undeveloped: string[];
  /** True when the points say what the topic is good for. */
  tellsBenefits: boolean;
}

/** Gathers what is known: the points that the prompt asks for, then those of the topic's frame, then of its class. */
export function findKnowledge(brief: Brief, most: number): Knowledge {
  const frame = findFrame(brief);
  const developed: Point[] = [];
  const undeveloped: string[] = [];
  const usedConcepts = new Set<unknown>();
  for (const text of brief.points) {
    const concept = CONCEPTS.find((candidate) => candidate.match.test(text) && !usedConcepts.has(candidate));
    const framed = concept
      ? undefined
      : frame?.points.find((point) => sharesWord(point.heading, text) && !usedConcepts.has(point));
    if (concept) usedConcepts.add(concept);
    if (framed) usedConcepts.add(framed);
    if (concept) developed.push(developConcept(text, concept.point, brief));
    else if (framed) developed.push({ ...framed, heading: capitalise(text) });
    else undeveloped.push(text);
  }
  const tellsBenefits = BENEFIT_FACETS.has(brief.topic.facet ?? '') || brief.topic.kind === 'why';
  const benefits: Point[] = tellsBenefits
    ? (frame?.benefits ?? []).map((benefit) => ({ ...benefit, how: '' }))
    : [];
  const own = (frame?.points ?? []).filter((point) => !usedConcepts.has(point));
  const shared = frame ? PRACTICES[frame.practice] : [];
  const points = [...developed, ...benefits, ...own, ...shared].filter(
    (point) => !containsAny(`${point.heading} ${point.claim}`, brief.avoid),
  );
  return {
    frame,
    points: uniqueByHeading(points).slice(0, Math.max(most, developed.length)),
    undeveloped,
    tellsBenefits,
  };
}

/** The frame of the field that the topic names; none where only facts of the world would answer. */
export function findFrame(brief: Brief): KnowledgeFrame | undefined {
  if (KNOWLEDGE_FACETS.has(brief.topic.facet ?? '')) return undefined;
  if (brief.topic.kind === 'why' && /^(?:we|I|our|my)\b/i.test(brief.topic.handle)) return undefined;
  if (MANUAL_TASK.test(brief.topic.handle)) return undefined;
  if (/^(?:thing|statement)$/.test(brief.topic.kind) && isOneCase(brief)) return undefined;
  const topic = `${brief.topic.handle} ${brief.topic.purpose ?? ''}`;
  const named = topic.split(PARTICULARS)[0] ?? topic;
  if (named !== topic && named.split(/\s+/).length > 3) return earliestMatch(named);
  return earliestMatch(topic) ?? earliestMatch(brief.topic.surface);
}

/** "wishes for my colleague Sam", "rules of our holiday flat": one case, which general advice would miss. */
function isOneCase({ topic, audience }: Brief): boolean {
  return (
    /\b(?:for|of|about|from|to|in|at)\s+(?:my|our)\s/i.test(topic.handle) ||
    /^(?:my|our)\s.*\p{Lu}/u.test(audience ?? '')
  );
}

/** What is listed after the topic says something of it, and is not what it is about. */
const PARTICULARS = /:\s|,\s(?=[^,]{3,},\s)|,\s(?=\S*\d)/;

/** What is named first is what a topic is about: "sustainable fashion on a budget" is about fashion. */
function earliestMatch(topic: string): KnowledgeFrame | undefined {
  let best: { frame: KnowledgeFrame; at: number } | undefined;
  for (const frame of FRAMES) {
    const at = topic.search(frame.match);
    // "family-run" is not about running.
    const isTail = at > 0 && topic[at - 1] === '-';
    if (at >= 0 && !isTail && (best === undefined || at < best.at)) best = { frame, at };
  }
  return best?.frame;
}

/** Work of the hands on one particular thing takes steps that general advice does not know. */
const MANUAL_TASK =
  /^(?:(?:how to|to)\s+)?(?:mak(?:e|ing) (?!money|friends|time|(?:better|good|a|more) (?:decisions?|habits?|plan))|chang(?:e|ing) (?:an?|the|your) |fix(?:ing)?|repair(?:ing)?|install(?:ing)?|replac(?:e|ing)|build(?:ing)? (?:an?|the|your own) |remov(?:e|ing)|set(?:ting)? up (?!a routine)|assembl(?:e|ing)|repot(?:ting)?|boil(?:ing)?|tie|tying|fold(?:ing)?|reset(?:ting)?|connect(?:ing)?|configur(?:e|ing)|unclog(?:ging)?|hang(?:ing)?|bleed(?:ing)?|tun(?:e|ing)|sharpen(?:ing)?|bak(?:e|ing) |brew(?:ing)?|calculat(?:e|ing)|convert(?:ing)?)\b/i;

function developConcept(text: string, concept: Omit<Point, 'heading'>, brief: Brief): Point {
  const said = lowerFirst(text, brief.names);
  const fill = (sentence: string) => {
    const filled = sentence.replaceAll('{P}', capitalise(text)).replaceAll('{p}', said);
    return isPlural(text)
      ? filled.replace(/\{(\w+)\|(\w+)\}/g, '$2')
      : filled.replace(/\{(\w+)\|(\w+)\}/g, '$1');
  };
  return {
    heading: capitalise(text),
    claim: fill(concept.claim),
    why: fill(concept.why),
    how: fill(concept.how),
    watch: concept.watch && fill(concept.watch),
    question: concept.question && fill(concept.question),
  };
}

function sharesWord(heading: string, text: string): boolean {
  const words = new Set(heading.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).some(
    (word) => words.has(word) || words.has(word.replace(/s$/, '')),
  );
}

function uniqueByHeading(points: readonly Point[]): Point[] {
  const seen = new Set<string>();
  return points.filter((point) => {
    const key = point.heading.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
