import { BENEFITS } from '../data/benefits.js';
import type { Fact } from '../brief/brief.js';
import { lowerFirst } from '../grammar/casing.js';
import { indefiniteArticle, joinAnd } from '../grammar/joining.js';
import { withArticle } from '../grammar/phrases.js';
import { toInfinitive } from '../grammar/tagger.js';
import type { Voice } from '../realise/voice.js';

/** A fact ready to be said: its predicate ("weighs 326 g") and, where one follows, its benefit. */
export interface SayableFact {
  predicate: string;
  benefit: string | null;
  /** The fact as a line of a list. */
  line: string;
  source: Fact;
}

/** Makes predicates of facts and finds their benefits; each benefit is used once. */
export function prepareFacts(
  facts: readonly Fact[],
  isPlural: boolean,
  voice: Voice,
  names: ReadonlySet<string>,
): SayableFact[] {
  const used = new Set<string>();
  return facts.map((fact) => ({
    predicate: predicateOf(fact, isPlural, names),
    benefit: findBenefit(fact, used, voice, isPlural),
    line: lineOf(fact),
    source: fact,
  }));
}

function predicateOf(fact: Fact, isPlural: boolean, names: ReadonlySet<string>): string {
  const be = isPlural ? 'are' : 'is';
  const have = isPlural ? 'have' : 'has';
  const text = lowerFirst(fact.text, names);
  switch (fact.kind) {
    case 'does':
      return `${isPlural ? toInfinitive(fact.verb ?? '', 'PresentTense') : fact.verb} ${objectOf(fact)}`;
    case 'is':
      return `${be} ${text}`;
    case 'material':
      return `${be} made of ${fact.object ?? text}`;
    case 'spec':
      return measure(fact.text, isPlural);
    case 'has':
      return `${have} ${joinAnd((fact.object ?? text).split(/\s+and\s+/).map((part) => withArticle(lowerFirst(part, names), indefiniteArticle)))}`;
    case 'statement':
      return fact.verb === 'can' ? `${isPlural ? 'let' : 'lets'} you ${text}` : `${be} available ${text}`;
  }
}

function objectOf(fact: Fact): string {
  const object = fact.object ?? '';
  if (!/^includes?$/.test(fact.verb ?? '') && !/^comes with\b/.test(`${fact.verb} ${object}`)) return object;
  const lead = /^with\s+/i.exec(object)?.[0] ?? '';
  return (
    lead +
    joinAnd(
      object
        .slice(lead.length)
        .split(/\s+and\s+/)
        .map((part) => withArticle(part, indefiniteArticle)),
    )
  );
}

function measure(text: string, isPlural: boolean): string {
  const s = isPlural ? '' : 's';
  if (/\d\s?(?:mg|g|kg|oz|lbs?|pounds)\b/i.test(text)) return `weigh${s} ${text}`;
  if (/\d\s?(?:ml|cl|l|litres?|liters?)\b/i.test(text))
    return `hold${s} ${text.replace(/\s+(?:capacity|volume)$/i, '')}`;
  if (/\d\s?(?:cm|mm|m|in|inch(?:es)?|"|ft|feet)\b/i.test(text)) return `measure${s} ${text}`;
  return `${isPlural ? 'have' : 'has'} ${text}`;
}

function lineOf(fact: Fact): string {
  if (fact.kind === 'does') return `${fact.verb} ${objectOf(fact)}`;
  return fact.text;
}

/** Written about a single thing: not said of shears or shoes. */
export const SPEAKS_OF_ONE = /\b(?:it|its|one)\b/i;

function findBenefit(fact: Fact, used: Set<string>, voice: Voice, isPlural: boolean): string | null {
  const rule = BENEFITS.find(
    (candidate) => candidate.match.test(fact.text) && fitsFigure(fact.text, candidate.figure),
  );
  if (!rule) return null;
  const benefit = voice
    .shuffle(rule.benefit)
    .find((text) => !used.has(text) && !(isPlural && SPEAKS_OF_ONE.test(text)));
  if (!benefit || rule.benefit.some((text) => used.has(text))) return null;
  used.add(benefit);
  return benefit;
}

function fitsFigure(
  text: string,
  figure: { unit: RegExp; atLeast?: number; atMost?: number } | undefined,
): boolean {
  if (!figure) return true;
  for (const match of text.matchAll(/(\d+(?:[.,]\d+)?)[\s-]?([\p{L}"]+)/gu)) {
    const value = Number((match[1] ?? '').replace(',', '.'));
    if (!figure.unit.test(match[2] ?? '')) continue;
    return value >= (figure.atLeast ?? 0) && value <= (figure.atMost ?? Number.MAX_VALUE);
  }
  return false;
}
