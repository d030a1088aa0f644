import { titleCase } from '../grammar/casing.js';
import type { PlanContext } from './plan.js';

/** The headline: the topic as asked for, made a headline where it is a bare noun phrase. */
export function articleTitle({ brief, voice }: PlanContext): string {
  const labelled = brief.labels.get('topic');
  const { topic } = brief;
  const surface = (labelled ?? topic.surface)
    .replace(/[.?!]+$/, '')
    .replace(/^(?:some|a few|several)\s+/i, '');
  const isQuestion =
    /^(?:is|are|can|does|do|should|will|why do|why does|what|how do|how does)\b/i.test(surface) &&
    !/^what (?:is|are) the\b/i.test(surface);
  if (isQuestion) return `${titleCase(surface)}?`;
  const bare = surface.replace(/^what (?:is|are) /i, '');
  if (topic.kind !== 'thing' || topic.facet || brief.count) return titleCase(bare);
  const ending = voice.say([': A Practical Guide', ': Where to Start', ': What to Know First']) ?? '';
  return `${titleCase(bare)}${ending}`;
}
