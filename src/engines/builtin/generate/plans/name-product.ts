import { PRODUCT_CATEGORIES, type ProductCategory } from '../data/product-categories.js';
import { lowerFirst, titleCase } from '../grammar/casing.js';
import { isPlural } from '../grammar/phrases.js';
import type { Slots } from '../realise/voice.js';
import type { PlanContext } from './plan.js';

/** How a product is called in headlines and sentences. */
export function nameProduct({ brief }: PlanContext): {
  headline: string;
  slots: Slots;
  isPlural: boolean;
  kind: ProductCategory | undefined;
} {
  const category =
    brief.category === undefined
      ? undefined
      : lowerFirst(brief.category, brief.names).replace(/^(?:an?|the)\s+/i, '');
  const name = brief.name ?? undefined;
  const fallback = brief.core.split(/\s+/).slice(0, 6).join(' ') || 'This product';
  const plural = isPlural(category ?? name ?? '');
  const called = name && needsArticle(name) ? `the ${name}` : name;
  const headline = titleCase(name ? (category ? `${name}: ${category}` : name) : (category ?? fallback));
  const slots: Slots = {
    name,
    category,
    the: called,
    is: plural && !name ? 'are' : plural && called !== name ? 'are' : 'is',
    audience: brief.audience,
    thiscategory: category && `${plural ? 'these' : 'this'} ${category}`,
  };
  const said = `${category ?? ''} ${name ?? ''}`;
  return {
    headline,
    slots,
    isPlural: plural,
    kind:
      PRODUCT_CATEGORIES.find((item) => item.match.test(headNoun(category))) ??
      PRODUCT_CATEGORIES.find((item) => item.match.test(said)),
  };
}

/** The last word or two decide what kind of thing it is: a "coffee table" is a table. */
function headNoun(category: string | undefined): string {
  return (
    (category ?? '')
      .split(/\s+(?:for|with|of|in|from)\s+/)[0]
      ?.split(/\s+/)
      .slice(-2)
      .join(' ') ?? ''
  );
}

/** Models take an article ("the Kestrel 40"); firms, courses and one-word apps do not. */
function needsArticle(name: string): boolean {
  return /\s(?:\d|Go|Pro|Mini|Max|Plus|One|Air|Lite|XL|S|X|II|III)\b|\d$/.test(name) && !/^The\s/.test(name);
}
