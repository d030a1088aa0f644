import {
  OPEN_NAMED,
  OPEN_NAMED_FOR,
  OPEN_NAME_ONLY,
  OPEN_UNNAMED,
  OPEN_UNNAMED_PLURAL,
  PRICE,
  PRODUCT_CLOSE,
} from '../data/product-phrases.js';
import { capitalise } from '../grammar/casing.js';
import { Draft, optional, type Line } from '../realise/draft.js';
import type { Slots } from '../realise/voice.js';
import { callToAction } from './call-to-action.js';
import type { Plan, PlanContext } from './plan.js';
import { SPEAKS_OF_ONE, prepareFacts, type SayableFact } from './product-facts.js';
import { nameProduct } from './name-product.js';

/** Headline, what it is, facts with what they mean, the remaining facts as a list, price and call to action. */
export const productDescription: Plan = (context) => {
  const { brief, voice, length } = context;
  const product = nameProduct(context);
  const facts = prepareFacts(brief.facts, product.isPlural, voice, brief.names);
  const told = { short: 2, medium: 4, long: 7 }[length];
  const inProse = facts.length <= told + 1 ? facts : chooseForProse(facts, told);
  const listed = facts.filter((fact) => !inProse.includes(fact));
  const kind = product.kind;
  const uses = kind?.uses.filter((use) => !(product.isPlural && SPEAKS_OF_ONE.test(use))) ?? [];
  const draft = new Draft()
    .title(product.headline)
    .paragraph(
      openingLine(context, product.slots, product.isPlural),
      optional(2, kind && voice.say(kind.hooks)),
    )
    .paragraph(...sayFacts(inProse, product.isPlural));
  if (listed.length > 0) draft.bullets(listed.map((fact) => capitalise(fact.line)));
  if (facts.length === 0)
    context.warnings.push({
      reason: 'few_facts',
      message:
        'The prompt gives no facts about the product: size, material, features or price make a fuller text.',
    });
  draft
    .paragraph(
      optional(3, voice.say(uses)),
      optional(5, voice.say(uses)),
      optional(6, kind && voice.say(kind.hooks)),
    )
    .paragraph(
      brief.price
        ? voice.say(/\s(?:a|an|per)\s/.test(brief.price) ? PRICE.neutral : PRICE, { price: brief.price })
        : null,
      brief.callToAction ? callToAction(brief.callToAction) : optional(1, voice.say(PRODUCT_CLOSE)),
    );
  return draft;
};

function openingLine(context: PlanContext, slots: Slots, plural: boolean): string | null {
  const { voice, brief } = context;
  if (slots.name && slots.category) {
    const the = slots.the;
    return (
      (slots.audience ? voice.say(OPEN_NAMED_FOR, slots) : null) ?? voice.say(OPEN_NAMED, { ...slots, the })
    );
  }
  if (slots.name) return voice.say(OPEN_NAME_ONLY, slots);
  if (!slots.category) return brief.core === '' ? null : `${capitalise(brief.core)}.`;
  const audience = slots.audience ? ` for ${slots.audience}` : '';
  const category = `${slots.category}${audience}`;
  return voice.say(plural ? OPEN_UNNAMED_PLURAL : OPEN_UNNAMED, {
    ...slots,
    category,
    thiscategory: `${plural ? 'these' : 'this'} ${category}`,
  });
}

/** Those with a benefit first, in the order of the prompt. */
function chooseForProse(facts: readonly SayableFact[], most: number): SayableFact[] {
  const ranked = [...facts]
    .sort((a, b) => Number(b.benefit !== null) - Number(a.benefit !== null))
    .slice(0, most);
  return facts.filter((fact) => ranked.includes(fact));
}

/** Says facts as sentences: those with a benefit alone, those without in pairs. */
export function sayFacts(facts: readonly SayableFact[], plural: boolean): Line[] {
  const it = plural ? 'They' : 'It';
  const lines: Line[] = [];
  let waiting: string | null = null;
  for (const [index, fact] of facts.entries()) {
    if (fact.benefit) {
      lines.push(
        waiting
          ? `${it} ${waiting}, and ${it.toLowerCase()} ${fact.predicate}, ${fact.benefit}.`
          : `${it} ${fact.predicate}, ${fact.benefit}.`,
      );
      waiting = null;
    } else if (waiting) {
      lines.push(`${it} ${joinPredicates(waiting, fact.predicate)}.`);
      waiting = null;
    } else if (index === facts.length - 1) {
      lines.push(
        `${it}${lines.length > 0 ? ' also' : ''} ${fact.predicate}.`.replace(
          /^(It|They) also (is|are) /,
          '$1 $2 also ',
        ),
      );
    } else {
      waiting = fact.predicate;
    }
  }
  return lines;
}

function joinPredicates(first: string, second: string): string {
  const shared = /^(is|are|has|have)\s/.exec(first)?.[0];
  return shared && second.startsWith(shared) && !/^(?:is|are) (?:made|available)/.test(second)
    ? `${first} and ${second.slice(shared.length)}`
    : `${first} and ${second}`;
}
