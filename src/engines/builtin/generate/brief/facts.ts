import { FACT_VERBS } from '../data/verbs.js';
import { isVerbPhrase } from '../grammar/phrases.js';
import { tagWords } from '../grammar/tagger.js';
import type { Fact } from './brief.js';
import { readVerb } from './fact-verb.js';
import { splitSentences, trimPhrase } from './sentences.js';

const MATERIAL =
  /^(?:(?:made|crafted|built|woven|knitted|carved|cut|sewn)\s+(?:of|from|in|with|out of)\s+)?((?:[\p{L}-]+\s+){0,3}(?:leather|cotton|wool|nylon|polyester|steel|alumini?um|titanium|oak|walnut|ash|beech|wood|bamboo|linen|silk|cashmere|ceramic|porcelain|glass|brass|copper|clay|canvas|felt|cork|rattan|beeswax|soy wax|stoneware|recycled plastic|merino|velvet|denim|granite|marble))$/iu;
const IS_LIKE =
  /^(?:(?:is|are)\s+|(?:100 ?% |fully |completely |naturally |machine |hand|dishwasher |microwave |oven |hand-|machine-|dishwasher-|water-?|dust-?|shock-?|child-?|BPA-?|cruelty-?|gluten-?|sugar-?|plastic-?|lactose-?)*(?:proof|resistant|free|safe|friendly|made|certified|washable|wireless|organic|foldable|rechargeable|lightweight|light|portable|adjustable|removable|reusable|recyclable|compostable|biodegradable|vegan|waterproof|handmade|handcrafted|dimmable|stackable|detachable|available|suitable|compatible|breathable|durable|scented|unscented|reversible|extendable|refillable|customi[sz]able|seamless|non-stick|non-toxic|hypoallergenic|open-source|easy|quick|designed|made|known|based|handmade|roasted|fermented|fragrance-free|edible|local|seasonal|fresh|ready|fair trade|fairtrade|eco-friendly|single[- ](?:origin|estate)|(?:water|dust|shock|stain|scratch|heat|wind|splash)[- ](?:proof|resistant|repellent)|ethically|locally|sustainably|family-(?:owned|run))\b)/i;
const MEASURE =
  /^(?:about |around |up to |approx\.? )?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}\s?(?:mg|g|kg|ml|cl|l|litres?|liters?|cm|mm|m|in|inch(?:es)?|"|ft|feet|oz|lbs?|pounds|GB|TB|MB|mAh|W|watts?|V|lumens|rpm|bar|pages|sqm|m²|sq ft|square met(?:re|er)s?)(?:\s+(?:capacity|volume|wide|long|tall|high|deep|weight))?$/i;

/** More facts than this make no text that anybody reads; it also bounds the work on a hostile prompt. */
const FACTS_MAX = 30;

/** Splits what is told of a product, a job or an event into single facts. */
export function splitFacts(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) => splitAtCommas(sentence))
    .flatMap((part) => part.split(/\s+and\s+(?=(?:is|are|has|comes?|includes?|costs?|was|were|will)\b)/i))
    .flatMap(splitAtVerb)
    .map((part) =>
      trimPhrase(
        part
          .replace(/^\s*(?:and|it|they|which|that|also|plus|as well as)\s+(?=\S)/i, '')
          .replace(/^(?:it|they)\s+/i, ''),
      ),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, FACTS_MAX);
}

function splitAtCommas(sentence: string): string[] {
  return sentence.split(/\s*;\s+|,\s+(?:and\s+|plus\s+)?|\s+[–—]\s+/i);
}

/** "tracks deadlines and works offline" holds two facts; "mug and lid" one. */
function splitAtVerb(part: string): string[] {
  const match = /^(.+?)\s+and\s+([\p{L}-]+)(\s.*)?$/iu.exec(part);
  if (!match) return [part];
  return FACT_VERBS.has((match[2] ?? '').toLowerCase())
    ? [match[1] ?? '', `${match[2] ?? ''}${match[3] ?? ''}`]
    : [part];
}

/** Says what kind of fact a phrase is: what the thing does, has, is, is made of, or measures. */
export function readFact(phrase: string): Fact {
  const text = trimPhrase(phrase.replace(/^(?:and|it|they|also)\s+/i, ''));
  const material = MATERIAL.exec(text);
  if (material && !/^(?:with|for)\b/i.test(text)) return { kind: 'material', text, object: material[1] };
  if (MEASURE.test(text)) return { kind: 'spec', text };
  return readComing(text) ?? readDoing(text) ?? readBeing(text) ?? readHaving(text);
}

