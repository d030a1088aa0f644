import { asSentence } from '../text/tidy.js';
import { isAnswer, isLetter, partText, type Brief, type Part } from './brief.js';
import { regex } from '../../text/regex.js';

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
