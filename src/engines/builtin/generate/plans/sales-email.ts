import { SALES_ASK, SALES_OPENING, SALES_OUT } from '../data/sales-phrases.js';
import { GREETINGS, SIGN_OFFS } from '../data/letter-situations.js';
import { PRICE } from '../data/product-phrases.js';
import { capitalise } from '../grammar/casing.js';
import { Draft, optional } from '../realise/draft.js';
import { callToAction } from './call-to-action.js';
import { nameRecipient } from './letter-people.js';
import type { Plan, PlanContext } from './plan.js';
import { sayFacts } from './product-description.js';
import { nameProduct } from './name-product.js';
import { prepareFacts } from './product-facts.js';

/** Subject, the reader's situation, the product with what it means for them, one request, a polite way out. */
export const salesEmail: Plan = (context) => {
  const { brief, voice } = context;
  const product = nameProduct(context);
  const facts = prepareFacts(brief.facts, product.isPlural, voice, brief.names);
  const whom = brief.recipient ?? brief.audience;
  const named = nameRecipient(brief.recipient);
  const slots = {
    ...product.slots,
    name: product.slots.name ?? 'our offer',
    category: product.slots.category ?? product.slots.name,
  };
  const draft = new Draft()
    .line(`Subject: ${subject(context, whom)}`)
    .line(voice.say(GREETINGS[named.kind], named.slots) ?? 'Hello,')
    .paragraph(optional(2, product.kind && voice.say(product.kind.hooks)), voice.say(SALES_OPENING, slots))
    .paragraph(...sayFacts(facts.slice(0, 5), product.isPlural))
    .paragraph(
      brief.price ? voice.say(PRICE, { price: brief.price }) : null,
      brief.callToAction ? callToAction(brief.callToAction) : voice.say(SALES_ASK),
      optional(3, voice.say(SALES_OUT)),
    );
  const words = voice.say(SIGN_OFFS) ?? 'Best regards';
  const name = [brief.sender, brief.brand].filter(Boolean).join(', ');
  return draft.lines(name === '' ? [words] : [`${words},`, name]);
};

function subject({ brief }: PlanContext, whom: string | undefined): string {
  const category = brief.category?.split(/\s+(?:for|with|that)\s+/)[0];
  const what = brief.name
    ? category
      ? `${brief.name}: ${category}`
      : brief.name
    : capitalise(category ?? 'A short question');
  return whom && !nameRecipient(whom).slots.first && `${what} for ${whom}`.length < 60
    ? `${what} for ${whom}`
    : what;
}
