import { OUTLINES, type OutlineSection } from '../data/outlines.js';
import { KNOWLEDGE_FACETS } from '../data/facets.js';
import { nameTopic } from '../brief/topic.js';
import type { Brief } from '../brief/brief.js';
import { capitalise, lowerFirst, titleCase } from '../grammar/casing.js';
import { isNounPhrase } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { statementsOf } from './article-facts.js';
import { callToAction } from './call-to-action.js';
import type { Plan } from './plan.js';

/**
 * An honest outline for a topic that the engine has nothing to say about: headings, and under each the questions
 * that a writer has to answer. Flagged with `outline_only`.
 */
export const outline: Plan = (context) => {
  const { brief, voice } = context;
  const topic = speakableTopic(brief);
  context.warnings.push({
    reason: 'outline_only',
    message:
      'The built-in engine knows nothing about this topic: it wrote an outline to work from, not a finished text.',
  });
  const draft = new Draft().title(topic ? titleCase(headlineTopic(brief, topic)) : 'Working Outline');
  const whom = brief.audience ? ` for ${lowerFirst(brief.audience, brief.names)}` : '';
  draft.paragraph(
    voice.say([
      `A working outline${whom}: answer the questions under each heading in your own words.`,
      `This is an outline${whom} to work from: each question below calls for an answer of your own.`,
    ]),
    optional(
      1,
      'The questions are there to be answered in a sentence or two each, and crossed out when they lead nowhere.',
    ),
  );
  draft.paragraph(...statementsOf(brief));
  for (const point of brief.points)
    draft
      .section(capitalise(point))
      .bullets([
        `What should the reader know about ${lowerFirst(point, brief.names)}?`,
        optional(2, `Which example makes ${lowerFirst(point, brief.names)} easy to picture?`),
      ]);
  const sections = chooseOutline(brief);
  for (const [index, section] of sections.entries()) addSection(draft, section, index);
  draft.section(null).paragraph(brief.callToAction ? callToAction(brief.callToAction) : null);
  return draft;
};

function addSection(draft: Draft, section: OutlineSection, index: number): void {
  const [first = '', ...others] = section.prompts;
  draft
    .section(section.heading)
    .bullets([
      index < 3 ? first : optional(1, first),
      ...others.map((prompt, place) => optional(1 + place + (index < 4 ? 0 : 1), prompt)),
    ]);
}

function chooseOutline(brief: Brief): readonly OutlineSection[] {
  const { topic } = brief;
  const facet = topic.facet ?? '';
  if (facet === 'effects' || facet === 'types') return OUTLINES.thing ?? [];
  if (facet === 'pros and cons')
    return [...(OUTLINES.benefits ?? []).slice(0, 3), ...(OUTLINES.risks ?? []).slice(0, 3)];
  if (KNOWLEDGE_FACETS.has(facet)) return OUTLINES[facet] ?? OUTLINES.thing ?? [];
  if (/^(?:benefits|reasons|importance)$/.test(facet)) return OUTLINES.benefits ?? [];
  if (topic.kind === 'how' || /^(?:tips|ways|steps|mistakes)$/.test(facet)) return OUTLINES.how ?? [];
  if (topic.kind === 'why') return OUTLINES.why ?? [];
  if (topic.kind === 'statement' || /\bshould\b/i.test(topic.surface)) return OUTLINES.opinion ?? [];
  if (/\b(?:visit|trip|travel|weekend in|days in|holiday in|city guide)\b/i.test(topic.surface))
    return OUTLINES.place ?? [];
  return OUTLINES.thing ?? [];
}

/** The topic where it can be said in a sentence or a headline; undefined for prompts that cannot. */
export function speakableTopic(brief: Brief): string | undefined {
  if (!brief.isReadable || !brief.looksEnglish) return undefined;
  const name = nameTopic(brief.topic);
  const surface = brief.topic.surface;
  if (
    surface !== '' &&
    surface.split(/\s+/).length <= 14 &&
    surface.length <= 90 &&
    !/[{}<>|\\]/.test(surface)
  )
    return surface;
  return isNounPhrase(name) ? name : undefined;
}

function headlineTopic(brief: Brief, topic: string): string {
  const counted = brief.count && !/\d/.test(topic) ? `${brief.count} ` : '';
  return (
    `${counted}${topic}`.replace(/[.?!]+$/, '') +
    (/^(?:is|are|can|does|do|should|will|why do|why does|what|how does|how do)\b/i.test(topic) ? '?' : '')
  );
}
