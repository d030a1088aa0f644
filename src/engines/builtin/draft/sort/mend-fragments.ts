import { trimMarks } from '../text/tidy.js';
import { isLetter, type Brief, type Part } from './brief.js';

/** A relative clause that its noun has been taken from, up to the colon after it. */
const RELATIVE = /^(?<pronoun>who|which)\s+(?<clause>\S[^:]*)(?::\s+(?<rest>\S.*))?$/is;

/** Mends facts that lack a subject: no fragment stands as a sentence. */
export function mendFragments(brief: Brief): void {
  brief.parts = brief.parts.flatMap((part, index) => mendRelative(part, index, brief));
}

function mendRelative(part: Part, index: number, brief: Brief): Part[] {
  const groups = part.kind === 'labelled' ? undefined : RELATIVE.exec(part.text)?.groups;
  if (groups?.clause === undefined || part.text.endsWith('?')) return [part];
  const isReference = index === 0 && /reference|recommend/i.test(brief.kindName ?? '');
  if (isReference) return [{ kind: 'item', text: part.text }];
  const { subject = '' } = brief;
  if (!isLetter(brief) && index === 0 && /^(?:(?:the|our|my)\s|\p{Lu})/u.test(subject))
    return [{ kind: 'sentence', text: `${subject} ${part.text.replace(/^\S+\s+/, '')}` }];
  if (!isLetter(brief)) return [{ kind: 'item', text: part.text.replace(/^\S+\s+/, '') }];
  // “Reply to a customer who asks if …: yes” says who is written to.
  brief.apart.push(`${groups.pronoun} ${trimMarks(groups.clause).replace(/\.$/, '')}`);
  return groups.rest === undefined ? [] : [{ kind: 'item', text: groups.rest }];
}
