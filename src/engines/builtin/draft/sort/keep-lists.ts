import { COLOUR, COUNT, predicateFor } from '../data/predicates.js';
import { mask, unmask } from '../text/mask.js';
import { regex } from '../../text/regex.js';

const ITEM = String.raw`(?!(?:we|i|you|it|they|please|no|not|with|for|from|in|on|is|are|has|made|comes?|available|includes?|contains|colou?rs?|sizes?)\b)[\p{L}-]{1,30}(?: (?!(?:and|or)\b)[\p{L}-]{1,30}){0,2}`;
/** A comma that divides nothing. */
const COMMA = mask('(, )').slice(1, -1);
const LIST = regex.giu`(?<=(?:^|[,.:;\n]|[–—-] ?) ?)(?<label>(?:(?:comes |available )?(?:in )?(?:colou?rs(?: are)?|sizes|flavou?rs|scents|ingredients):? |${COUNT} [\p{Ll}-]+s: |includes:? |contains:? |(?:comes|available) in (?!an? |the |our )|(?:goes|pairs|works|filled) with |(?<made>made (?:from|of|with) )|(?:tastes|smells|notes|hints) of |in (?=${COLOUR}\b))?)(?<items>${ITEM}(?:, ${ITEM}){0,7}(?:,? (?:and|or) ${ITEM})?)(?=[.;,\n]|$| [–—-] )`;

/** “near Bend, Oregon”: one place. */
const PLACE = regex.gu`(?<=\b(?:(?<!\b(?:comes|available|come) )in|near|from|outside|of) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), (?=(?!Bluetooth\b|Wi-?Fi\b|Mac\b)\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?(?:[.:;\n]|$|, (?!\p{Lu})| [–—-] )|USA\b|UK\b)`;
/** “In the box: case, cable, adapter”: all that stands behind the colon, up to a price. */
const LABELLED = regex.giu`(?<=(?:^|[,.;\n]|[–—-] ) ?)(?:in the (?:box|set|kit|pack)|(?:box )?contents|contains|includes|ingredients|what['’]s (?:inside|included|in the box)|compatible with|works with|materials?|care): (?:(?!, (?:[$€£]|from |for |price|comes|made in|ships|no |not |free ))[^.;\n]){3,300}`;
/** “sizes S (35-38), M (39-42)”, “nib F, M or B”, “70% merino, 30% nylon” */
const MARKED = regex.gu`\b(?:\d{0,1}X{0,3}[SMLXFB]|\p{Lu}|\d{1,3})(?: ?\ue028[^\ue029]{1,20}\ue029)?(?:, (?:and |or )?(?:\d?X{0,3}[SMLXFB]|\p{Lu})(?: ?\ue028[^\ue029]{1,20}\ue029)?)+(?: (?:and|or) (?:\d?X{0,3}[SMLXFB]|\p{Lu}))?(?![\p{L}\d])|\d+\ue025 [\p{L}-]+(?: [\p{L}-]+)?(?:, (?:and )?\d+\ue025 [\p{L}-]+(?: [\p{L}-]+)?)+`;
/** “plays 33, 45 and 78” */
const NUMBERS = /(?<=\p{Ll} )\d+(?:, \d+)+,? (?:and|or) \d+(?=[.,;\n]|$)/gu;
const MEMBER = String.raw`(?:(?:an?|the|one|two|three|four|\d+) )?(?!(?:is|are|has|comes?|made|no|not|with|for|from|in|free|price|costs?|ships|holds|weighs|\p{Ll}+s (?:on|with|in|up|to|from))\b)[\p{L}-]{2,30}(?: (?!(?:and|or)\b)[\p{L}-]{2,30}){0,2}`;
/** “with jojoba, argan and sweet almond oil”: a list behind a preposition. */
const OPENED = regex.giu`(?<=\b(?:with|of|for|includes|contains|featuring|works on|runs on) )(?:${MEMBER})(?:, (?:${MEMBER})){0,5},? (?:and|or) (?:${MEMBER})(?=[.,;\n:]|$| [–—-] )`;

const whole = (list: string) => list.replaceAll(', ', COMMA);
const isKnown = (piece: string) => /^(?!is made with|has )/.test(predicateFor(unmask(piece)) ?? 'has ');

/** Keeps lists of colours, foods and the like in notes about a product whole, as one note: “charcoal, oat or moss”. */
export function keepLists(text: string, templateId: string): string {
  if (templateId !== 'product-description') return text;
  return text
    .replace(PLACE, COMMA)
    .replace(LABELLED, whole)
    .replace(NUMBERS, whole)
    .replace(MARKED, (list) =>
      whole(/ (?:and|or) /.test(list) ? list : list.replace(/, (?=[^,]*$)/, ' and ')),
    )
    .replace(OPENED, (list) => (list.split(', ').slice(1).some(isKnown) ? list : whole(list)))
    .replace(LIST, (given, label: string, made: string | undefined, items: string) => {
      const pieces = items.split(', ');
      const isItem = (piece: string) =>
        /^(?:comes in|is made) /.test(
          predicateFor(piece) ??
            (label === '' && /\S \S/.test(piece.replace(/ (?:and|or) /, '')) ? '' : 'comes in '),
        ) && !/\b[Ss]izes?\b|\p{Lu}{2}|\d/u.test(piece);
      const isClosed = / (?:and|or) /.test(pieces.at(-1) ?? '');
      if (pieces.length < 2 || (!isClosed && (label === '' || made))) return given;
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
