import type { GenerateJob } from '../../../text-engine.js';
import { type Brief } from './brief.js';
import { readFact } from './facts.js';
import { normalisePrompt } from './normalise-prompt.js';
import { readProduct } from './product.js';
import { splitList } from './sentences.js';

/** Templates whose prompt tells of a thing with a name and facts. */
export const ABOUT_A_PRODUCT = new Set([
  'product-description',
  'landing-page',
  'ad-copy',
  'tagline',
  'sales-email',
]);

/** Where a point to make is a fact to tell. */
const POINTS_ARE_FACTS = new Set([...ABOUT_A_PRODUCT, 'bio', 'case-study', 'meta-description']);

/** Labelled lines win over what was read from sentences. */
export function applyLabels(brief: Brief): void {
  const { labels } = brief;
  brief.audience = labels.get('audience') ?? brief.audience;
  brief.recipient = labels.get('recipient') ?? brief.recipient;
  brief.sender = labels.get('sender') ?? brief.sender;
  brief.brand = labels.get('brand') ?? brief.brand;
  brief.callToAction = labels.get('callToAction') ?? brief.callToAction;
  brief.price = labels.get('price') ?? brief.price;
  brief.date = labels.get('date') ?? brief.date;
  brief.place = labels.get('place') ?? brief.place;
  brief.reason = labels.get('reason') ?? brief.reason;
  brief.category = labels.get('category') ?? brief.category;
  brief.keywords = mergeLists(brief.keywords, splitList(labels.get('keywords') ?? ''));
  brief.avoid = mergeLists(brief.avoid, splitList(labels.get('avoid') ?? ''));
  brief.points = mergeLists(brief.points, splitList(labels.get('points') ?? ''));
  brief.facts = [...brief.facts, ...splitList(labels.get('facts') ?? '').map(readFact)];
  const name = labels.get('name');
  if (!name) return;
  const product = readProduct(`the ${name}`, []);
  brief.name = ABOUT_A_PRODUCT.has(brief.templateId) ? (product.name ?? brief.name) : name;
  if (!product.name && ABOUT_A_PRODUCT.has(brief.templateId)) brief.category ??= product.category ?? name;
  brief.category ??= product.category;
}

/** Options win over everything that the prompt says. */
export function applyOptions(brief: Brief, job: GenerateJob): void {
  const { options } = job;
  brief.audience = said(options.audience) ?? brief.audience;
  brief.recipient = said(options.recipient) ?? brief.recipient;
  brief.sender = said(options.sender) ?? brief.sender;
  brief.brand = said(options.brand) ?? brief.brand;
  brief.callToAction = said(options.call_to_action) ?? brief.callToAction;
  if (options.points?.length) brief.points = cleanAll(options.points);
  if (options.keywords?.length) brief.keywords = cleanAll(options.keywords);
  if (options.facts?.length) brief.facts = mergeFacts(brief, cleanAll(options.facts));
  brief.avoid = mergeLists(cleanAll(options.avoid ?? []), brief.avoid);
  if (POINTS_ARE_FACTS.has(brief.templateId)) brief.facts = mergeFacts(brief, brief.points);
}

function mergeFacts(brief: Brief, given: readonly string[]): Brief['facts'] {
  const known = new Set(given.map((fact) => fact.toLowerCase()));
  return [...given.map(readFact), ...brief.facts.filter((fact) => !known.has(fact.text.toLowerCase()))];
}

function said(value: string | undefined): string | undefined {
  const cleaned = value === undefined ? '' : trimMarks(normalisePrompt(value));
  return cleaned === '' ? undefined : cleaned;
}

function cleanAll(values: readonly string[]): string[] {
  return mergeLists(
    [],
    values
      .map((value) => trimMarks(normalisePrompt(value).replace(/\n/g, ' ')))
      .filter((value) => /[\p{L}\p{N}]/u.test(value)),
  );
}

function trimMarks(value: string): string {
  return value
    .replace(/\n/g, ' ')
    .trim()
    .replace(/[\s,;.]+$/, '');
}

function mergeLists(first: readonly string[], second: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...first, ...second].filter((item) => {
    const key = item.toLowerCase();
    if (item === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
