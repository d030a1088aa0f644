import { FAQ_QUESTIONS } from '../data/faq-questions.js';
import { splitList } from '../brief/sentences.js';
import type { Fact } from '../brief/brief.js';
import { capitalise, lowerFirst, titleCase } from '../grammar/casing.js';
import { isClause } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { completeSentence } from '../brief/complete-sentence.js';
import { asSentence } from '../realise/polish.js';
import { callToAction } from './call-to-action.js';
import { findKnowledge } from './know.js';
import { outline } from './outline.js';
import type { Plan, PlanContext } from './plan.js';

/** Questions answered by the facts of the prompt, then by what is known of the field. */
export const faq: Plan = (context) => {
  const { brief, words } = context;
  const known = findKnowledge({ ...brief, points: [] }, Math.max(3, Math.round(words / 45)));
  const answered = answerFromFacts(brief.facts);
  const asked = brief.points.map((point) => asQuestion(point));
  const fromKnowledge = known.points.filter((point) => point.question && point.how !== '');
  if (answered.length === 0 && fromKnowledge.length === 0) return outline(context);
  const draft = new Draft().title(faqTitle(context));
  for (const { question, answer } of answered) draft.section(question, 3).paragraph(...answer);
  for (const [index, point] of fromKnowledge.entries())
    draft
      .section(point.question ?? null, 3)
      .paragraph(
        optional(index < 3 && answered.length === 0 ? 0 : 1, point.claim),
        optional(1, point.how),
        optional(2, point.why),
      );
  if (asked.length > 0) {
    draft.section('Questions still to be answered').bullets(asked);
    context.warnings.push({
      reason: 'points_not_developed',
      message: 'The prompt asks questions that none of its facts answers: they are listed without an answer.',
    });
  }
  return draft.section(null).paragraph(brief.callToAction ? callToAction(brief.callToAction) : null);
};

function answerFromFacts(facts: readonly Fact[]): { question: string; answer: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const fact of facts) {
    const question =
      FAQ_QUESTIONS.find(([match]) => match.test(fact.text))?.[1] ?? 'What else should I know?';
    groups.set(question, [...(groups.get(question) ?? []), answerOf(fact)]);
  }
  return [...groups].map(([question, answer]) => ({ question, answer }));
}

function answerOf(fact: Fact): string {
  const said = completeSentence(fact.text);
  if (isClause(said) || said !== fact.text) return asSentence(said);
  if (fact.kind === 'does') return asSentence(`It ${lowerFirst(fact.text)}`);
  return asSentence(capitalise(fact.text));
}

function asQuestion(point: string): string {
  return capitalise(
    /^(?:who|what|when|where|why|how|is|are|can|do|does|may|which|will|should)\b/i.test(point)
      ? `${point}?`
      : `What about ${lowerFirst(point)}?`,
  );
}

function faqTitle({ brief }: PlanContext): string {
  const subject = (brief.labels.get('topic') ?? splitList(brief.core.split(':')[0] ?? '')[0] ?? '')
    .replace(/^(?:about|on|for|of)\s+/i, '')
    .replace(/^(?:our|my|the|an?)\s+/i, '');
  return subject === '' || subject.split(' ').length > 9
    ? 'Frequently Asked Questions'
    : `${titleCase(subject)}: Frequently Asked Questions`;
}
