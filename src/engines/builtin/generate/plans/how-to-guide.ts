import { splitList } from '../brief/sentences.js';
import { capitalise, titleCase } from '../grammar/casing.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import { statementsOf } from './article-facts.js';
import { callToAction } from './call-to-action.js';
import { findKnowledge } from './know.js';
import { outline } from './outline.js';
import type { Plan, PlanContext } from './plan.js';
import { sizeOf } from './size.js';

const WORDS_PER_STEP = { short: 18, medium: 42, long: 62 } as const;

/** What is needed, numbered steps, what to check. Steps come from the prompt, else from what is known of the field. */
export const howToGuide: Plan = (context) => {
  const { brief, words } = context;
  const size = sizeOf(words);
  const given = splitList(brief.labels.get('steps') ?? '');
  const known = findKnowledge(brief, Math.max(3, Math.round((words - 50) / WORDS_PER_STEP[size])));
  const practical = known.points.filter((point) => point.how !== '');
  if (given.length === 0 && practical.length < 3) return outline(context);
  const draft = new Draft().title(guideTitle(context));
  draft.paragraph(
    known.frame ? (context.voice.shuffle(known.frame.context)[0] ?? null) : null,
    ...statementsOf(brief),
  );
  const materials = splitList(brief.labels.get('materials') ?? '');
  if (materials.length > 0) draft.section('What you need').bullets(materials.map(capitalise));
  draft.section(given.length > 0 || materials.length > 0 ? 'Step by step' : null);
  if (given.length > 0) draft.steps(given.map(asSentence));
  else if (size === 'short')
    draft.steps(
      practical.map((point, index) =>
        optional(
          index < 3 ? 0 : 1,
          `${point.heading}: ${point.how.charAt(0).toLowerCase()}${point.how.slice(1)}`,
        ),
      ),
    );
  else
    for (const [index, point] of practical.entries())
      draft
        .section(`Step ${index + 1}: ${point.heading}`)
        .paragraph(optional(2, point.claim), point.how, optional(3, point.why), optional(4, point.watch));
  draft
    .section(null)
    .paragraph(
      optional(1, closingLine(context)),
      brief.callToAction ? callToAction(brief.callToAction) : null,
    );
  return draft;
};

function closingLine({ voice }: PlanContext): string | null {
  return voice.say({
    neutral: [
      'Go through the steps once in order; after that, you will know which of them you can combine.',
      'Take the steps one at a time, and note where you got stuck: that is where to begin next time.',
    ],
    formal: [
      'It is advisable to follow the steps in order and to note any difficulty for the next occasion.',
    ],
    friendly: ['Take it one step at a time, and do not worry if the first try is not perfect.'],
    casual: ['One step at a time, and you will get there.'],
    confident: ['Follow the steps in order, and you will get there.'],
    empathetic: ['Be patient with yourself: the first time always takes longest.'],
  });
}

function guideTitle({ brief }: PlanContext): string {
  const surface = brief.topic.surface.replace(/^(?:an?\s+)?(?:guide|introduction)\s+(?:to|on|for)\s+/i, '');
  return titleCase(
    /^how\b/i.test(surface) || brief.topic.kind !== 'how' ? surface : `how to ${brief.topic.handle}`,
  );
}
