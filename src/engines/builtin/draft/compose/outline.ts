import { OUTLINES } from '../data/outlines.js';
import type { Brief } from '../sort/brief.js';
import { asItem, capitalise, trimMarks } from '../text/tidy.js';
import type { Block } from './blocks.js';
import { composeBody } from './body.js';
import { takeTitle } from './pages.js';

/** An outline that names the subject and asks for what is missing; what the prompt gave stands above it. */
export function composeOutline(brief: Brief, templateId: string): Block[] {
  const { title, parts } = takeTitle(brief);
  const points =
    OUTLINES[templateId] ?? OUTLINES[kindOf(brief)] ?? OUTLINES[brief.layout] ?? OUTLINES.invention ?? [];
  return [
    { kind: 'title', text: title ?? asItem(brief.kindName ?? 'Draft') },
    ...(brief.kindName && brief.layout === 'invention'
      ? [{ kind: 'paragraph' as const, text: capitalise(brief.kindName) }]
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

function kindOf({ kindName = '' }: Brief): string {
  const kinds: readonly [RegExp, string][] = [
    [/tag ?line|slogan/i, 'tagline'],
    [/script|video|reel/i, 'video-script'],
    [/compar/i, 'comparison'],
    [/listicle/i, 'listicle'],
    [/\bads?\b|advert/i, 'ad-copy'],
    [/guide|how-to|tutorial/i, 'how-to-guide'],
  ];
  return kinds.find(([pattern]) => pattern.test(kindName))?.[1] ?? '';
}
