import type { GenerateJob } from '../../../text-engine.js';
import { isNounPhrase } from '../grammar/phrases.js';
import { SURE, type Brief, type BriefField } from './brief.js';
import { type Request } from './request.js';

/** How sure each field is, by where it came from. */
export function rateConfidence(brief: Brief, job: GenerateJob, request: Request): void {
  const { options } = job;
  const rate = (field: BriefField, option: unknown, value: unknown, label = field as string) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return;
    brief.confidence[field] =
      option !== undefined ? SURE.option : brief.labels.has(label) ? SURE.label : SURE.direction;
  };
  rate('audience', options.audience, brief.audience);
  rate('recipient', options.recipient, brief.recipient);
  rate('sender', options.sender, brief.sender);
  rate('brand', options.brand, brief.brand);
  rate('callToAction', options.call_to_action, brief.callToAction);
  rate('points', options.points, brief.points);
  rate('keywords', options.keywords, brief.keywords);
  rate('avoid', options.avoid, brief.avoid);
  rate('facts', options.facts, brief.facts);
  rate('acts', undefined, brief.acts);
  for (const field of ['name', 'category', 'price', 'date', 'place', 'reason', 'words'] as const)
    rate(field, undefined, brief[field]);
  brief.confidence.template =
    job.template.id !== 'general' ? SURE.option : request.templateId ? SURE.direction : SURE.guess;
  brief.confidence.topic = brief.labels.has('topic')
    ? SURE.label
    : isNounPhrase(brief.topic.handle) || brief.topic.kind === 'how'
      ? SURE.direction
      : SURE.guess / 2;
}
