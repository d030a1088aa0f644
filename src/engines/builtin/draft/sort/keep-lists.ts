import { predicateFor } from '../data/predicates.js';
import { mask } from '../text/mask.js';
import { regex } from '../../text/regex.js';

const ITEM = String.raw`(?!(?:we|i|you|it|they|please|no|not|with|for|from|in|on|is|are|has|made|comes?|available|includes?|contains|colou?rs?|sizes?)\b)[\p{L}-]{1,30}(?: (?!(?:and|or)\b)[\p{L}-]{1,30})?`;
const LIST = regex.giu`(?<=(?:^|[,.:;\n]|[–—-] ?) ?)(?<label>(?:(?:comes |available )?(?:in )?(?:colou?rs|sizes|flavou?rs|scents|ingredients):? |includes:? |contains:? |(?:comes|available) in (?!an? |the |our )|(?:goes|pairs|works|filled) with |(?<made>made (?:from|of|with) )|(?:tastes|smells) of )?)(?<items>${ITEM}(?:, ${ITEM}){0,7}(?:,? (?:and|or) ${ITEM})?)(?=[.;,\n]|$| [–—-] )`;

/** “near Bend, Oregon”: one place. */
const PLACE = regex.gu`(?<=\b(?:in|near|from|outside|of) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), (?=(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New \p{Lu}\p{Ll}+|North \p{Lu}\p{Ll}+|South \p{Lu}\p{Ll}+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|England|Scotland|Wales|Ireland|France|Italy|Spain|Portugal|Germany|Austria|Switzerland|Mexico|Canada|Japan|India|China|Poland|Sweden|Norway|Denmark|Finland|Greece|Turkey|Kenya|Peru|Brazil|Australia|USA|UK)\b)`;

/** Keeps lists of colours, foods and the like in notes about a product whole, as one note: “charcoal, oat or moss”. */
export function keepLists(text: string, templateId: string): string {
  if (templateId !== 'product-description') return text;
  return text
    .replace(PLACE, mask('(, )').slice(1, -1))
    .replace(LIST, (whole, label: string, made: string | undefined, items: string) => {
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
