import type { GenerateJob } from '../../../text-engine.js';
import { partText, type Brief, type Part } from '../sort/brief.js';
import { asksForList } from '../sort/follow-directions.js';
import { asSentence } from '../text/tidy.js';
import { paragraph, type Block } from './blocks.js';
import { composeBody, SECTIONS } from './body.js';
import { describeProduct } from './describe-product.js';
import { nameFirst } from './product-notes.js';
import { takeHeadline, takeTitle } from './take-title.js';
import { provenTitle, shortTitle } from '../text/title.js';

/** A page with a title: product, biography, FAQ, minutes, rules, landing page. */
export function composePage(brief: Brief, { prompt }: GenerateJob): Block[] {
  const { title, parts } = takeTitle(brief);
  const isDescription = title && isProduct(brief) && !brief.isNumbered && !asksForList(brief);
  const given = isDescription ? nameFirst(parts, title, prompt) : parts;
  const described = isDescription ? describeProduct(title, given, prompt) : undefined;
  const sections = brief.layout === 'sections' && opensSections(given);
  // Items without a label stand before the sections, of which they are no part.
  const ordered = sections ? given.toSorted((a, b) => isNoItem(a) - isNoItem(b)) : given;
  const body = described ?? composeBody(ordered, { sections });
  return [{ kind: 'title', text: title }, ...body, ...closeOf(brief)];
}

/** Whether a text describes a product. */
function isProduct({ kindName = '', templateId }: Brief): boolean {
  const names = /\b(?:product|item|shop|catalogue|listing|etsy|amazon|description)\b/i.test(kindName);
  return templateId === 'product-description' || (templateId === 'general' && names);
}

const isNoItem = ({ kind }: Part) => Number(kind !== 'item');

/** Whether every label opens a section: between others, a section would seem to hold what follows it. */
function opensSections(parts: readonly Part[]): boolean {
  const labelled = parts.filter((part) => part.kind === 'labelled');
  return labelled.length > 0 && labelled.every(({ label }) => SECTIONS.test(label));
}

/** News, whose first short sentence is the headline; a press release has a label and quotations besides. */
export function composeNews(brief: Brief): Block[] {
  const { title, parts } = takeHeadline(brief);
  const isRelease = brief.layout === 'release';
  return [
    paragraph(isRelease && 'Press release'),
    { kind: 'title', text: title },
    ...composeBody(isRelease ? parts.map(asQuotation) : parts),
    ...closeOf(brief),
  ];
}

/** A post: its lines, without a title, and its hashtags. */
export function composePost(brief: Brief): Block[] {
  const proven = provenTitle(brief.subject);
  return [
    paragraph(proven && shortTitle(proven)),
    ...composeBody(brief.parts, { plainLines: true }),
    ...closeOf(brief),
  ];
}

function closeOf(brief: Brief): Block[] {
  return [
    paragraph(brief.callToAction && asSentence(brief.callToAction)),
    paragraph(brief.sender),
    paragraph([...new Set(brief.hashtags)].join(' ')),
  ];
}

const QUOTE =
  /^(?:(?:please |also )?(?:include|add|use|insert|with) )?(?:(?:an?|the|this|following) )*(?:quotes?|quotation)(?:\s+(?:from|by|of))?\s*(?<speaker>[^:"“]*?)(?::|\s[–-])\s+(?<words>.*)$/is;
/** “Quote CEO Marta Ferrer: …” stands as “CEO Marta Ferrer: …”. */
function asQuotation(part: Part): Part {
  const { speaker = '', words } = QUOTE.exec(partText(part))?.groups ?? {};
  if (words === undefined) return part;
  return { kind: 'sentence', text: speaker === '' ? words : `${speaker}: ${words}`, opensParagraph: true };
}
