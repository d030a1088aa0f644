import { regex } from '../../text/regex.js';
import { namesQuality } from './wish-features.js';
import { applyRules, readRules } from '../grammar/read-rules.js';

/** Instructions with each quoted text replaced by a mark (`§1`), so that its words are never read as instructions. */
export interface MarkedInstructions {
  text: string;
  quotations: string[];
}

const QUOTATION =
  /"([^"\n]{1,500})"|“([^”\n]{1,500})”|«([^»\n]{1,500})»|`([^`\n]{1,500})`|(?<!\w)‘([^’\n]{1,500})’(?!\w)|(?<!\w)'([^'\n]{1,500})'(?!\w)/g;
/** “Uppercase? no wait, just fix the typos” takes back what stands before it. */
const TAKEN_BACK = regex.i`^[^\n]{0,200}\b(?:no,? wait|wait,? no|scratch that|forget that|(?:oh|sorry|actually),? no)\b[\s,.:;–—-]*(?=\S)`;

export function markQuotations(instructions: string): MarkedInstructions {
  const quotations: string[] = [];
  const text = instructions
    .replaceAll('§', ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\btl;dr\b/gi, 'tldr')
    .replace(QUOTATION, (...groups: unknown[]) => {
      const inner = groups.slice(1, 7).find((group) => typeof group === 'string') as string;
      return `§${quotations.push(inner)}`;
    })
    .replace(TAKEN_BACK, '');
  return {
    text: withPairsQuoted(inStandardWords(text), (words) => `§${quotations.push(words)}`),
    quotations,
  };
}

