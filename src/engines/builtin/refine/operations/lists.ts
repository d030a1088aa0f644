import { chooseSentences } from '../length/choose-sentences.js';
import { frameOf } from '../length/letter-frame.js';
import { sentencesOf } from '../length/select-sentences.js';
import { beginSentences } from '../grammar/marks-and-capitals.js';
import { asks, type OperationContext, type Operation } from '../operation.js';
import { ITSELF, isListed, listThings, readListed, THINGS, type Listed } from './list-things.js';
import { splitParagraphs } from './paragraphs.js';
import { NUMBER, readNumber } from '../reading/numbers.js';
import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { asPoint, markItems, tightenLists, toProse } from '../text/list-items.js';
import { protect } from '../text/protect.js';
import { counted, splitSentences } from '../text/sentences.js';
import { listedIn } from '../text/take-apart.js';
import { asSteps, leadsToPoints } from '../text/steps.js';
import { regex } from '../../text/regex.js';

/** 0 for as many points as there are sentences; `items` for a list that the text has; what a sentence lists. */
type Points = number | 'items' | Listed;

const COUNT = String.raw`(?:(?:the |exactly |about |around |at most |up to |my |a |in |into |of |as |top )*${NUMBER}(?: |-)(?:(?:short|key|main|concise|brief|quick|simple|clear|important)(?:,? ))*)?`;

/** A list that is to be sorted is not to be made. */
const UNSORTED = String.raw`(?<!\b(?:sort|order|arrange|alphabeti[sz]e|reverse)(?: the order of)? (?:the |my |these |this |all )?)`;

const describeCount = (points: Points): string => (points === 0 ? '' : String(points));

export const bullets: Operation<Points> = {
  name: 'bullets',
  readsFirst: true,
  readings: [
    { pattern: THINGS, read: readListed },
    {
      pattern: regex.i`${UNSORTED}\b${COUNT}(?:(?:un-?ordered|bullet(?:ed)?) (?:points?|lists?|items?|form(?:at)?|style)|bullet[- ]?points?|bullets?|bulleted|dot points|unordered list)\b(?: (?:of|with|containing) ${COUNT}(?:items?|points?|bullets?|entries)|(?: please)?,? \(?(?:max(?:imum)?(?: of)?|at most|no more than|up to) ${NUMBER}\)?)?`,
      in: ['plain', 'add'],
      read: readPoints,
    },
    {
      pattern: regex.i`\b(?:(?:as|into|to|make|create) (?:a |an |me a )?|in )(?:short |simple |key )?(?:(?:to-?do )?list(?: form(?:at)?)?|checklist)(?: (?:of|with) ${COUNT}(?:items?|points?|things|entries))?\b`,
      read: readPoints,
    },
  ],
  describe: describeCount,
  losses: (points) => (typeof points === 'string' || points === 0 ? 'none' : 'reported'),
  apply: (content, points, context) => makeList(content, points, () => '- ', context),
};

export const numbered: Operation<Points> = {
  name: 'numbered',
  readsFirst: true,
  readings: [
    {
      pattern: regex.i`${UNSORTED}\b${COUNT}(?:(?:numbered|ordered|enumerated|sequential) (?:(?:list|points?|steps|items)(?: (?:of|with) ${COUNT}(?:items?|points?|steps))?)|numbered|step[- ]by[- ]step(?: (?:list|instructions|guide|format))?|(?:number|enumerate) (?:the |each |all )?(?:steps|items|points|bullets|list|sentences|lines))\b`,
      in: ['plain', 'add'],
      read: readPoints,
    },
    { pattern: regex.i`\b(?:into|in|as|to) ${COUNT}steps\b`, read: readPoints },
  ],
  describe: describeCount,
  losses: (points) => (typeof points === 'string' || points === 0 ? 'none' : 'reported'),
  apply: (content, points, context) => makeList(content, points, (index) => `${index + 1}. `, context),
};

const FROM_LIST = regex.i`\b(?:list|bullets?|points?|prose|running|flowing|full|(?:turn|make|put|change|convert|write|rewrite) (?:it|this|that|these|them|everything))\b`;

