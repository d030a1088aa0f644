import { KIND_OUTLINES, outlinePoints } from '../data/outlines.js';
import type { Brief } from '../sort/brief.js';
import { asItem, capitalise, trimMarks } from '../text/tidy.js';
import type { Block } from './blocks.js';
import { composeBody } from './body.js';
import { takeTitle } from './pages.js';
import { provenTitle } from '../text/title.js';

/** An outline that names the subject and asks for what is missing; what the prompt gave stands above it. */
export function composeOutline(brief: Brief, templateId: string): Block[] {
  const { title, parts } = takeTitle(brief);
  const isInvented = brief.layout === 'invention' && brief.kindName !== undefined;
  const named =
    isInvented && templateId === 'general' && provenTitle(brief.subject)
      ? `${capitalise(brief.kindName ?? '')} ${brief.subjectLink ?? 'for'} ${provenTitle(brief.subject) ?? ''}`
      : undefined;
  const points =
    outlinePoints(outlineOf(brief, templateId)) ??
    outlinePoints(templateId) ??
    outlinePoints(brief.layout) ??
    [];
  return [
    { kind: 'title', text: named ?? title ?? asItem(brief.kindName ?? 'Draft') },
    ...(isInvented && named === undefined
      ? [{ kind: 'paragraph' as const, text: capitalise(brief.kindName ?? '') }]
      : []),
    ...composeBody(parts),
    ...(brief.keywords.length > 0
      ? [{ kind: 'paragraph' as const, text: `Keywords: ${brief.keywords.join(', ')}` }]
      : []),
    ...(brief.callToAction
      ? [{ kind: 'paragraph' as const, text: `Call to action: ${trimMarks(brief.callToAction)}` }]
      : []),
    ...(brief.hashtags.length > 0 ? [{ kind: 'paragraph' as const, text: brief.hashtags.join(' ') }] : []),
    { kind: 'heading', text: 'Outline' },
    { kind: 'list', items: [...points] },
  ];
}

/** Templates with an outline of their own, and the kinds that the general template reads. */
function outlineOf({ kindName = '' }: Brief, templateId: string): string {
  const name = templateId === 'general' ? kindName : `${templateId} ${kindName}`;
  return KIND_OUTLINES.find(([pattern]) => pattern.test(name))?.[1] ?? '';
}
