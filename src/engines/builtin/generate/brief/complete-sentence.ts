import { isPlural } from '../grammar/phrases.js';

const PARTICIPLE =
  /^((?:[\p{L}'-]+\s){0,3}?[\p{L}'-]+)\s+(accepted|included|refunded|required|delivered|served|provided|offered|charged|allowed|permitted|needed|guaranteed|possible|available|free|welcome|closed|open|extra|recommended|expected|limited|sold|held|paid|shipped|answered|booked|reserved|free of charge)\b/iu;

/** Puts the missing verb into notes such as "returns accepted within 30 days". */
export function completeSentence(note: string): string {
  const match = PARTICIPLE.exec(note);
  if (!match || /\b(?:is|are|was|were|be|been|not|has|have|can|will)$/i.test(match[1] ?? '')) return note;
  const subject = match[1] ?? '';
  if (/^(?:we|you|they|i)$/i.test(subject)) return `${subject} are${note.slice(subject.length)}`;
  return `${subject} ${isPlural(subject) ? 'are' : 'is'}${note.slice(subject.length)}`;
}
