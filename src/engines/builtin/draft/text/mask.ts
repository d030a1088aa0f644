import { regex } from '../../text/regex.js';

/** Masked punctuation lies in the private use area, at this offset from its ASCII code. */
const OFFSET = 0xe000;
const MASKED = /[\ue009-\ue07e]/g;
const UNIT = `words?|sentences?|characters?|chars?|km|m|cm|mm|ft|in|kg|g|mg|lb|lbs|oz|ml|l|kWh|kW|W|MW|V|mAh|GB|TB|MB|Hz|GHz|h|hrs?|hours?|mins?|minutes?|secs?|seconds?|days?|weeks?|months?|years?|am|pm|uhr|eur|euros?|usd|gbp|chf|dollars?|pounds?|%|percent|million|billion|people|places?|seats?|UTC|GMT|CET|EST|PST`;
/** The months and their abbreviations, as alternatives of a pattern, in lower case. */
export const MONTH = `jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`;
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?';
const NUMBER = String.raw`\d(?:[\d.,:/'’x×–-]{0,30}\d)?`;

/** What nothing divides, the first kind that matches first. Every repetition is bounded, so a search takes linear time. */
export const ATOM_PATTERN = new RegExp(
  [
    '```[^`]{1,2000}```',
    '`[^`\\n]{1,300}`',
    String.raw`(?:https?:\/\/|www\.)[^\s<>"“”]{1,300}[^\s<>"“”.,;:!?)]`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}`,
    String.raw`(?<![\w.@-])[a-z\d][a-z\d-]{0,40}(?:\.[a-z\d-]{1,40}){0,3}\.(?:com|org|net|io|dev|app|example|co\.uk|de|ch|eu|uk|fr|at)(?:\/[^\s<>"“”]{0,200}[^\s<>"“”.,;:!?)])?(?![\w-])`,
    '"[^"\\n]{1,400}"',
    '“[^“”\\n]{1,400}”',
    '«[^«»\\n]{1,400}»',
    "(?<![\\p{L}\\p{N}])['‘][^'‘’\\n]{1,120}['’](?![\\p{L}\\p{N}])",
    '\\([^()\\n]{1,200}\\)',
    String.raw`[$€£¥]\s?${NUMBER}(?:\s?(?:k|m|bn|million|billion)\b)?`,
    String.raw`(?<!\p{L})(?:${DAY}) \d{1,2}(?: (?:${MONTH}))?\s?[–-]\s?(?:${DAY}) \d{1,2}(?: (?:${MONTH}))?(?![\p{L}\p{N}])`,
    String.raw`(?<!\p{L})(?:${DAY}),\s(?:\d{1,2}(?:st|nd|rd|th)?\s(?:${MONTH})|(?:${MONTH})\s\d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\p{N}])`,
    String.raw`(?:(?<![\p{L}\p{N}])\d{1,2}\.\s?[–-]\s?|(?<=\p{L}\s))\d{1,2}\.\s(?:${MONTH})\b|(?<![\p{L}\p{N}.])\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?=\s(?:\d|from\b|at\b|till?\b|until\b))`,
    String.raw`(?<![\p{L}\p{N}])${NUMBER}(?:(?:st|nd|rd|th)? (?:${MONTH})\b| ?(?:[x×]|to|–|-) ?${NUMBER}(?: ?(?:${UNIT})(?![\p{L}\p{N}]))?| ?(?:${UNIT})(?![\p{L}\p{N}]))?`,
    String.raw`\b(?:mr|mrs|ms|drs?|hr|attn|prof|st|rd|ave|no|nr|nos|ext|vol|art|smt|al|est|abst|cllr|sq|pcs|fig|pp|hrs|wk|abt|rev|capt|sgt|gen|messrs|tbsp|tsp|tel|approx|ca|incl|esp|av|fam|resp|dept|dep|mtg|vs|etc|jr|sr|inc|ltd|poss|ul|e\.g|i\.e|p\.s|\p{L}{2,20}str|a\.m|p\.m|z\.b)\.(?=\s|$)`,
    String.raw`\b(?:(?:min|max|b|d)\.(?=\s\d)|co\.(?=\s))`,
    String.raw`(?<![\p{L}\p{N}'’-]|(?:and|or|class|type|plan|option|block|grade|level|vitamin|hall|gate|room|size) )\p{Lu}\.(?=\s\p{Lu}|\p{Lu}\.)|(?<=\p{Lu}\p{Ll}{1,20} )\p{Lu}\.(?= [\d(])`,
    String.raw`\p{L}(?:\/\p{L}){1,5}(?!\p{L})`,
  ].join('|'),
  'giu',
);

