import type { GenerateJob } from '../../../text-engine.js';
import { isNounPhrase, isVerbPhrase } from '../grammar/phrases.js';
import { readLetter } from './acts.js';
import { SURE, type Brief, type BriefField } from './brief.js';
import { findDate, findNames, findPlace, findPrice, findQuotes } from './details.js';
import { splitAudience, takeDirections } from './directions.js';
import { looksEnglish } from './english.js';
import { readFact } from './facts.js';
import { takeLabels } from './labelled-lines.js';
import { normalisePrompt, PROMPT_READ_MAX } from './normalise-prompt.js';
import { readDetails, readProduct } from './product.js';
import { takeRequest, type Request } from './request.js';
import { splitList, splitSentences, trimPhrase } from './sentences.js';
import { chooseTemplate } from './choose-template.js';
import { readEitherOr, readTopic, versus } from './topic.js';
import { findTone } from './directions.js';

/** Templates whose prompt tells of a thing with a name and facts. */
const ABOUT_A_PRODUCT = new Set(['product-description', 'landing-page', 'ad-copy', 'tagline', 'sales-email']);
/** Templates whose prompt is a list of facts about a person, a job or an event. */
const ABOUT_FACTS = new Set([
  'announcement',
  'press-release',
  'newsletter',
  'job-description',
  'cover-letter',
  'bio',
  'case-study',
  'faq',
  'social-post',
]);
const LETTERS = new Set(['email']);

/** Reads a prompt and its options into a typed brief. Never throws; what it cannot read stays empty. */
export function readBrief(job: GenerateJob): Brief {
  const whole = normalisePrompt(job.prompt);
  const text = whole.slice(0, PROMPT_READ_MAX);
  const { labels, rest: unlabelled } = takeLabels(text);
  const { directions, rest: undirected } = takeDirections(unlabelled);
  const request = takeRequest(undirected === '' ? (labels.get('body') ?? '') : undirected);
  const templateId = chooseTemplate(job.template.id, request, text);
  const [first = '', ...further] = splitSentences(request.core);
  const brief: Brief = {
    text: whole,
    templateId,
    core: trimPhrase(first),
    rest: further,
    topic: { kind: 'thing', surface: '', handle: '' },
    tone: directions.tone ?? request.tone ?? findTone(labels.get('tone') ?? ''),
    words: directions.words ?? readWords(labels.get('words')),
    count: request.count,
    audience: directions.audience,
    callToAction: directions.callToAction,
    sender: directions.sender,
    points: directions.points,
    keywords: directions.keywords,
    avoid: directions.avoid,
    hashtags: [
      ...directions.hashtags,
      ...[...(labels.get('hashtags') ?? '').matchAll(/[\p{L}\p{N}_]+/gu)].map((tag) => tag[0]),
    ],
    facts: [],
    acts: [],
    quotes: findQuotes(text),
    labels,
    names: findNames(text),
    isReadable: true,
    looksEnglish: looksEnglish(text),
    date: findDate(text),
    place: findPlace(text),
    price: findPrice(text)?.price,
    confidence: {},
  };
  readBody(brief, request);
  applyLabels(brief);
  applyOptions(brief, job);
  brief.isReadable = /\p{L}{2}/u.test(brief.text);
  rateConfidence(brief, job, request);
  return brief;
}

/** Reads the heart of the prompt in the way of its kind of text. */
function readBody(brief: Brief, request: Request): void {
  if (LETTERS.has(brief.templateId)) {
    const letter = readLetter(request.core === '' ? '' : brief.core, brief.rest, request.noun);
    brief.acts = letter.acts;
    brief.recipient = letter.recipient;
    brief.sender ??= letter.sender;
    brief.reason = letter.reason;
    brief.rest = letter.details;
  } else if (ABOUT_A_PRODUCT.has(brief.templateId)) {
    const core = takeSalesRecipient(brief);
    const product = readProduct(joinFirst(core, request.core, brief), brief.rest);
    brief.name = product.name;
    brief.category = product.category;
    brief.audience ??= product.audience;
    brief.facts = product.facts;
    brief.price = product.price ?? brief.price;
  } else if (ABOUT_FACTS.has(brief.templateId)) {
    readFactList(brief);
  }
  readArticleTopic(brief);
}

/** A sales letter goes "to restaurant owners about TableFlow, …": whom it goes to comes first. */
function takeSalesRecipient(brief: Brief): string {
  if (brief.templateId !== 'sales-email') return brief.core;
  const match =
    /^(?:to|for)\s+(.{2,60}?)\s+(?:about|on|regarding|offering|introducing|pitching|promoting|selling|for|to sell|to promote|that)\s+(.+)$/i.exec(
      brief.core,
    );
  if (!match) return brief.core;
  brief.recipient ??= trimPhrase((match[1] ?? '').replace(/^(?:the|our|my|an?)\s+/i, ''));
  return match[2] ?? '';
}

/** The first sentence of a product prompt may have been cut at "No. 5" or a full stop inside a name; keep marks such as ":". */
function joinFirst(core: string, whole: string, brief: Brief): string {
  return core === brief.core && whole.startsWith(core)
    ? whole.slice(0, core.length + 1).replace(/[.!?]$/, '')
    : core;
}

