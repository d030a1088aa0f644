import { titleCase } from '../grammar/casing.js';
import { Draft, optional } from '../realise/draft.js';
import { statementsOf } from './article-facts.js';
import { callToAction } from './call-to-action.js';
import { findKnowledge } from './know.js';
import { OUTLINES } from '../data/outlines.js';
import { speakableTopic } from './outline.js';
import type { Plan, PlanContext } from './plan.js';

/** Spoken English runs at about 140 words a minute. */
const WORDS_PER_SECOND = 140 / 60;

interface Scene {
  label: string;
  screen: string;
  lines: (string | null | undefined)[];
}

/** Scenes with timings, each with what is seen and what is said. */
export const videoScript: Plan = (context) => {
  const { brief } = context;
  const seconds = durationOf(context);
  const known = findKnowledge(brief, Math.max(2, Math.round((seconds * WORDS_PER_SECOND) / 45)));
  const scenes = known.points.length > 0 ? knownScenes(context, known) : openScenes(context);
  const length = seconds / scenes.length;
  const draft = new Draft().title(
    `${titleCase(speakableTopic(brief) ?? 'video script')} (${seconds} seconds)`,
  );
  for (const [index, scene] of scenes.entries())
    draft
      .section(`${clock(index * length)}–${clock((index + 1) * length)} ${scene.label}`)
      .lines([`On screen: ${scene.screen}`])
      .lines(
        scene.lines.map((line, place) =>
          line ? (place === 0 ? `Voice: ${line}` : optional(place + 1, line)) : null,
        ),
      );
  return draft;
};

function durationOf({ brief, words }: PlanContext): number {
  const asked = /\b(\d{1,3})[ -]?(second|sec|s|minute|min)s?\b/i.exec(brief.text);
  const unit = asked && /^min/i.test(asked[2] ?? '') ? 60 : 1;
  const seconds = asked ? Number(asked[1]) * unit : Math.round(words / WORDS_PER_SECOND / 10) * 10;
  return Math.min(600, Math.max(15, seconds));
}

function knownScenes({ brief, voice }: PlanContext, known: ReturnType<typeof findKnowledge>): Scene[] {
  const hook = known.frame ? voice.shuffle(known.frame.context)[0] : undefined;
  return [
    {
      label: 'Hook',
      screen: 'the presenter, close to the camera',
      lines: [hook ?? known.points[0]?.claim, ...statementsOf(brief)],
    },
    ...known.points.map((point) => ({
      label: point.heading,
      screen: `the words "${point.heading}", then someone doing it`,
      lines: [point.claim === hook ? point.why : point.claim, point.how || point.why],
    })),
    {
      label: 'Close',
      screen: 'the presenter again',
      lines: [
        brief.callToAction
          ? callToAction(brief.callToAction)
          : 'Pick one of these, try it this week, and tell us how it went.',
      ],
    },
  ];
}

/** For topics without knowledge: the scenes of a script with the questions that each must answer. */
function openScenes(context: PlanContext): Scene[] {
  const { brief } = context;
  context.warnings.push({
    reason: 'outline_only',
    message:
      'The built-in engine knows nothing about this topic: the scenes hold questions to answer, not finished lines.',
  });
  const sections =
    (brief.topic.kind === 'how' || /ing\b/.test(brief.topic.handle) ? OUTLINES.how : OUTLINES.thing) ?? [];
  return [
    {
      label: 'Hook',
      screen: 'the result, before anything is explained',
      lines: ['What will the viewer be able to do at the end?'],
    },
    ...sections.slice(0, 3).map((section) => ({
      label: section.heading,
      screen: 'one picture for each answer',
      lines: section.prompts.slice(0, 2),
    })),
    {
      label: 'Close',
      screen: 'the presenter',
      lines: [brief.callToAction ? callToAction(brief.callToAction) : 'What should the viewer do next?'],
    },
  ];
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
