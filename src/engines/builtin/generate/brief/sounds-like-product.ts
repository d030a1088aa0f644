import { PRODUCT_CATEGORIES } from '../data/product-categories.js';
import { isVerbPhrase } from '../grammar/phrases.js';
import { readFact, splitFacts } from './facts.js';

const HEAD_END = /,|;|:|\s(?:with|made|that|which|for|from|in)\s/i;

/** True for "Wireless headphones with 30-hour battery and a foldable design": a product and facts of it, no question, no order. */
export function soundsLikeProduct(core: string): boolean {
  const end = core.search(HEAD_END);
  if (end < 0 || /^my\s/i.test(core) || core.length > 600 || /\?/.test(core)) return false;
  const head = core.slice(0, end).replace(/^(?:an?|the|our|new)\s+/i, '');
  if (head.split(/\s+/).length > 6 || isVerbPhrase(head) || !endsInProduct(head)) return false;
  const facts = splitFacts(core.slice(end).replace(/^[,;:\s]+/, '')).map(readFact);
  return (
    facts.length > 1 &&
    facts.some(({ kind, text }) => kind !== 'statement' && (kind !== 'has' || /\d/.test(text)))
  );
}

function endsInProduct(head: string): boolean {
  return PRODUCT_CATEGORIES.some(({ match }) => {
    const found = match.exec(head);
    return found !== null && found.index + found[0].length === head.length;
  });
}