function readFactList(brief: Brief): void {
  const core = brief.core;
  const colon = core.indexOf(': ');
  const listed = colon > 0 ? core.slice(colon + 2) : '';
  const head = colon > 0 ? core.slice(0, colon) : core;
  const tail = listed === '' && /,/.test(head) ? head.slice(head.indexOf(',') + 1) : listed;
  const free =
    /\bwith\s+((?:free|an?|live|complimentary|up to|discounts?|\d|two|three|four|five|six|seven|eight|nine|ten|dark|new)\b.+)$/i.exec(
      head,
    )?.[1];
  const source = [tail, free ?? ''].filter((part) => part.trim() !== '' && !(free && tail.includes(free)));
  const details = readDetails([...source, ...brief.rest].join('. '), brief.audience);
  const whoFor = splitAudience(head);
  brief.facts = details.facts;
  brief.audience ??= brief.templateId === 'job-description' ? undefined : whoFor.audience;
  if (brief.templateId === 'bio') readPerson(brief, head);
  if (brief.templateId === 'cover-letter') readApplication(brief);
}

function readPerson(brief: Brief, head: string): void {
  const match =
    /^(?:(?:of|for|about)\s+)?((?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir)\.?\s+)?\p{Lu}[\p{L}'.-]+(?:\s+(?:de|van|von|da|del|la|bin|al|\p{Lu}[\p{L}'.-]*))*)/u.exec(
      head.replace(/^(?:of|for|about)\s+/i, ''),
    );
  brief.name = match?.[1];
}

function readApplication(brief: Brief): void {
  const employer =
    /\b(?:at|with|for|to)\s+((?:the\s+)?(?:\p{Lu}[\p{L}\p{N}'&.-]*)(?:\s+(?:\p{Lu}[\p{L}\p{N}'&.-]*|of|and|&|the))*)/u.exec(
      brief.core,
    );
  brief.brand ??= employer ? trimPhrase((employer[1] ?? '').replace(/\s+(?:of|and|the)$/i, '')) : undefined;
}

function readArticleTopic(brief: Brief): void {
  const source = brief.labels.get('topic') ?? brief.core;
  const either = brief.templateId === 'comparison' ? readComparison(source, brief) : null;
  if (either) {
    brief.topic = either;
    return;
  }
  const taught = /^(?:explain|teach|describe|introduce)\s+(.+?)\s+to\s+(.+)$/i.exec(source);
  const explaining =
    /^(?:for|to)\s+(.{2,60}?)[,:]?\s+(?:explaining|about|on|that explains|describing|covering|who want to know)\s+(.+)$/i.exec(
      source,
    );
  if (explaining && !NAMES_A_TEXT.test(explaining[1] ?? '')) brief.audience ??= trimPhrase(explaining[1] ?? '');
  const told =
    explaining?.[2] ??
    (taught && splitAudience(`x for ${taught[2] ?? ''}`).audience ? (taught[1] ?? '') : source);
  if (taught && told === taught[1]) brief.audience ??= trimPhrase(taught[2] ?? '');
  const cleaned = told.replace(/^(?:for|of|to|about|on)\s+(?=\S)/i, (word) =>
    /^to/i.test(word) && isVerbPhrase(told.slice(3)) ? word : '',
  );
  const { phrase, audience } = splitAudience(cleaned.replace(/\?$/, ''));
  brief.audience ??= audience;
  const read = readTopic(phrase);
  brief.topic = read.topic;
  brief.count ??= read.count;
}

/** "for an article about": a text, not a reader. */
const NAMES_A_TEXT =
  /\b(?:article|post|blog|page|talk|video|text|guide|essay|story|piece|chapter|report|presentation)$/i;

function readComparison(source: string, brief: Brief): Brief['topic'] | null {
  const { phrase, audience } = splitAudience(
    source.replace(/^(?:of|between)\s+/i, '').replace(/^(?:compare|comparing|contrast)\s+/i, ''),
  );
  const topic = readTopic(phrase).topic;
  brief.audience ??= audience;
  if (topic.kind === 'versus') return topic;
  const sides = readEitherOr(phrase);
  return sides ? versus(sides, source) : null;
}

function readWords(value: string | undefined): number | undefined {
  const words = Number(/\b(\d{2,4})\b/.exec(value ?? '')?.[1]);
  return Number.isFinite(words) ? words : undefined;
}

/** Labelled lines win over what was read from sentences. */
function applyLabels(brief: Brief): void {
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
function applyOptions(brief: Brief, job: GenerateJob): void {
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

/** How sure each field is, by where it came from. */
function rateConfidence(brief: Brief, job: GenerateJob, request: Request): void {
  const { options } = job;
  const rate = (field: BriefField, option: unknown, value: unknown, label = field as string) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return;
    brief.confidence[field] =
      option !== undefined ? SURE.option : brief.labels.has(label) ? SURE.label : SURE.direction;
  };
  rate('audience', options.audience, brief.audience);
  rate('recipient', options.recipient, brief.recipient);
  rate('sender', options.sender, brief.sender);
  rate('brand', options.brand, brief.brand);
  rate('callToAction', options.call_to_action, brief.callToAction);
  rate('points', options.points, brief.points);
  rate('keywords', options.keywords, brief.keywords);
  rate('avoid', options.avoid, brief.avoid);
  rate('facts', options.facts, brief.facts);
  rate('acts', undefined, brief.acts);
  for (const field of ['name', 'category', 'price', 'date', 'place', 'reason', 'words'] as const)
    rate(field, undefined, brief[field]);
  brief.confidence.template =
    job.template.id !== 'general' ? SURE.option : request.templateId ? SURE.direction : SURE.guess;
  brief.confidence.topic = brief.labels.has('topic')
    ? SURE.label
    : isNounPhrase(brief.topic.handle) || brief.topic.kind === 'how'
      ? SURE.direction
      : SURE.guess / 2;
}
