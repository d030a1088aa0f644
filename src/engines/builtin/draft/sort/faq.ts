import type { Stretch } from '../roles/stretches.js';
import { partText, type Brief, type Part } from './brief.js';

/** “what does it cost - £30 a year”, “can I bring it back? yes”: a question and its answer in one piece. */
const QUESTION =
  /^(?<question>(?:what|how|can|could|do|does|did|is|are|where|when|who|which|why|will|must|may|should)\b[^?:–—]{3,100}?|[^?]{3,100}(?=\?))(?:\?\s+|\s[–—-]\s|:\s+)(?<answer>\S.*)$/is;

/** Whether a text consists of questions and answers. */
export function isFaq({ kindName = '', templateId }: Brief): boolean {
  return templateId === 'faq' || /faq|frequently|q ?(?:&|and) ?a|questions/i.test(kindName);
}

/** “What about furniture? no, no space”: what follows a question is its answer, even if it looks like a direction. */
export function readAnswers(stretches: readonly Stretch[]): void {
  for (const [index, stretch] of stretches.entries())
    if (stretches[index - 1]?.text.endsWith('?')) Object.assign(stretch, { role: 'fact', isUnsure: false });
}

/** Divides the facts of a FAQ into questions and answers, where the prompt has both. */
export function readQuestions(brief: Brief): void {
  brief.parts = joinAnswers(brief).flatMap((part): Part[] => {
    const { question, answer } = QUESTION.exec(partText(part))?.groups ?? {};
    if (question === undefined || answer === undefined) return [part];
    return [
      { kind: 'labelled', label: 'Q', text: `${question.trim()}?` },
      { kind: 'labelled', label: 'A', text: answer },
    ];
  });
}

/** “yes, within 30 days, refund goes to the same card”: the notes of the only answer. */
const ONLY = /^[^?]+\? (?:yes|no)\b[^?:=]*$/is;

/** “Can I donate?” and the piece after it. */
function joinAnswers({ parts, said }: Brief): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const answers = last?.text.endsWith('?') && !part.text.endsWith('?');
    if (answers && last?.kind !== 'labelled' && part.kind !== 'labelled')
      joined.splice(-1, 1, { kind: 'item', text: `${last?.text} ${part.text}` });
    else joined.push(part);
  }
  const text = joined.reduce((all, part) => {
    const words = partText(part).replace(/\.$/, '');
    return `${all}${all && (said.includes(`\n${words}`) ? '. ' : ', ')}${words}`;
  }, '');
  return ONLY.test(text) && !/[–—]| - /.test(text) ? [{ kind: 'item', text }] : joined;
}
