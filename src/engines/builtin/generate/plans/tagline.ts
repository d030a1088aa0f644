import { TAGLINES } from '../data/sales-phrases.js';
import { capitalise } from '../grammar/casing.js';
import { Draft } from '../realise/draft.js';
import type { Plan, PlanContext } from './plan.js';
import { nameProduct } from './name-product.js';

const USUAL_COUNT = { short: 3, medium: 6, long: 10 } as const;

/** As many taglines as asked for, one a line, from what the prompt tells: name, kind, audience, what it is known for. */
export const tagline: Plan = (context) => {
  const { brief, voice, length } = context;
  const wanted = Math.min(brief.count ?? USUAL_COUNT[length], 20);
  const { slots } = nameProduct(context);
  const [thing, other] = knownFor(context);
  const lines: string[] = [];
  for (let round = 0; round < TAGLINES.length && lines.length < wanted; round += 1) {
    const line = voice.sayFullest(TAGLINES, {
      name: slots.name,
      category: slots.category,
      audience: brief.audience,
      thing,
      other,
    });
    if (line === null) break;
    lines.push(line);
  }
  if (lines.length === 0) lines.push(capitalise(`${brief.core || 'Your words'}, plain and simple.`));
  if (lines.length < wanted)
    context.warnings.push({
      reason: 'few_facts',
      message: 'A name, an audience and what it is known for make more taglines.',
    });
  return new Draft().lines(lines);
};

/** "known for sourdough" → sourdough; else the first two facts that are short things. */
function knownFor({ brief }: PlanContext): (string | undefined)[] {
  const things = brief.facts.flatMap((fact) => {
    const known = /^(?:known|famous|loved) for (.+)$/i.exec(fact.text)?.[1];
    const thing = known ?? (fact.kind === 'has' ? fact.text : undefined);
    return thing && thing.split(' ').length <= 3 && !/\d/.test(thing) ? thing.split(/\s+and\s+/) : [];
  });
  return things;
}
