import { NUMBERED } from '../check/followed.js';
import { countWords, splitAtCommas, splitSentences } from '../text/split.js';
import { asSentence, trimMarks } from '../text/tidy.js';
import { isAnswer, isLetter, partText, type Brief, type Part } from './brief.js';
import { regex } from '../../text/regex.js';

const COMMON = regex.i`^(?:the|that|this|about|anything|something|everything|with|from|have|been|were|was|what|when|where|which|they|them|their|there|his|her|she|him|and|not|has|had|but|our|you|are|for|price|word|words|part|fact|name|names|detail|details)$`;
const STEM = 5;
const LISTED_WORDS_MAX = 3;

/** Removes the facts that the prompt says to leave out; they are named as left out. */
export function omitFacts(brief: Brief): void {
  for (const direction of brief.directions) {
    const [omitted = ''] = direction.omits?.split(/[,;:(\ue028]/) ?? [];
    const stems = stemsOf(omitted);
    const isOmitted = (text: string) => stems.some((stem) => text.toLowerCase().includes(stem));
    const shorten = (line: string) =>
      splitSentences(line)
        .filter((each) => !isOmitted(each))
        .join(' ');
    // What must not be said is not offered below the text either.
    brief.apart = brief.apart.filter((text) => !isOmitted(text));
    if (!brief.parts.some(({ text }) => isOmitted(text))) continue;
    if (brief.layout === 'summary') brief.source = brief.source.split('\n').map(shorten).join('\n');
    brief.parts = brief.parts.flatMap((part) => {
      if (!isOmitted(part.text)) return [part];
      // Of “Nice: CAD, Gaelic” without Gaelic, CAD is left.
      const items = splitAtCommas(part.text);
      const isList = items.every((item) => countWords(item) <= LISTED_WORDS_MAX);
      const kept = isList ? items.filter((item) => !isOmitted(item)) : [];
      const omitted = isList ? items.filter(isOmitted).join(', ') : part.text;
      brief.leftOut.push(trimMarks(omitted).replace(/\.$/, ''));
      return kept.length > 0 ? [{ ...part, text: kept.join(', ') }] : [];
    });
    direction.isMet = true;
  }
}

function stemsOf(words: string): string[] {
  const text = words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const rare = text.filter((word) => !COMMON.test(word));
  return (rare.length > 0 ? rare : text.filter((word) => word.length > STEM)).map((word) =>
    word.slice(0, Math.max(STEM, word.length - 2)),
  );
}

const [FIRST_LINE, SECOND_LINE] = [/^[ \t]*1[.)]\s/m, /^[ \t]*2[.)]\s/m];
const COUNTED_LINE = /^[ \t]*\d{1,2}[.)]\s.*$/gm;
const BY_STEPS = regex.i`\bstep[- ]by[- ]step\b(?! (?:booklet|guide|manual|photos?|pictures|cards?|leaflet|video))|\bput numbers\b`;
const BEGINNING = 12;
const STEPS_MIN = 3;

/** Whether a prompt numbers its lines, or asks for numbers or steps. What stands around numbered lines gets no number. */
export function isNumbered({ prompt, directions, parts }: Brief): boolean {
  const start = prompt.search(FIRST_LINE);
  if (start >= 0 && SECOND_LINE.test(prompt.slice(start))) {
    const counted = prompt.match(COUNTED_LINE)?.join('\n') ?? '';
    const isCounted = (part: Part) => counted.includes(partText(part).slice(0, BEGINNING));
    const [first, last] = [parts.findIndex(isCounted), parts.findLastIndex(isCounted)];
    for (const [index, part] of parts.entries()) if (index < first || index > last) part.isAside = true;
    return true;
  }
  const isAsked = BY_STEPS.test(prompt) || directions.some(({ words }) => NUMBERED.test(words));
  // Sentences that are steps are no paragraph.
  const areSteps = parts.length >= STEPS_MIN && parts.every(({ kind }) => kind === 'sentence');
  if (isAsked && areSteps) for (const part of parts) Object.assign(part, { kind: 'item' });
  return isAsked;
}

/** “one flowing text”, “not a list”, “no bullets”, “in full sentences” */
const FLOWING = regex.i`\b(?:(?:flowing|continuous|running) text|(?:as|in) prose|(?:not|no|without) (?:as )?(?:an? )?(?:bullet(?:ed)? )?(?:lists?|bullets|bullet points)(?! of\b)|(?:full|complete|whole|proper) sentences)\b`;
const PARAGRAPHS = regex.i`^(?:(?:in|as|just|only|write|make it|turn (?:it|this|them) into|put (?:it|this|them) into|please) )*(?<count>one|two|three|1|2|3) (?:short |little |nice )*paragraphs?(?:,? (?:is enough|will do|please|pls|max|only|for .*|of .*))?$`;
const LIST = /\b(?:list|bullets?|bullet points|headings?|table)\b/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, 2: 2, 3: 3 };

/** An advert of so many facts is a list of them, without the words of a copywriter. */
const AD_FACTS_MIN = 3;
const ADVERT = /\bad(?:vert)?s?\b|ad-copy/i;

/** Sets notes as sentences, in as many paragraphs as asked, where the prompt asks for running text. */
export function setAsProse(brief: Brief): void {
  const { directions, parts, layout, templateId } = brief;
  const facts = parts.flatMap(({ text }) => text.split(', '));
  if (
    layout === 'invention' &&
    ADVERT.test(`${templateId} ${brief.kindName}`) &&
    facts.length >= AD_FACTS_MIN
  )
    brief.layout = 'list';
  const wishes = directions.filter(({ words }) => FLOWING.test(words) || PARAGRAPHS.test(words));
  if (wishes.length === 0 || asksForList(brief) || layout === 'post' || parts.some(isAnswer)) return;
  // The name of a product or an event is its title.
  const isTitled = !isLetter(brief) && brief.subject === undefined && parts[0]?.kind === 'item';
  const said = isTitled ? parts.slice(1) : parts;
  const counted = wishes.map(({ words }) => PARAGRAPHS.exec(words)?.groups?.count?.toLowerCase() ?? '');
  const count = Math.max(...counted.map((each) => COUNTS[each] ?? 1));
  const size = Math.ceil(said.length / count);
  const paragraphs = Array.from({ length: Math.ceil(said.length / (size || 1)) }, (_, index) =>
    paragraphOf(said.slice(index * size, (index + 1) * size), index > 0),
  );
  brief.parts = [...parts.slice(0, parts.length - said.length), ...paragraphs];
  for (const wish of wishes) wish.isMet = true;
}

/** Whether a prompt asks for a list. */
export function asksForList({ directions }: Brief): boolean {
  return directions.some(({ words }) => LIST.test(words.replace(FLOWING, '')));
}

function paragraphOf(parts: readonly Part[], opensParagraph: boolean): Part {
  return {
    kind: 'sentence',
    text: parts.map((part) => asSentence(partText(part))).join(' '),
    opensParagraph,
  };
}

/** Whether a prompt has more notes than sentences; a summary of notes keeps them all. */
export function isMostlyNotes({ parts }: Brief): boolean {
  return parts.filter(({ kind }) => kind !== 'sentence').length * 2 > parts.length;
}