/** Hides punctuation and spaces inside atoms (quotations, numbers with units, addresses, code, brackets) from all rules, until `unmask` restores them. */
export function mask(text: string): string {
  return text
    .replace(MASKED, ' ')
    .replace(ATOM_PATTERN, (atom) =>
      atom.replace(/[\t !-/:-@[-`{-~]/g, (mark) => String.fromCharCode(OFFSET + mark.charCodeAt(0))),
    );
}

/** “confirm dinner on the 18th at 7:30, table for six”: what an act confirms, with the notes behind it. */
const DETAILS = regex.g`(?<=\bconfirm(?:ing)? )(?!that\b|whether\b|if\b|when\b)[^,.!?;:\n]{3,80}(?:, (?!(?:and|but|because|so|that|which|as|since|I|we|he|she|they|you|it|my|our|the|ask|thank|tell|please|with|from|also)\b)[^,.!?;:\n]{2,40}){1,4}(?=[.!?\n]|$)`;

/** “Saturday 17 May, 2 to 5 pm, at the hall”: when and where, as one. */
const WHEN = regex.giu`(?<=\d(?:st|nd|rd|th)?[ \ue020](?:${MONTH})), (?=\d[\d:.\ue02e\ue03a]*[\ue020 ]?(?:[ap]m|to|until|till|[-–\ue02d]))(?<time>[^,.;\n]{1,24}), (?=(?:at|in)\s)`;
/** “my mother, Edith Clarke, born 3 May 1941”: a name and what tells whose it is. */
const NAMED = regex.gu`(?<=\b(?:my|our|his|her|their) (?:\p{Ll}+ )?\p{Ll}+), (?<name>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+), (?<more>born|aged|formerly)(?=\s)`;

/** “Mr Keane, 14 Abbey Court, Ennis”, “Ms Petersen, flat 2, 55 Alder Court”: an address behind a name. */
const ADDRESS = regex.gu`(?<=\b(?:to|for) [^,.:\n]{0,40}\p{Lu}[\p{L}'’-]+)(?=, (?:\d|[FfUuARrS]))(?:, (?:[Ff]lat|[Uu]nit|[Aa]partment|[Rr]oom|Suite) \w+)?, \d+\p{Ll}?(?: \p{Lu}[\p{L}'’-]+){1,3}(?:, (?:[Ff]lat|[Uu]nit|[Aa]partment) \w+)?(?:, (?!(?:He|She|We|They|The|It|My|Our)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}\d'’-]*){0,2}){0,3}(?=[.:]|, |$)`;

/** Hides the commas between an act's object and the notes that belong to it, and those within a time or beside a name. */
export function joinDetails(given: string): string {
  const masked = given
    .replace(ADDRESS, (address) => address.replaceAll(',', '\ue02c').replaceAll(' ', '\ue020'))
    .replace(WHEN, '\ue02c $<time>\ue02c ')
    .replace(NAMED, '\ue02c $<name>\ue02c $<more>');
  return masked.replace(DETAILS, (details) =>
    ACTS_ON.test(details) ? details : details.replaceAll(', ', '\ue02c '),
  );
}
/** A clause with a verb, or another act. */
const ACTS_ON = regex.u`,.*\b(?:am|is|are|was|were|has|have|had|will|can|could|would|should|must|need|needs|ask|tell|say|asking|telling)\b`;

/** Restores what `mask` hid. */
export function unmask(text: string): string {
  return text.replace(MASKED, (mark) => String.fromCharCode(mark.charCodeAt(0) - OFFSET));
}

/** Removes control characters and invisible marks, and shortens gaps: patterns that begin and end with white space take time cubic in their length. */
export function cleanPrompt(prompt: string): string {
  return prompt
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu, (mark) =>
      mark === '\n' ? '\n' : ' ',
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n(?: ?\n){2,}/g, '\n\n')
    .trim();
}