const DATUM = String.raw`(?:[£$€#]?\d[\p{L}\p{N}:/€%-]*(?:[.,][\p{L}\p{N}:/€%-]+)*(?: [ap]m\b)?|(?:Mrs?|Ms|Drs?|Prof|St|\p{Lu})\.(?= \p{Lu})|\p{Lu}[\p{L}\p{N}'’-]*(?:\.[\p{L}\p{N}'’-]+)*)`;
const DATA = String.raw`(${DATUM}(?: ${DATUM}){0,3})`;
/** “Room is C03 now, not B12”, “use Sophie Lindqvist instead of Sophie Marsh”, “the price went from £12 to £14”. */
const NEW_NOT_OLD = regex.gmu`(?<=^|[;:\n]\s?|[.,]\s|\band\s)(?:[\p{L}'’]+ ){0,5}?(?!(?:Put|Use|Write|Say|Call|Make|Please|The|It|We|And|But) )${DATA}(?: now)?,? (?:and |but )?(?:not|instead of|rather than) ${DATA}(?: any ?more)?(?=\s*(?:$|[.;\n,]))`;
/** What follows a number belongs to it: “to 2 pm”, “to £5.50 per person”. */
const MEASURED = String.raw`((?: (?:[ap]\.m\.?|(?!(?:and|but|then|so|or|as|it|now|too|only|instead|please|pls|thx|thanks|everywhere|throughout|because|since|wherever|whenever|each time|every time|(?:in|on) (?:the|this|my|our|all|each|every|both|line|first|last)|for (?:me|us|all|now|the|clarity|consistency))\b)[\p{L}€$£][\p{L}\d'’€$£/%-]*)){0,6})`;
/** “Replace Mr. Hume with Ms. Ito”: the stops of titles end no order. */
const NAME_FOR_NAME = regex.gu`\b(?:[Rr]eplace|[Ss]wap|[Cc]hange|[Ee]xchange) ${DATA} (?:with|by|for|to|into) ${DATA}${MEASURED}`;
const NOW_CALLED = regex.gu`${DATA} (?:is|are) now (?:called|named|known as) ${DATA}`;
const NAME = String.raw`((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? |Principal |Professor |Coach |Sister |Father )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
/** “Mr Doyle has left, change to Ms Nolan”, “Tom can't come, so put Aisha instead”. */
const LEFT_FOR = regex.gu`${NAME} (?:has |is |['’]s )?(?:left|leaving|off|away|ill|sick|on (?:holiday|leave)|not (?:available|here|in)|(?:can['’]?t|cannot|won['’]?t|couldn['’]?t) (?:make it|come|do it|be there)|gone|retired|retiring|resigned|unavailable|not coming|no longer (?:here|with us))[^.,;\n]{0,30}[.,;]? (?:(?:so|and|now|please|[Cc]an you) )*(?:[Cc]hange|[Rr]eplace|[Ss]wap|[Ss]witch|[Pp]ut|[Uu]se|[Mm]ake)(?: (?:him|her|them|it|that|the name))?(?: (?:to|with|for|by))? ${NAME}(?: instead)?(?![\p{L}'’])`;
const NOT_BUT = regex.gu`(?:\b(?:[Nn]ot|[Ww]asn['’]?t|[Ii]sn['’]?t) ${NAME}|${NAME} (?:was|is)n['’]?t (?:there|it|coming)),? (?:but|(?:but )?it(?:['’]?s| is| was)) ${NAME}`;
const REPLACED_BY = regex.gu`${NAME} (?:has been|is|was|will be|is being|is now) replaced (?:by|with) ${NAME}`;
const TAKES_OVER = regex.gu`${NAME} (?:is taking|takes|has taken|took|will take|is standing in|is filling in|will stand in|stands in)(?: over)? (?:from|for) ${NAME}`;
const FROM_OLD_TO_NEW = regex.gmu`(?<=^|[;:\n]\s?|[.,]\s|\band\s)(?:[\p{L}'’]+ ){0,6}?(?:from )?${DATA} ?(?:to|->|→|=>) ?${DATA}(?=\s*(?:$|[.;\n,]))`;
/** “Say guests not customers”. */
const SAY_NEW_NOT_OLD =
  /\b(?:say|write|use|call (?:it|them|her|him|us)|it(?:['’]?s| is| was)) (?:the (?:word|term) |an? |the )?(\p{Ll}{3,20}(?: \p{Ll}{3,20})?),? (?:and )?(?:not|instead of|rather than) (?:an? |the )?(\p{Ll}{3,20}(?: \p{Ll}{3,20})?)(?=\s*(?:$|[.;\n,]))/gimu;
/** Manners and shapes, which are no texts to be replaced. */
const MANNER = regex.iu`\b(?:US|UK|GB|British|American|English|I|Markdown|HTML|formal|informal|casual|polite|friendly|short|long|bullets?|lists?|text|prose|sentences?|paragraphs?|numbers?|digits|words|letters|passive|active|past|present|future|singular|plural|you|they|she|first|second|third|contractions|capitals|caps|commas|dashes|plain|simple|headings?|(?:12|24)[- ]?h(?:ours?)?)\b`;

/** “Swap Anna and Ben”. */
const BOTH_WAYS = regex.giu`\b(?:swap|exchange|switch) (?:the )?(?:words? |names? )?([\p{L}\d]['’\p{L}\d-]*) and ([\p{L}\d]['’\p{L}\d-]*)(?: around| round| over)?(?=\s*(?:$|[.;\n,]))`;

/** Puts the old and the new words of a correction in quotation marks, so that they are replaced as they stand. */
function withPairsQuoted(text: string, quote: (words: string) => string): string {
  const pair = (whole: string, from: string, to: string) =>
    MANNER.test(from) || MANNER.test(to) ? whole : `replace ${quote(from)} with ${quote(to)}`;
  const newFirst = (whole: string, to: string, from: string) => pair(whole, from, to);
  return text
    .replace(BOTH_WAYS, (whole, one: string, other: string) =>
      MANNER.test(one) || MANNER.test(other) ? whole : `swap ${quote(one)} and ${quote(other)}`,
    )
    .replace(NOW_CALLED, pair)
    .replace(LEFT_FOR, pair)
    .replace(NOT_BUT, (whole, one = '', other = '', to: string) => pair(whole, one || other, to))
    .replace(REPLACED_BY, pair)
    .replace(TAKES_OVER, newFirst)
    .replace(NAME_FOR_NAME, (whole, from: string, to: string, unit: string) =>
      /^[£$€#]?\d/.test(to) ? pair(whole, from, to + unit) : pair(whole, from, to) + unit,
    )
    .replace(NEW_NOT_OLD, newFirst)
    .replace(SAY_NEW_NOT_OLD, (whole, to: string, from: string) =>
      /^it/i.test(whole) && namesQuality(`${from} ${to}`) ? whole : pair(whole, from, to),
    )
    .replace(FROM_OLD_TO_NEW, (whole, from: string, to: string) =>
      /\d.*\n.*\d/.test(`${from}\n${to}`) && !/^\d+$/.test(from) && !isSpan(whole)
        ? pair(whole, from, to)
        : whole,
    );
}

/** “It's from 2 pm to 6 pm”, unlike “change 2 pm to 6 pm”. */
const isSpan = (said: string) =>
  /\d ?[ap]m to /i.test(said) &&
  !/\b(?:chang|mov|updat|shift|switch|correct|push|went|gone|postpon)/i.test(said);

/** A clause as the caller wrote it. */
export function unmark(clause: string, quotations: readonly string[]): string {
  return clause.replace(/§(\d+)/g, (_, number: string) => `“${quotations[Number(number) - 1] ?? ''}”`);
}

/** Turns of phrase that spread one order over two clauses, give two in one, or name the new before the old; of ranges, their upper end. */
const STANDARD = readRules(String.raw`
gu   (^|(?<!\b(?:January|February|March|April|May|June|July|August|September|October|November|December|on|to|at|is|than|about))\s)\d{1,2}(?:[.)]\s+(?=\p{Lu})|\)\s+(?=\p{L})) => $1; <
gu   (\b(?:touch|keep|leave|edit)\b[^.,;\n]{0,40}?) \+ |(?<!\breplace (?:(?! with )[^.,;\n]){0,60})(?<!\b(?:replace|change|swap|turn)(?: all| the| every)?) (?:n|&) (?=\p{Ll}) => $1 and <
g     \+  => ; <
gi   (?<!\b(?:add|with|say|word|saying) ),? (?:please|pls|plz|plse|thx)(?=\s*(?:$|[.,;!?\n])) => <
gi   \bhalf(?: past)? (\d{1,2})\b(?! ?%| (?:page|sentence|word|line|point)s?\b) => $1:30<
gi   \b(1st|2nd|3rd)(?=[ -]person\b) => $1{1st=first 2nd=second 3rd=third}<
gi   \b(?:take|cut|leave|throw|edit|strip) ((?:the|all|any|my|those|these)(?: [\w'’-]{2,20}){1,3}?) (?:out|off|away)\b => remove $1<
gi   \b((?:the|that|this)(?: [\w'’-]{2,20}){1,3}?) (?:can|should|must|needs? to|ha(?:s|ve) to|could) (?:go|be (?:removed|deleted|cut|dropped|left out|gone))(?=\s*(?:$|[.;,!\n])) => remove $1<
gi   \b(?:pop|stick|slap|chuck|bung|throw|put) (?:in |on )?(?=(?:an? |some |\d |two |three )(?:\w+ )?(?:greeting|title|headline|heading|sign-?off|call to action)\b) => add <
gim  \b((?:sounds?|looks?|reads?|feels?|too|i['’]?m|english|spelling|punctuation|grammar|tenses|commas)\b[^,.;\n]{2,40})[,.;]? (?:so |and )?(?:please |can you )?(?:(?:fix|change|sort|mend)(?: (?:it|that|this))?(?: out)?|help(?: me)?)(?=\s*(?:$|[.;\n])) => $1<
giu  ,? and (?=(?:the|our|my|its?|we|there)(?: \p{L}+){0,4}?(?:(?:['’]\p{L}+)? |['’]s )(?:now|no|moved|changed|gone up|going up)\b(?! longer than)) => ; <
gi   \b(no|without|remove|fewer|less|too many) (?:of )?(?:the |any |those )?!+ => $1 exclamation marks<
giu  \b(?:do not|don['’]?t) forget to |\b(?:make sure|be sure|remember) to (?=\p{L}) => <
giu  \b(?:do not|don['’]?t|stop) (?:sound(?:ing)?|be(?:ing)?|seem(?:ing)?) (?:so |too |that )?(?=\p{L}) => less <
giu  \b(replace|change|swap) ((?:[^\n.;!?]|\.(?= \p{Lu}|\S)){1,60}? (?:with|to|by|for|into) (?:[^\n.;!?]|\.(?= \p{Lu}|\S)){1,60}?),? and (?=[^\n.;!?]{1,40} (?:with|to|by|for|into) )(?!\p{L}+ (?:it|this|the text|that|me|us)\b)(?!(?:fix|make|turn|change|put|set|add|send|cut|reduce|shorten|convert|switch|correct|keep|use|remove|move|replace|write)\b) => $1 $2, $1 <
gi   \b(?:between )?\d{1,5}(?:\s?[-–]\s?|\s(?:to|and|or)\s)(\d{1,5})(?=[ -](?:words?|sentences?|paragraphs?|characters|points|bullets?|items)\b) => $1<
gi   \b(?:find|search for) (§\d+) and replace (?:(?:it|them|each|all|every instance|all instances) )?(?:with|by) (§\d+) => replace $1 with $2<
gi   \b(?:call|say|write|use|put)(?: (?:it|them|him|her|us))? (§\d+),? (?:and )?not (§\d+) => use $1 instead of $2<
`);

/** An order in the words of the operations; numbered orders on one line are parted. */
function inStandardWords(text: string): string {
  const numbered = text.slice(/(?<!\S)1[.)] \p{L}/u.exec(text)?.index ?? text.length).split('\n')[0]!;
  const parted = /\s2[.)] \p{L}/u.test(numbered) ? text.replace(/(?<!\S)\d{1,2}[.)] /gu, '; ') : text;
  return applyRules(parted, STANDARD);
}
