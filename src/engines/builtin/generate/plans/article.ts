import {
  ALSO_NAMED,
  CLOSE_ACTION,
  CLOSE_FIRST,
  CLOSE_HEADINGS,
  CLOSE_PURPOSE,
  FOR_AUDIENCE,
  FOR_PURPOSE,
  ROADMAP,
  ROADMAP_BENEFITS,
  ROADMAP_MISTAKES,
  ROADMAP_POINTS,
  WITH_KEYWORDS,
} from '../data/article-phrases.js';
import type { Point } from '../data/knowledge/knowledge-frame.js';
import { capitalise, lowerFirst } from '../grammar/casing.js';
import { joinAnd, numberWord } from '../grammar/joining.js';
import { isVerbPhrase } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { listedFacts, statementsOf } from './article-facts.js';
import { comparison } from './comparison.js';
import { callToAction } from './call-to-action.js';
import { findKnowledge, type Knowledge } from './know.js';
import { outline } from './outline.js';
import { sizeOf } from './size.js';
import type { Plan, PlanContext } from './plan.js';
import { articleTitle } from './article-title.js';
import { MOST_POINTS, choosePoints } from './choose-points.js';

/** Title, introduction, one section a point, a next step. An outline where nothing is known. */
export const article: Plan = (context) => {
  const { brief } = context;
  if (brief.topic.kind === 'versus') return comparison(context);
  const all = findKnowledge(brief, MOST_POINTS);
  const known = {
    ...all,
    points: brief.count
      ? all.points.slice(0, Math.min(brief.count, MOST_POINTS))
      : choosePoints(all.points, context),
  };
  if (known.points.length === 0) return outline(context);
  return layOut(context, known);
};

function layOut(context: PlanContext, known: Knowledge): Draft {
  const { brief, voice, words } = context;
  const { points } = known;
  const draft = new Draft().title(articleTitle(context));
  draft.paragraph(...introduction(context, known));
  draft.paragraph(...statementsOf(brief));
  const listed = listedFacts(brief);
  if (listed.length > 0) draft.bullets(listed.map(capitalise));
  const isShort = sizeOf(words) === 'short';
  for (const [index, point] of points.entries()) {
    const numbered = brief.count === undefined ? '' : `${index + 1}. `;
    draft
      .section(isShort && brief.count === undefined ? null : `${numbered}${point.heading}`)
      .paragraph(...sayPoint(point, isShort));
  }
  if (known.undeveloped.length > 0) {
    context.warnings.push({
      reason: 'points_not_developed',
      message: `The built-in engine knows nothing about: ${known.undeveloped.join(', ')}. They are named, not developed.`,
    });
    draft.section(null).paragraph(
      voice.say(ALSO_NAMED, {
        points: joinAnd(known.undeveloped.map((text) => lowerFirst(text, brief.names))),
      }),
    );
  }
  draft.section(isShort ? null : (voice.say(CLOSE_HEADINGS) ?? null));
  return draft.paragraph(
    optional(2, voice.say(CLOSE_FIRST)),
    isShort ? optional(3, voice.say(CLOSE_ACTION)) : voice.say(CLOSE_ACTION),
    optional(4, purposeLine(context)),
    brief.callToAction ? callToAction(brief.callToAction) : null,
  );
}

/** The sentences of a point in the order of reading; a short text has what and how, a long one why and what to avoid. */
export function sayPoint(point: Point, isShort: boolean): (ReturnType<typeof optional> | string)[] {
  if (point.how === '') return [point.claim, optional(2, point.why)];
  return isShort
    ? [point.claim, optional(1, point.how)]
    : [point.claim, optional(2, point.why), optional(1, point.how), optional(3, point.watch)];
}

function introduction(
  context: PlanContext,
  known: Knowledge,
): (ReturnType<typeof optional> | string | null)[] {
  const { brief, voice } = context;
  const hooks = known.frame ? voice.shuffle(known.frame.context) : [];
  const audience = brief.audience ? lowerFirst(brief.audience, brief.names) : undefined;
  const number = numberWord(known.points.length);
  const opening = `${hooks[0] ?? ''} ${hooks[1] ?? ''}`;
  const missing = brief.keywords.filter(
    (keyword) =>
      !`${opening} ${brief.topic.surface} ${known.points.map((point) => `${point.heading} ${point.claim}`).join(' ')}`
        .toLowerCase()
        .includes(keyword.toLowerCase()),
  );
  return [
    hooks[0] ?? null,
    optional(4, hooks[1]),
    brief.topic.purpose && isVerbPhrase(brief.topic.purpose)
      ? optional(2, voice.say(FOR_PURPOSE, { purpose: brief.topic.purpose }))
      : null,
    audience ? voice.say(FOR_AUDIENCE, { audience }) : null,
    missing.length > 0 ? voice.say(WITH_KEYWORDS, { keywords: joinAnd(missing) }) : null,
    known.points.length > 1 ? optional(1, roadmap(context, known, number)) : null,
  ];
}

function roadmap({ brief, voice }: PlanContext, known: Knowledge, number: string): string | null {
  const points = joinAnd(
    brief.points
      .filter((text) => !known.undeveloped.includes(text))
      .slice(0, 3)
      .map((text) => lowerFirst(text, brief.names)),
  );
  if (points !== '') return voice.say(ROADMAP_POINTS, { number, points });
  const reasons = known.points.filter((point) => point.how === '').length;
  if (known.tellsBenefits && reasons > 1) {
    const ways = known.points.length - reasons;
    const announced = voice.say(ROADMAP_BENEFITS, { number: numberWord(reasons) });
    return ways > 0
      ? `${announced} ${ways > 1 ? `After that come ${numberWord(ways)} ways` : 'After that comes one way'} to make it work.`
      : announced;
  }
  return voice.say(brief.topic.facet === 'mistakes' ? ROADMAP_MISTAKES : ROADMAP, { number });
}

function purposeLine({ brief, voice }: PlanContext): string | null {
  return brief.topic.purpose && isVerbPhrase(brief.topic.purpose)
    ? voice.say(CLOSE_PURPOSE, { purpose: brief.topic.purpose })
    : null;
}
