import { FACETS } from '../data/facets.js';

const FACET_OF_WORD = new Map(
  Object.entries(FACETS).flatMap(([facet, words]) => words.map((word) => [word, facet] as const)),
);

const FACET_WORDS = [...FACET_OF_WORD.keys()].sort((a, b) => b.length - a.length).join('|');

/** "The 5 best tips for", "common mistakes in", "the importance of" at the head of a topic. */
const LEADING_FACET = new RegExp(
  `^(?:the\\s+|an?\\s+|my\\s+|some\\s+)?(?:(?:top|best|main|key|common|biggest|most common|simple|easy|practical|great|good|health|quick|essential|useful|effective|hidden|real|proven|smart|surprising|many|several|few|${'(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'})\\s+)*(${FACET_WORDS})\\s+(?:(of|for|to|in|on|about|why|when|with|and how to|people make (?:when|with|in)|behind|that come with)\\s+)(.+)$`,
  'i',
);

const TRAILING_FACET = new RegExp(`^(.+?)\\s+(?:(\\d{1,2})\\s+)?(${FACET_WORDS})$`, 'i');

const MISTAKES_MADE =
  /^(?:the\s+)?(?:(\d{1,2})\s+)?(?:most\s+)?(?:common|biggest|typical|frequent|worst)?\s*mistakes\s+(?:that\s+)?(.+)$/i;

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

interface TakenFacet {
  rest: string;
  facet?: string;
  count?: number;
}

export function takeFacet(phrase: string): TakenFacet {
  const leading = LEADING_FACET.exec(phrase);
  if (leading) {
    const [, count = '', word = '', link = '', rest = ''] = leading;
    const facet = FACET_OF_WORD.get(word.toLowerCase());
    const cleaned = rest.replace(
      /^(?:avoid(?: when| in| with)?|remember when|know (?:about|before))\s+/i,
      '',
    );
    return { rest: /^why$/i.test(link) ? `why ${cleaned}` : cleaned, facet, count: toCount(count) };
  }
  const mistakes = MISTAKES_MADE.exec(phrase);
  if (mistakes) {
    const rest = (mistakes[2] ?? '').replace(/^(?:to avoid\s+)?(?:when|in|with|while)?\s*/i, '');
    return { rest: rest || phrase, facet: 'mistakes', count: toCount(mistakes[1] ?? '') };
  }
  const trailing = TRAILING_FACET.exec(phrase);
  if (trailing && !/^(?:the|an?|our|my|of|to)$/i.test(trailing[1] ?? ''))
    return {
      rest: (trailing[1] ?? '').replace(/^\d{1,2}\s+/, ''),
      facet: FACET_OF_WORD.get((trailing[3] ?? '').toLowerCase()),
      count: toCount(/^\d{1,2}(?=\s)/.exec(trailing[1] ?? '')?.[0] ?? trailing[2] ?? ''),
    };
  const counted = /^(?:the\s+)?(?:top\s+)?(\d{1,2})\s+(.+)$/i.exec(phrase);
  return counted ? { rest: counted[2] ?? '', count: toCount(counted[1] ?? '') } : { rest: phrase };
}

function toCount(text: string): number | undefined {
  const count = COUNTS[text.toLowerCase()] ?? Number(text);
  return count >= 1 && count <= 20 ? count : undefined;
}
