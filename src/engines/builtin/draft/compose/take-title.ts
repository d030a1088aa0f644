import type { Brief, Part } from '../sort/brief.js';
import { countWords } from '../text/split.js';
import { asItem } from '../text/tidy.js';
import { nameKind, provenTitle, shortTitle } from '../text/title.js';
import { regex } from '../../text/regex.js';

const HEADING_WORDS_MAX = 9;
const HEADLINE_WORDS_MAX = 16;
const TITLE_WORDS_MAX = 12;
/** Kinds that a title names: “House rules: our flat”. */
const NAMED_KINDS = regex.i`rules|sheet|recipe|hand-?over|about|minutes|agenda|faq|questions|programme|policy|guidelines|release notes|postmortem|plan\b|report|terms|schedule|timetable|program\b|menu|checklist|instructions|info|handout|appeal|outline|notice|save[- ]the[- ]date`;

/** Kinds that say where a text stands or what it is, rather than what it is about. */
const UNTITLED = regex.i`something|few (?:words|lines)|text|copy|description|post|page|listing|\bads?\b|advert|announcement|blurb|caption|tweet|story|bio|profile`;

/** “FAQ for our driving school site” */
const ON_SITE = /(?<=^(?:our|my|the) .*)\s(?:web ?)?site(?=$|\s\ue028)/i;

/** The person whom a biography begins with. */
export const PERSON = regex.u`^(?!I['’]m\b)(?:(?:Dr|Prof(?:essor)?|Mrs?|Ms|DJ)[.\ue02e]? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:van|von|de|der|da|di|al|el) ){0,2}\p{Lu}[\p{L}'’-]+){1,3}(?=[,.]|\s\p{Ll})`;
const COMMON_NOUN = /^(?:an?|the|our|my|their)\s\p{Ll}|^\p{Ll}/u;

const NAME_LABELS = /^(?:client|customer|product|name|company|project|role|position|event)$/i;

/** A title, where there is one, and the parts that stand below it. */
interface Titled {
  title?: string | undefined;
  parts: readonly Part[];
}

const LEAD_END =
  /,\s|\s(?:on|from|in|at|until)\s(?=(?:the )?\d|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day)|\s(?:that|which|who|because|as|after|following|in order to|so that)\s/u;
const HAS_VERB = /\s(?:has|have|is|are|will|\p{Ll}{3,}s|\p{Ll}{2,}ed)\s(?:\S+\s){1,}/u;
/** The headline of news: their subject, or a short first piece. */
export function takeHeadline({ subject, topic, parts, layout, kindName = '' }: Brief): Titled {
  const proven = provenTitle(subject ?? topic);
  if (proven) return { title: shortTitle(proven), parts };
  const [first, ...rest] = parts;
  const [lead = ''] =
    first?.text.split(LEAD_END).map((words) => words.replace(/\s(?:starting|beginning)$/, '')) ?? [];
  const isRelease = layout === 'release' || /release/i.test(kindName);
  // The first clause of the lead of a release is a headline above it.
  const isLead =
    isRelease &&
    lead !== first?.text &&
    !/^(?:we|I|our|my|it|this)\b/i.test(lead) &&
    first?.kind === 'sentence' &&
    HAS_VERB.test(lead) &&
    countWords(lead) <= HEADLINE_WORDS_MAX;
  if (isLead) return { title: asItem(lead), parts };
  const isHeadline =
    first &&
    first.kind !== 'labelled' &&
    rest.length > 0 &&
    !/[.!?]\s|^(?:my|I|we|it|he|she|they|there)\b/i.test(first.text) &&
    countWords(first.text) <= HEADLINE_WORDS_MAX &&
    (first.kind === 'sentence' || provenTitle(first.text));
  return isHeadline ? { title: asItem(first.text), parts: rest } : { parts };
}

/** The subject as a title; without one, a short first item. */
export function takeTitle(brief: Brief): Titled {
  const { subject, subjectLink = 'for', topic = '', asked = '', kindName = '', parts } = brief;
  const [first, ...rest] = parts;
  const isNamed = NAMED_KINDS.test(kindName);
  const kind = isNamed
    ? nameKind(kindName.replace(/(?<=\b(?:us|faqs?))\s(?:text|page|section|copy|answer|entry|item)$/i, ''))
    : undefined;
  // “KELPO crisps back of pack text”: words that do not stand together are no title.
  const isWhole = !isNamed && topic !== '' && asked.includes(topic);
  const person = /\bbio|profile|about me/i.test(kindName) && PERSON.exec(first?.text ?? '')?.[0];
  if (person && (subject === undefined || COMMON_NOUN.test(subject))) return { title: person, parts };
  const proven = provenTitle(subject?.replace(ON_SITE, '') ?? (isWhole ? topic : undefined));
  if (proven && kind)
    return { title: `${kind}${/^how to\s/i.test(proven) ? ':' : ` ${subjectLink}`} ${proven}`, parts };
  if (proven) return { title: shortTitle(proven), parts };
  if (first?.kind === 'labelled' && NAME_LABELS.test(first.label))
    return { title: asItem(first.text), parts: rest };
  if (!kind && first?.kind === 'item') {
    // The words before the first comma are a title; what follows them stays an item.
    const [head = '', ...tail] = first.text.split(/,\s+/);
    const left: Part[] = tail.length > 0 ? [{ kind: 'item', text: tail.join(', ') }] : [];
    if (!/^[\d(\ue028]|=/.test(first.text) && countWords(head) <= TITLE_WORDS_MAX && provenTitle(head))
      return { title: asItem(head), parts: [...left, ...rest] };
  }
  if (!kind && first?.kind === 'sentence' && rest.length > 0 && isHeading(first.text))
    return { title: asItem(first.text), parts: rest };
  return { title: kind ?? (kindName && !UNTITLED.test(kindName) ? nameKind(kindName) : undefined), parts };
}

/** Whether a sentence may stand as a heading. */
function isHeading(text: string): boolean {
  const isShort = countWords(text) <= HEADING_WORDS_MAX && !/[?!:]$|[.!?]\s/.test(text);
  return isShort && provenTitle(text) !== undefined;
}
