import { CREATIVE_NOUNS } from '../data/formats.js';
import type { GenerateJob } from '../../../text-engine.js';
import { readLetter } from './acts.js';
import { type Brief } from './brief.js';
import { findDate, findNames, findPlace, findPrice, findQuotes } from './details.js';
import { takeDirections } from './directions.js';
import { looksEnglish } from './english.js';
import { takeLabels } from './labelled-lines.js';
import { normalisePrompt, PROMPT_READ_MAX } from './normalise-prompt.js';
import { readProduct } from './product.js';
import { takeRequest, type Request } from './request.js';
import { splitSentences, trimPhrase } from './sentences.js';
import { chooseTemplate } from './choose-template.js';
import { findTone } from './tone-words.js';
import { ABOUT_A_PRODUCT, applyLabels, applyOptions } from './apply-given.js';
import { rateConfidence } from './rate-confidence.js';
import { ABOUT_FACTS, readArticleTopic } from './read-article-topic.js';
import { readFactList } from './read-fact-list.js';

const LETTERS = new Set(['email']);

/** Further sentences than these do not shape a text; a summary reads the whole prompt for itself. */
const SENTENCES_MAX = 30;

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
    rest: further.slice(0, SENTENCES_MAX),
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
  if (CREATIVE_NOUNS.includes(request.noun ?? '')) brief.topic.facet = 'story';
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
    const asked = joinFirst(core, request.core, brief);
    // What the request stood before is not the start of a sentence, so a capital there is a name.
    const product = readProduct(brief.text.startsWith(core) ? asked : `for ${asked}`, brief.rest);
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

function readWords(value: string | undefined): number | undefined {
  const words = Number(/\b(\d{2,4})\b/.exec(value ?? '')?.[1]);
  return Number.isFinite(words) ? words : undefined;
}
