import { partText, type Brief, type Part } from '../sort/brief.js';
import { asItem, asSentence } from '../text/tidy.js';
import { countWords } from '../text/split.js';
import { paragraph, type Block } from './blocks.js';
import { composeBody, SECTIONS } from './body.js';
import { takeHeadline } from './headline.js';
import { nameKind, provenTitle, shortTitle } from '../text/title.js';

const HEADING_WORDS_MAX = 9;
const TITLE_WORDS_MAX = 12;
/** Kinds that a title names: “House rules: our flat”. */
const NAMED_KINDS =
  /rules|sheet|recipe|hand-?over|about|minutes|agenda|faq|questions|programme|policy|guidelines|release notes|postmortem|plan\b|report|terms|schedule|timetable|program\b|menu|checklist|instructions|info|handout|appeal|outline|notice/i;

/** Kinds that say where a text stands or what it is, rather than what it is about. */
const UNTITLED =
  /something|few (?:words|lines)|text|copy|description|post|page|listing|\bads?\b|advert|announcement|blurb|caption|tweet|story|bio|profile/i;

/** The person whom a biography begins with. */
const PERSON =
  /^(?:(?:Dr|Prof(?:essor)?|Mrs?|Ms|DJ)[.\ue02e]? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:van|von|de|der|da|di|al|el) ){0,2}\p{Lu}[\p{L}'’-]+){1,3}(?=[,.]|\s\p{Ll})/u;
const COMMON_NOUN = /^(?:an?|the|our|my|their)\s\p{Ll}|^\p{Ll}/u;

/** A page with a title: product, biography, FAQ, minutes, rules, landing page. */
export function composePage(brief: Brief, style: { sections?: boolean } = {}): Block[] {
  const { title, parts } = takeTitle(brief);
  const sections = style.sections && opensSections(parts);
  // Items without a label stand before the sections, of which they are no part.
  const ordered = sections ? parts.toSorted((a, b) => isNoItem(a) - isNoItem(b)) : parts;
  return [{ kind: 'title', text: title }, ...composeBody(ordered, { sections }), ...closeOf(brief)];
}

const isNoItem = ({ kind }: Part) => Number(kind !== 'item');

/** Whether every label opens a section: between others, a section would seem to hold what follows it. */
function opensSections(parts: readonly Part[]): boolean {
  const labelled = parts.filter((part) => part.kind === 'labelled');
  return labelled.length > 0 && labelled.every(({ label }) => SECTIONS.test(label));
}

/** News: the first short sentence is the headline. */
export function composeNews(brief: Brief): Block[] {
  const { title, parts } = takeHeadline(brief);
  return [{ kind: 'title', text: title }, ...composeBody(parts), ...closeOf(brief)];
}

/** A press release: label, headline, text, quotation and contact as given. */
export function composeRelease(brief: Brief): Block[] {
  const { title, parts } = takeHeadline(brief);
  return [
    { kind: 'paragraph', text: 'Press release' },
    { kind: 'title', text: title },
    ...composeBody(parts.map(asQuotation)),
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

/** The subject as a title; without one, a short first item. */
export function takeTitle({ subject, subjectLink = 'for', topic = '', asked = '', kindName, parts }: Brief): {
  title?: string;
  parts: readonly Part[];
} {
  const [first, ...rest] = parts;
  const isNamed = kindName !== undefined && NAMED_KINDS.test(kindName);
  const kind = isNamed
    ? nameKind(kindName.replace(/(?<=\b(?:us|faqs?))\s(?:text|page|section|copy)$/i, ''))
    : undefined;
  // “KELPO crisps back of pack text”: words that do not stand together are no title.
  const isWhole = !isNamed && topic !== '' && asked.includes(topic);
  const person = /\bbio|profile/i.test(kindName ?? '') && PERSON.exec(first?.text ?? '')?.[0];
  if (person && (subject === undefined || COMMON_NOUN.test(subject))) return { title: person, parts };
  const proven = provenTitle(subject ?? (isWhole ? topic : undefined));
  if (proven)
    return {
      title: kind
        ? `${kind}${/^how to\s/i.test(proven) ? ':' : ` ${subjectLink}`} ${proven}`
        : shortTitle(proven),
      parts,
    };
  if (
    first?.kind === 'labelled' &&
    /^(?:client|customer|product|name|company|project|role|position|event)$/i.test(first.label)
  )
    return { title: asItem(first.text), parts: rest };
  if (
    first?.kind === 'item' &&
    !/^[\d(\ue028]|=/.test(first.text) &&
    !kind &&
    countWords(first.text.split(', ')[0] ?? '') <= TITLE_WORDS_MAX &&
    provenTitle(first.text.split(', ')[0])
  )
    return titleFrom(first.text, kind, rest);
  if (
    !kind &&
    first?.kind === 'sentence' &&
    rest.length > 0 &&
    countWords(first.text) <= HEADING_WORDS_MAX &&
    !/[?!:]$|[.!?]\s/.test(first.text) &&
    provenTitle(first.text)
  )
    return { title: asItem(first.text), parts: rest };
  const name = kind ?? (kindName && !UNTITLED.test(kindName) ? nameKind(kindName) : undefined);
  return { ...(name && { title: name }), parts };
}

/** The words before the first comma are a title; what follows them stays an item. */
function titleFrom(
  text: string,
  kind: string | undefined,
  rest: readonly Part[],
): { title: string; parts: readonly Part[] } {
  const [head = text, ...tail] = text.split(/,\s+/);
  const left: Part[] = tail.length > 0 ? [{ kind: 'item', text: tail.join(', ') }] : [];
  return { title: kind ? `${kind}: ${head}` : asItem(head), parts: [...left, ...rest] };
}

/** “Quote CEO Marta Ferrer: …” stands as “CEO Marta Ferrer: …”. */
function asQuotation(part: Part): Part {
  const quote =
    /^(?:(?:please |also )?(?:include|add|use|insert|with) )?(?:(?:an?|the|this|following) )*(?:quotes?|quotation)(?:\s+(?:from|by|of))?\s*(?<speaker>[^:"“]*?)(?::|\s[–-])\s+(?<words>.*)$/is.exec(
      partText(part),
    );
  const { speaker = '', words } = quote?.groups ?? {};
  if (words === undefined) return part;
  return { kind: 'sentence', text: speaker === '' ? words : `${speaker}: ${words}`, opensParagraph: true };
}
