import { ASK_TO_ACT, HERO } from '../data/sales-phrases.js';
import { capitalise, lowerFirst, titleCase } from '../grammar/casing.js';
import { joinAnd } from '../grammar/joining.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import { callToAction } from './call-to-action.js';
import type { Plan } from './plan.js';
import { nameProduct } from './name-product.js';
import { prepareFacts } from './product-facts.js';

/** Headlines of adverts are cut off beyond this many characters. */
const HEADLINE_MAX = 60;

/** The offer or the product as a headline, the reader's situation, two or three facts, one call to action. */
export const adCopy: Plan = (context) => {
  const { brief, voice, length } = context;
  const product = nameProduct(context);
  const facts = prepareFacts(brief.facts, product.isPlural, voice, brief.names);
  const offer = facts.find((fact) => /\d\s?%|\bfree\b|\boff\b|\bdiscount|[$€£]/i.test(fact.source.text));
  const hero = voice.sayFullest(HERO, product.slots) ?? product.headline;
  const headline = offer ? capitalise(offer.source.text) : hero;
  const told = facts.filter((fact) => fact !== offer).slice(0, { short: 1, medium: 3, long: 6 }[length]);
  const draft = new Draft().title(headline.length <= HEADLINE_MAX ? titleCase(headline) : headline);
  draft.paragraph(
    offer ? asSentence(capitalise(hero)) : null,
    brief.audience && !hero.toLowerCase().includes(brief.audience.toLowerCase())
      ? asSentence(`For ${lowerFirst(brief.audience, brief.names)}`)
      : null,
    optional(2, product.kind && voice.say(product.kind.hooks)),
    ...told.map((fact) => (fact.benefit ? asSentence(`${capitalise(fact.line)}, ${fact.benefit}`) : null)),
    sayRest(told.filter((fact) => !fact.benefit).map((fact) => fact.line)),
    optional(4, product.kind && voice.say(product.kind.uses)),
  );
  return draft.paragraph(
    brief.price && !headline.includes(brief.price) ? asSentence(`Price: ${brief.price}`) : null,
    brief.callToAction ? callToAction(brief.callToAction) : voice.say(ASK_TO_ACT),
  );
};

function sayRest(lines: readonly string[]): string | null {
  return lines.length === 0 ? null : asSentence(capitalise(joinAnd(lines)));
}