/** "sizes 2 to 8", "charger included", "from Crete": how it comes. */
function readComing(text: string): Fact | null {
  if (/^(?:in )?sizes?\b/i.test(text))
    return { kind: 'does', text, verb: 'comes', object: `in ${text.replace(/^in\s+/i, '')}` };
  const included = /^(.{3,60}?)\s+(?:is |are )?included$/i.exec(text);
  if (included) return { kind: 'does', text, verb: 'comes', object: `with ${included[1]}` };
  if (/^from the \d{4}s|^from (?:about )?\d{4}$/i.test(text))
    return { kind: 'does', text, verb: 'dates', object: text };
  if (
    /^(?:from|in)\s+\p{Lu}/u.test(text) ||
    /^in (?:blue|green|red|black|white|grey|gray|yellow|pink|brown|\w+ colou?rs)/i.test(text)
  )
    return { kind: 'does', text, verb: 'comes', object: text };
  return null;
}

function readDoing(text: string): Fact | null {
  const verb = readVerb(text);
  if (verb) return { kind: 'does', text, ...verb };
  if (isVerbPhrase(text) && /^\p{Ll}/u.test(text)) return { kind: 'statement', text, verb: 'can' };
  return null;
}

const COLOUR =
  /^(?:[\p{L}-]+\s){0,2}(?:black|white|grey|gray|blue|green|red|yellow|orange|pink|purple|brown|beige|cream|navy|turquoise|silver|golden)$/iu;

function readBeing(text: string): Fact | null {
  const isParticiple =
    /^(?:\p{L}+ly\s)?\p{L}+ed(?:$|\s(?:by|in|from|to|with|for|on|at|without|and)\b)/iu.test(text);
  if (
    isParticiple ||
    isAdjectivePhrase(text) ||
    COLOUR.test(text) ||
    isQuality(text) ||
    isParticiplePhrase(text)
  )
    return { kind: 'is', text: text.replace(/^(?:is|are)\s+/i, '') };
  return null;
}

/** "plastic-free" is a quality; "plastic-free packaging" is a thing that it has. */
function isQuality(text: string): boolean {
  const match = IS_LIKE.exec(text);
  if (!match) return false;
  const rest = text.slice(match[0].length).trim();
  return (
    rest === '' ||
    /^(?:is|are)\s/i.test(match[0]) ||
    /^(?:in|with|for|to|from|by|on|at|and|or|up|of|when|without|as|even|than|enough|since)\b/i.test(rest)
  );
}

/** "sharp for years", "5 mm thick", "non-slip". */
function isAdjectivePhrase(text: string): boolean {
  if (/^\d[\d.,]*\s?\p{L}+\s(?:thick|wide|long|tall|high|deep|heavy|old|strong)$/iu.test(text)) return true;
  if (/^non-\p{L}+$/iu.test(text)) return true;
  const match = /^(\p{Ll}+)\s(?:for|in|with|to|on|at|from|against|enough)\s/u.exec(text);
  return match !== null && tagWords(match[1] ?? '')[0]?.tags.has('Adjective') === true;
}

function readHaving(text: string): Fact {
  const has = /^(?:with|has|have|having|features?|featuring|contains?|offers?)\s+(.+)$/i.exec(text);
  if (has) return { kind: 'has', text: trimPhrase(has[1] ?? ''), object: trimPhrase(has[1] ?? '') };
  if (/^(?:for|in|from|at|on|until|since|by)\s/i.test(text)) return { kind: 'statement', text };
  return { kind: 'has', text, object: text };
}

function isParticiplePhrase(text: string): boolean {
  const first = tagWords(text)[0];
  if (!first || !/\s/.test(text)) return first?.tags.has('Adjective') === true && !/\d/.test(text);
  return (
    /^(?:made|built|designed|hand|crafted|powered|tested|trained|founded|based|known|inspired|filled|lined|finished|printed|sourced|grown|baked|brewed|cut|sewn|woven|packed|delivered|updated|rated|licensed|insured|endorsed|equipped|oiled|glazed|engraved|dyed|slow|cold-pressed|stone-ground|hand-\p{L}+)\b/iu.test(
      text,
    ) && !/^hand\s+(?!made|sewn|poured|woven|painted)/i.test(text)
  );
}
