import type { GenerateJob } from '../../../text-engine.js';
import type { Brief } from '../sort/brief.js';
import { asItem } from '../text/tidy.js';
import { render } from './blocks.js';

/** The plainest layout: a title, and the facts as a list. Used where a composed text does not pass its checks. */
export function composePlain(brief: Brief, { template, options }: GenerateJob): string {
  const title = brief.subject ?? brief.actSubject ?? brief.kindName;
  const items = brief.parts.map((part) =>
    asItem(part.kind === 'labelled' ? `${part.label}: ${part.text}` : part.text),
  );
  const extra = [brief.recipient?.words, brief.callToAction, brief.sender, brief.hashtags.join(' ')].filter(
    (text) => text !== undefined && text !== '',
  ) as string[];
  return render(
    [
      { kind: 'title', text: asItem(title ?? template.name) || template.name },
      { kind: 'list', items: [...items, ...extra.map(asItem)] },
    ],
    options.format,
  );
}
