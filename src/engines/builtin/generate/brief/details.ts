import { tagWords } from '../grammar/tagger.js';
import type { Quote } from './brief.js';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

const DATE = new RegExp(
  `\\b(?:(?:${WEEKDAY},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{2,4}|(?:next |this )?${WEEKDAY}(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening))?|tonight|next (?:week|month|year|spring|summer|autumn|winter)|(?:this|early|late|mid) (?:spring|summer|autumn|winter))\\b`,
  'i',
);
const TIME =
  /\b(?:at |from )?(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|\d{1,2}:\d{2}|noon|midnight)\b/i;
const BARE_HOUR = /\bat (\d{1,2})(?![\d:.%]|\s*(?:%|percent|years|people))/;

/** The first date named in a text, as written there. */
export function findDate(text: string): string | undefined {
  return DATE.exec(text)?.[0];
}

/** The first time of day named in a text, with its "at" or "from" taken off. */
export function findTime(text: string): string | undefined {
  return (TIME.exec(text)?.[0] ?? BARE_HOUR.exec(text)?.[1])?.replace(/^(?:at|from) /i, '');
}

const PLACE_NOUN =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Park|Hall|Centre|Center|Theatre|Theater|School|Library|Hotel|Museum|Station|Church|Stadium|Market|Plaza|Drive|Way|Court|Quay|Harbour|Gardens|Arena|Campus|Building|room|hall|centre|center|garden|park|library|office|canteen|cafeteria|school|church|theatre|museum|gym|auditorium|lobby|kitchen|courtyard|pub|restaurant|café|cafe)';
const NAMED_PLACE = new RegExp(
  `\\b(?:in|at|on|to)\\s+((?:the\\s+)?(?:\\d{1,5}\\s+)?(?:(?!(?:at|in|on|to|from|and|for|with)\\s)[\\p{L}'&-]+\\s+){0,3}?(?:\\p{Lu}[\\p{L}'&-]*\\s+)?${PLACE_NOUN}(?:\\s+(?:hall|room|building|garden|centre|center|office|library|gym|kitchen|grounds|yard))?(?:\\s+(?:in\\s+)?\\d{1,4}[A-Z]?)?)(?=[\\s,.;:!?)]|$)`,
  'u',
);
const CITY =
  /\b(?:in|at|based in|near)\s+((?:\p{Lu}[\p{L}'-]+)(?:[ -]\p{Lu}[\p{L}'-]+){0,2})(?=[\s,.;:!?)]|$)/u;
const NOT_A_CITY = new RegExp(
  `^(?:${MONTH}|${WEEKDAY}|English|Spring|Summer|Autumn|Winter|Go|Python|Java|Excel|Word)$`,
  'i',
);

/** The first place named in a text: a street, a room, a town. */
export function findPlace(text: string): string | undefined {
  const named = NAMED_PLACE.exec(text)?.[1];
  if (named) return named;
  const city = CITY.exec(text)?.[1];
  return city && !NOT_A_CITY.test(city) ? city : undefined;
}

const PRICE =
  /(?:(?:from|only|just|for|at|price|priced at|costs?)\s*:?\s*)?((?:US|A|C|NZ)?[$€£¥₹]\s?\d[\d.,]*\d|[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:€|£|\$|euros?|dollars?|pounds?|USD|EUR|GBP|CHF|francs?|kr|zł))(\s*(?:per|a|an|\/|each)\s*(?:month|year|week|day|hour|person|user|seat|night|piece|litre|kilo|kg|mo|yr|pair|box|bag|bottle|lesson|class|ticket|head|set|pack|metre|page|session|visit|copy))?(?![\p{L}\d])/iu;

/** The first price in a text, with its unit of time ("$9 a month"). */
export function findPrice(text: string): { price: string; matched: string } | undefined {
  const match = PRICE.exec(text);
  if (!match) return undefined;
  return { price: `${match[1] ?? ''}${(match[2] ?? '').trimEnd()}`.trim(), matched: match[0] };
}

/** What is quoted at length in a text, and who said it where that is told. */
export function findQuotes(text: string): Quote[] {
  return [...text.matchAll(/"([^"\n]{12,600})"([^"\n]{0,80})/g)].flatMap((match) => {
    const words = (match[1] ?? '').trim();
    if (words.split(/\s+/).length < 4) return [];
    const speaker =
      /^[,\s]*(?:said|says|explains?|explained|adds|added|according to|notes|noted|commented)\s+([^".]{2,70})/i.exec(
        match[2] ?? '',
      )?.[1];
    const before =
      /([\p{Lu}][\p{L}'-]+(?: [\p{Lu}][\p{L}'-]+)*(?:,[^,."]{2,50},)?)\s+(?:said|says|explains?|explained|adds|added)[,:]?\s*$/u.exec(
        text.slice(Math.max(0, match.index - 90), match.index),
      )?.[1];
    return [{ text: words.replace(/,$/, '.'), speaker: (speaker ?? before)?.trim() }];
  });
}

/** Words that stand with a capital inside a sentence, and so keep it everywhere. */
export function findNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const match of text.matchAll(/(?<=[\p{Ll}\d,'"] "?)\p{Lu}[\p{L}\d'&.-]*/gu))
    names.add(match[0].replace(/[.'s]+$/, '') || match[0]);
  for (const match of text.matchAll(/(?<=[\p{Ll}\d,] "?)\p{Lu}[\p{L}\d'&-]*/gu)) names.add(match[0]);
  for (const match of text.slice(0, 600).matchAll(/(?:^|[.!?\n]\s*)(\p{Lu}[\p{Ll}'-]+)(?:\s(\p{Lu})?)/gu)) {
    const word = match[1] ?? '';
    if (match[2] !== undefined || tagWords(word)[0]?.tags.has('Person')) names.add(word);
  }
  return names;
}
