import { ASK_TO_ACT, HERO, SUBLINE } from '../data/sales-phrases.js';
import { FAQ_QUESTIONS } from '../data/faq-questions.js';
import { PRICE } from '../data/product-phrases.js';
import { capitalise, titleCase } from '../grammar/casing.js';
import { Draft, optional } from '../realise/draft.js';
import { callToAction } from './call-to-action.js';
import type { Plan } from './plan.js';
import { nameProduct } from './name-product.js';
import { prepareFacts, type SayableFact } from './product-facts.js';

/** Headline and first call to action, the reader's situation, what they get, questions, last call to action. */
export const landingPage: Plan = (context) => {
  const { brief, voice } = context;
  const product = nameProduct(context);
  const slots = { ...product.slots, category: product.slots.category };
  const facts = prepareFacts(brief.facts, product.isPlural, voice, brief.names);
  const act = brief.callToAction ? callToAction(brief.callToAction) : voice.say(ASK_TO_ACT);
  const draft = new Draft()
    .title(titleCase(voice.sayFullest(HERO, slots) ?? product.headline))
    .paragraph(voice.sayFullest(SUBLINE, slots))
    .paragraph(act);
  if (product.kind)
    draft
      .section('Sound familiar?')
      .paragraph(...product.kind.hooks.slice(0, 2).map((hook, index) => optional(1 + index, hook)));
  if (facts.length > 0) draft.section('What you get').bullets(facts.map((fact) => benefitLine(fact)));
  else
    context.warnings.push({
      reason: 'few_facts',
      message:
        'The prompt gives no facts about the product: features, figures or a price make a fuller page.',
    });
  if (product.kind)
    draft
      .section('Where it fits in')
      .paragraph(...product.kind.uses.map((use, index) => optional(3 + index, use)));
  addQuestions(draft, facts);
  const close = brief.price ? voice.say(PRICE, { price: brief.price }) : null;
  return draft
    .section('Ready when you are')
    .paragraph(
      close ?? optional(2, 'Have a look around, and take it from there.'),
      optional(2, brief.callToAction ? null : voice.say(ASK_TO_ACT)),
    );
};

function benefitLine({ line, benefit }: SayableFact): string {
  return benefit ? `${capitalise(line)}, ${benefit}` : capitalise(line);
}

/** Questions that the facts answer; at most four, and none twice. */
function addQuestions(draft: Draft, facts: readonly SayableFact[]): void {
  const asked = new Set<string>();
  for (const fact of facts) {
    const question = FAQ_QUESTIONS.find(([match]) => match.test(fact.source.text))?.[1];
    if (!question || asked.has(question) || asked.size >= 4 || question === 'What does it cost?') continue;
    asked.add(question);
    draft.section(question, 3).paragraph(optional(5, `It ${fact.predicate}.`));
  }
  draft.section(null);
}
