import { predicateFor } from '../data/predicates.js';
import { mask } from '../text/mask.js';
import { regex } from '../../text/regex.js';

const ITEM = String.raw`(?!(?:we|i|you|it|they|please|no|not|with|for|from|in|on|is|are|has|made|comes?|available|includes?|contains|colou?rs?|sizes?)\b)[\p{L}-]{1,30}(?: (?!(?:and|or)\b)[\p{L}-]{1,30})?`;
const LIST = regex.giu`(?<=(?:^|[,.:;\n]|[–—-] ?) ?)(?<label>(?:(?:comes |available )?(?:in )?(?:colou?rs|sizes|flavou?rs|scents|ingredients):? |includes:? |contains:? |(?:comes|available) in (?!an? |the |our )|(?:goes|pairs|works|filled) with |(?<made>made (?:from|of|with) )|(?:tastes|smells) of )?)(?<items>${ITEM}(?:, ${ITEM}){0,7}(?:,? (?:and|or) ${ITEM})?)(?=[.;,\n]|$| [–—-] )`;

/** Keeps lists of colours, foods and the like in notes about a product whole, as one note: “charcoal, oat or moss”. */
export function keepLists(text: string, templateId: string): string {
  if (templateId !== 'product-description') return text;
  return text.replace(LIST, (whole, label: string, made: string | undefined, items: string) => {
    const pieces = items.split(', ');
    const isItem = (piece: string) =>
      (label === '' ? /^(?:comes in|is made with) / : /^(?:comes in|is made) /).test(
        predicateFor(piece) ??
          (label === '' && /\S \S/.test(piece.replace(/ (?:and|or) /, '')) ? '' : 'comes in '),
      ) && !/\bsizes?\b/i.test(piece);
    const isClosed = / (?:and|or) /.test(pieces.at(-1) ?? '');
    if (pieces.length < 2 || (!isClosed && (label === '' || made))) return whole;
    const from = label === '' ? pieces.findLastIndex((piece) => !isItem(piece)) + 1 : 0;
    const other = label === '' ? -1 : pieces.findIndex((piece, index) => index > 0 && !isItem(piece));
    const kept = pieces.slice(from, other < 0 ? undefined : other).join(', ');
    const list = isClosed && other < 0 ? kept : kept.replace(/, (?=[^,]*$)/, ' and ');
    const rest = other < 0 ? [] : pieces.slice(other);
    return (
      label + [...pieces.slice(0, from), mask(`(${list})`).slice(1, -1), ...rest].filter(Boolean).join(', ')
    );
  });
}
