/** “in the third person”, “of around 400 words”: how a text is to be, between its kind and its subject. */
export const MANNER =
  /^(?:in|of|with|using)\s+(?:the\s+(?:first|second|third)\s+person|(?<!of\s)an?\s(?:[\p{L}-]+,?\s){1,4}(?:tone|style|voice)|(?:(?:british|american|plain|simple)\s)?(?:english|(?<=british\s|american\s|plain\s|simple\s)(?:spelling|language))|(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:short\s)?(?:questions|sections|paragraphs|steps|points|(?:sub)?headings)(?:\sand\sanswers)?|(?:(?:about|around|roughly|approximately|up to|at most|no more than|not more than|under|max\.?)\s)?\d+[\s\ue020-](?:words|sentences|lines|paragraphs|characters))(?=[,:.]|$|\s(?:about|for|to|on|from|that|announcing|saying)\b)/iu;

/** Whether words go on with a request: “Write a bio | in the third person”, “Write a post | about …”, “… | for Dr. Lund” */
export function goesOn(words: string): boolean {
  return MANNER.test(words) || /^(?:[Aa]bout\s|for\s(?:(?:Dr|Prof|Mrs?|Ms)[.\ue02e]?\s)?\p{Lu})/u.test(words);
}
