import { PRODUCT_CATEGORIES } from '../data/product-categories.js';
import { USUAL_MODIFIERS } from '../data/verbs.js';
import { tagWords } from '../grammar/tagger.js';
import { namesPeople } from '../data/people-nouns.js';
import { splitAudience } from './audience.js';
import type { Fact } from './brief.js';
import { trimPhrase } from './sentences.js';
import { readDetails } from './product-details.js';

/** What a prompt tells of a product or a service. */
export interface ProductBrief {
  name?: string;
  category?: string;
  audience?: string;
  price?: string;
  facts: Fact[];
}

const HEAD_END =
  /:\s|,\s|;\s|\.\s|\n|\s(?:that|which|with|made|from|—|–|-|featuring|weighing|including|known|where|has|is|comes|costs|works|keeps|holds|at\s[$€£]|to\s(?!go\b))(?=\s|$)/i;

const NAMED =
  /\s*,?\s*\b(?:called|named|by the name of)\s+"?((?:\p{Lu}[\p{L}\p{N}'&+.-]*|\d+)(?:\s+(?:\p{Lu}[\p{L}\p{N}'&+.-]*|\d+))*)"?/u;

const CAPITALISED =
  /^(?:the\s+)?((?:\p{Lu}[\p{L}\p{N}'&+./-]*|\d[\p{L}\p{N}]*)(?:\s+(?:\p{Lu}[\p{L}\p{N}'&+./-]*|\d[\p{L}\p{N}-]*|of|&|and the)(?=\s|$))*)(?=\s|$)/u;

const ACRONYM = /^(?:SaaS|USB|LED|AI|3D|HD|UK|US|EU|CRM|VPN|API|TV|PC|IT|HR|USB-C|B2B|DIY|GPS|PDF)$/;

/** Reads name, category, audience, price and facts of a product from the heart of a prompt. */
export function readProduct(core: string, rest: readonly string[]): ProductBrief {
  let text = core.replace(
    /^(?:(?:describe|sell|promote|advertise|market|launch|introduce|present)\s+|(?:for|of|about)\s+)+/i,
    '',
  );
  const startedMidSentence = text !== core || /^(?:the|our|my)\s/i.test(core);
  text = text.replace(/^(?:an?|our|my|this|new)\s+(?=\S)/i, '').replace(/^new\s+/i, '');
  let name: string | undefined;
  const named = NAMED.exec(text);
  if (named && named.index < 120) {
    name = trimPhrase(named[1] ?? '');
    text = `${text.slice(0, named.index)}${text.slice(named.index + named[0].length)}`;
  }
  const quoted = /^[^"]{0,60}"([^"]{2,60})"/.exec(text);
  if (!name && quoted && quoted[1]) {
    name = trimPhrase(quoted[1]);
    text = text.replace(`"${quoted[1]}"`, '').replace(/\s+([:,.])/g, '$1');
  }
  const end = HEAD_END.exec(`${text} `);
  let head = trimPhrase(end ? text.slice(0, end.index) : text);
  let tail = end
    ? text
        .slice(end.index)
        .replace(/^[:,;.\s–—-]+/, '')
        .replace(/^(?:that|which)\s+/i, '')
    : '';
  let audience: string | undefined;
  const offered = /^(.{3,60}?)\s+to\s+(.{3,40})$/i.exec(head);
  if (offered && namesPeople(offered[2] ?? '')) {
    head = offered[1] ?? head;
    audience = offered[2];
  }
  const forWhom = splitAudience(head);
  if (forWhom.audience) {
    audience = forWhom.audience;
    head = forWhom.phrase;
  }
  if (!name) {
    const capital = (CAPITALISED.exec(head)?.[1] ?? '').replace(/^The\s+(?=\p{Lu})/u, '');
    if (isName(capital, head, startedMidSentence, text.slice(end?.index ?? 0).startsWith(':'))) {
      name = capital;
      head = trimPhrase(head.replace(/^the\s+/i, '').slice(capital.length));
    }
  }
  const trailing = /^((?:\p{Ll}[\p{L}-]*\s+){1,4})((?:\p{Lu}[\p{L}\p{N}'&+-]*\s?)+)$/u.exec(head);
  if (
    !name &&
    trailing &&
    !/\s(?:in|at|for|of|from|by|to|with|near|on|and|the)$/i.test((trailing[1] ?? '').trimEnd()) &&
    !ACRONYM.test((trailing[2] ?? '').trim())
  ) {
    name = (trailing[2] ?? '').trim();
    head = (trailing[1] ?? '').trim();
  }
  head = head.replace(/^(?:the|an?)\s+/i, '');
  if (name && head === '') {
    const apposition =
      /^(?:an?|the|our)\s+([^,:;.]{3,70}?)(?=\s(?:that|which|with|made|from|for|known|where|in|is|weighing)\s|[,:;.]|$)/i.exec(
        tail,
      );
    if (apposition) {
      head = trimPhrase(apposition[1] ?? '');
      tail = tail
        .slice(apposition[0].length)
        .replace(/^[\s,:;.]+/, '')
        .replace(/^(?:that|which)\s+/i, '');
    }
  }
  const lead = /^for\s+([^,.;:]+?)(?=\s(?:that|which|with|called)\s|[,.;:]|$)/i.exec(tail);
  if (!audience && lead && namesPeople(lead[1] ?? '')) {
    audience = trimPhrase(lead[1] ?? '');
    tail = tail
      .slice(lead[0].length)
      .replace(/^[\s,:;.]+/, '')
      .replace(/^(?:that|which)\s+/i, '');
  }
  return {
    name,
    category: category(head),
    ...readDetails([tail, ...rest].filter(Boolean).join('\n'), audience),
  };
}

function isName(
  candidate: string,
  head: string,
  startedMidSentence: boolean,
  endsWithColon: boolean,
): boolean {
  if (candidate === '' || /^\d+$/.test(candidate) || ACRONYM.test(candidate)) return false;
  if (/\p{L}/u.test(candidate) && /\p{Lu}.*\p{Lu}|\d/u.test(candidate))
    return !/^\p{Lu}\p{Ll}+-\p{Ll}/u.test(candidate);
  if (!startedMidSentence && looksLikeName(candidate, head)) return true;
  return startedMidSentence || /^the\s/i.test(head) || (endsWithColon && candidate === head);
}

/** One capital at the start of a prompt is a name when the word is no adjective, no verb and no usual modifier. */
function looksLikeName(candidate: string, head: string): boolean {
  const word = candidate.toLowerCase();
  if (/\s|'s$|s$|ed$|ing$/.test(word) || head === candidate || USUAL_MODIFIERS.has(word)) return false;
  if (!PRODUCT_CATEGORIES.some((kind) => kind.match.test(head.slice(candidate.length)))) return false;
  const tags = tagWords(word)[0]?.tags;
  return (
    tags?.has('Noun') === true &&
    !tags.has('Plural') &&
    !PRODUCT_CATEGORIES.some((kind) => kind.match.test(word))
  );
}

function category(head: string): string | undefined {
  const words = head.split(/\s+/);
  if (head === '' || words.length > 7) return undefined;
  if (/^(?:it|this|that|them|something|product)$/i.test(head)) return undefined;
  return /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? '') && !ACRONYM.test(words[0] ?? '')
    ? head.charAt(0).toLowerCase() + head.slice(1)
    : head;
}
