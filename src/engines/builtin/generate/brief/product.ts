import { namesPeople } from '../data/people-nouns.js';
import { splitAudience } from './audience.js';
import type { Fact } from './brief.js';
import { trimPhrase } from './sentences.js';
import { readDetails } from './product-details.js';
import { ACRONYM, category, isName } from './product-name.js';

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

/** Reads name, category, audience, price and facts of a product from the heart of a prompt. */
export function readProduct(core: string, rest: readonly string[]): ProductBrief {
  let text = core.replace(
    /^(?:(?:describe|sell|promote|advertise|market|launch|introduce|present)\s+|(?:for|of|about)\s+)+/i,
    '',
  );
  const startedMidSentence = text !== core || /^(?:the|our|my)\s/i.test(core);
  text = text.replace(/^(?:an?|our|my|this|new)\s+(?=\S)/i, '').replace(/^new\s+/i, '');
  text = text.replace(
    /^((?:\p{Lu}[\p{L}\p{N}'&+-]*)(?:\s\p{Lu}[\p{L}\p{N}'&+-]*){0,2})\s+is\s+(an?\s)/u,
    '$1, $2',
  );
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
    if (
      isName(
        capital,
        head,
        startedMidSentence,
        text.slice(end?.index ?? 0).startsWith(':'),
        /^,\s+an?\s/.test(text.slice(end?.index ?? 0)),
      )
    ) {
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
