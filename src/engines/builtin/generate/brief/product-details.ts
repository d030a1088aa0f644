import type { ProductBrief } from './product.js';
import { namesPeople } from '../data/people-nouns.js';
import { findPrice } from './details.js';
import { splitAudience } from './audience.js';
import { readFact, splitFacts } from './facts.js';
import type { Fact } from './brief.js';
import { trimPhrase } from './sentences.js';

/** Facts, price and audience out of the part after the name. */
export function readDetails(
  text: string,
  knownAudience?: string,
  findsAudience = true,
): Pick<ProductBrief, 'facts' | 'price' | 'audience'> {
  let audience = knownAudience;
  const found = findPrice(text);
  const price = found?.price;
  const facts: Fact[] = [];
  for (const told of splitFacts(text)) {
    if (found && isOnlyPrice(told, found.matched)) continue;
    const forPeople = findsAudience && audience === undefined ? splitAudience(told) : { phrase: told };
    const part = forPeople.audience && forPeople.phrase.split(/\s+/).length > 1 ? forPeople.phrase : told;
    if (part !== told) audience = forPeople.audience;
    const whom = /^(?:(?:perfect|ideal|great|designed|made|suitable|meant)\s+)?for\s+(.+)$/i.exec(part);
    if (whom && !/\d/.test(part)) {
      if (findsAudience && namesPeople(whom[1] ?? '')) audience ??= trimPhrase(whom[1] ?? '');
      else
        facts.push({
          kind: 'is',
          text: /^for\b/i.test(part) ? `made for ${trimPhrase(whom[1] ?? '')}` : part,
        });
      continue;
    }
    if (/^(?:it|they|price|costs?)$/i.test(part)) continue;
    facts.push(readFact(part));
  }
  return { facts, price, audience };
}

/** True for a part that tells the price and nothing else: the price has a sentence of its own. */
function isOnlyPrice(part: string, matched: string): boolean {
  if (!part.includes(matched.trim())) return false;
  return !/[\p{L}\d]/u.test(
    part
      .replace(matched.trim(), '')
      .replace(/\b(?:and|it|for|at|is|are|costs?|price|priced|from|only|just)\b/gi, ''),
  );
}
