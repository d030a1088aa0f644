import { splitAtCommas } from '../text/split.js';
import { unsay, type Brief, type Part } from './brief.js';

const NOUN = String.raw`(?:(?!(?:that|which|with|for|and|in|on|at|from|to|of|by|is|are|come|last|this)\b)[\p{L}'’-]+ ?){1,5}`;
/** “We’ve just started selling a standing desk.” */
const SELLS = new RegExp(
  String.raw`^(?:We|I)(?:['’]ve|['’]re|['’]m| have| are| am)? (?:(?:just|now|recently|also) ){0,2}(?:started (?:selling|making|offering|stocking)|launched|sell(?:ing)?|stock(?:ing)?|make|making|offer(?:ing)?) (?<product>(?:an?|my|our) ${NOUN})(?<more>[^.]*)\.?$`,
  'u',
);
/** “It’s called Red Gate, habanero and mango, …”, “It’s a candle called Nightfall.” */
const CALLED =
  /^(?:(?:It(?:['’]s| is)|They(?:['’]re| are)) (?:(?:called|named) (?=\p{Lu})|(?=an? [\p{L} -]{3,40} called \p{Lu}))|(?:This|The product) is (?=an? ))(?<product>[^,.]{2,80})(?:,\s+(?<more>.*)|\.?)$/su;
/** “Our socks are made for nurses”, one note among others */
const OURS =
  /^(?:[Oo]ur|[Mm]y) (?<product>(?:(?!(?:is|are|come|comes|has|have)\b)[\p{L}-]+ ){1,4})(?:(?:is|are) (?=\p{Ll}+(?:ed|en|de|ght)\b)|(?=(?:is|are|come|comes|has|have) ))(?<more>.*)$/su;

/** Names the product of a description from its facts, where the request does not. */
export function nameProduct(brief: Brief, templateId: string): void {
  if (templateId !== 'product-description' || brief.subject !== undefined) return;
  const [first] = brief.parts;
  const sells = SELLS.exec(first?.text ?? '')?.groups;
  const ours = first?.kind === 'item' && brief.parts.length > 2 ? OURS.exec(first.text)?.groups : undefined;
  const called = brief.parts.findIndex(({ text }) => CALLED.test(text));
  const text = brief.parts[Math.max(called, 0)]?.text ?? '';
  const { product, more = '' } = CALLED.exec(text)?.groups ?? sells ?? ours ?? {};
  if (product === undefined) return;
  brief.subject = product.trim();
  // “We sell a desk in Leeds” says more than the title does.
  if (called < 0 && sells && (more !== '' || /^(?:my|our) /.test(product))) return;
  const items = splitAtCommas(more.replace(/\.$/, '')).map((item): Part => ({ kind: 'item', text: item }));
  brief.parts.splice(Math.max(called, 0), 1, ...items);
  unsay(brief, text.slice(0, text.indexOf(brief.subject)));
}
