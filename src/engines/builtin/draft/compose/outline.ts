import type { TemplateDefinition } from '../../../../templates/template-definition.js';
import { KIND_OUTLINES, POINTS_OF } from '../data/outlines.js';
import type { Brief } from '../sort/brief.js';
import { asItem, trimMarks } from '../text/tidy.js';
import { paragraph, type Block } from './blocks.js';
import { composeBody } from './body.js';
import { takeTitle } from './take-title.js';
import { nameKind, provenTitle } from '../text/title.js';

/** An outline that names the subject and asks for what is missing; what the prompt gave stands above it. */
export function composeOutline(brief: Brief, template: TemplateDefinition): Block[] {
  const names = [outlineOf(brief), template.id, brief.layout];
  const points = names.map((name) => POINTS_OF.get(name)).find((each) => each !== undefined) ?? [];
  const [only = ''] = brief.parts.length === 1 ? brief.parts.map(({ text }) => provenTitle(text)) : [];
  const isTopic = brief.subject === undefined && only !== '';
  return [
    { kind: 'title', text: isTopic ? asItem(only) : titleOf(brief, template) },
    ...composeBody(isTopic ? [] : brief.parts),
    paragraph(brief.keywords.length > 0 && `Keywords: ${brief.keywords.join(', ')}`),
    paragraph(brief.callToAction && `Call to action: ${trimMarks(brief.callToAction)}`),
    paragraph(brief.hashtags.join(' ')),
    { kind: 'heading', text: 'Outline' },
    { kind: 'list', items: points },
  ];
}

/** The kind of text and its subject: “Slogan for a shoe repair shop”. */
function titleOf(brief: Brief, { id, name }: TemplateDefinition): string {
  const subject = provenTitle(brief.subject);
  const kind = brief.kindName ? nameKind(brief.kindName) : undefined;
  const plain = kind ?? (id === 'general' ? 'Draft' : name);
  if (subject === undefined) return plain;
  const isNamed = kind !== undefined && brief.layout === 'invention' && id === 'general';
  return isNamed ? `${kind} ${brief.subjectLink ?? 'for'} ${subject}` : (takeTitle(brief).title ?? plain);
}

/** Templates with an outline of their own, and the kinds that the general template reads. */
function outlineOf({ kindName = '', templateId }: Brief): string {
  const name = templateId === 'general' ? kindName : `${templateId} ${kindName}`;
  return KIND_OUTLINES.find(({ kind }) => kind.test(name))?.name ?? '';
}