export const prose: Operation<true> = {
  name: 'prose',
  readsFirst: true,
  readings: [
    {
      pattern: regex.i`\b(?:(?:bullet(?:ed|s)?|numbered|the|this|that|my|these|all)(?: ?(?:points?|lists?|bullets?))?\s+)*(?:in|into|to|as)(?: a| an| regular| plain| normal| flowing| continuous| coherent| full| running)* (?:prose|paragraphs?(?= (?:form|format|style)|\s*$)|(?:running|flowing) text|text(?=\s*$)|full sentences)(?: (?:form|format|style))?\b`,
      read: (match) => (FROM_LIST.test(match.input) ? true : undefined),
    },
    asks`\bprose\b|\b(?:an?|one|single) paragraph (?:out )?(?:of|from) (?:the|these|this|my) (?:bullets?|bullet points|list|points|items)\b`,
  ],
  apply(content, _, context) {
    const made = toProse(content);
    return made === content ? splitParagraphs.apply(content, 0, context) : made;
  },
};

function readPoints(match: RegExpExecArray): Points {
  return readNumber(match[1] ?? match[2] ?? match[3]) ?? (ITSELF.test(match.input) ? 'items' : 0);
}

function makeList(
  given: string,
  points: Points,
  marker: (index: number) => string,
  context: OperationContext,
): string {
  const content = beginSentences(given);
  const listed = isListed(points) ? listThings(content, points, marker) : content;
  if (listed !== content) return listed;
  if ((points === 'items' || points === 0) && /^[ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]/m.test(content)) {
    const marked = markItems(content, marker);
    if (marked !== content || points === 'items') return marked;
  }
  const asked = typeof points === 'number' ? points : 0;
  const available = sentencesOf(content).length;
  if (available === 1 && asked === 0 && !listedIn(content.trim()))
    context.warn(
      'please_check',
      'The text is one sentence, so the list has one point; what a sentence lists is not taken apart',
    );
  if (asked > available)
    context.warn('fewer_points', `The text has ${counted(available)}, so the list has no ${asked} points`);
  if (asked > 0 && asked < available) {
    const chosen = chooseSentences(content, asked, context);
    return chosen.map((sentence, index) => marker(index) + asPoint(sentence)).join('\n');
  }
  const isNumbered = /\d/.test(marker(0));
  let number = 0;
  // Greetings, sign-offs and the names below them are no points of a list.
  const all = parseBlocks(content);
  const frame = frameOf(all);
  const blocks = all.map((block, index): Block => {
    if (!isProse(block) || block.kind === 'heading' || block.kind === 'html' || frame.has(index)) {
      if (block.kind !== 'blank') number = 0;
      return block;
    }
    if (block.kind === 'item')
      return { ...block, lead: block.lead.replace(/(?:[-*+•–]|\d{1,3}[.)])[ \t]+/, marker(number++)) };
    const { text, restore } = protect(block.text);
    const sentences = splitSentences(text);
    const steps = isNumbered ? asSteps(sentences.map((sentence) => sentence.text)) : undefined;
    if (steps)
      return {
        ...block,
        lead: '',
        text: [...steps.lead, ...steps.items.map((item) => marker(number++) + asPoint(item))]
          .map(restore)
          .join('\n'),
      };
    const lines = sentences.flatMap((sentence, index, { length }) => {
      if (index === 0 && length > 2 && number === 0 && leadsToPoints(sentence.text))
        return [restore(sentence.text).replace(/[.!]$/, ':')];
      const { lead, items } = listedIn(sentence.text) ?? {};
      const points = items?.map((item) => asPoint(restore(item)));
      if (!lead || !points) return marker(number++) + asPoint(restore(sentence.text));
      if (length === 1) return [restore(lead), ...points.map((point) => marker(number++) + point)];
      return [marker(number++) + restore(lead), ...points.map((point) => `   - ${point}`)];
    });
    return { ...block, lead: '', text: lines.join('\n') };
  });
  return tightenLists(joinBlocks(blocks));
}
