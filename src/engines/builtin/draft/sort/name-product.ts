import { predicateFor } from '../data/predicates.js';
import { unmask } from '../text/mask.js';
import { splitAtCommas } from '../text/split.js';
import { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { provenTitle } from '../text/title.js';
import { SHOP } from './subject.js';
import { unsay, type Brief, type Part } from './brief.js';
import { regex } from '../../text/regex.js';

/** Where notes follow a name: “sauce made by my brother”, “honey from our own hives”. */
const NOTED = String.raw`(?:(?:hand-?)?(?:made|sewn|woven|thrown|cut|built|grown|\p{Ll}{3,}ed) (?:by|in|from|with|at|out of|using)|made of|from (?:our|my)|that|which|\d[\d.,\ue02e]*[\s\ue020]?(?:pieces|pcs|ml|cl|g|kg|cm|mm|litres?|l|oz|watts?|w|v)$)`;
const NOUN = String.raw`(?:(?!(?:that|which|with|for|and|in|on|at|from|to|of|by|is|are|come|last|this)\b|${NOTED} )[\p{L}'’-]+ ?){1,5}`;
/** “We’ve just started selling a standing desk.” */
const SELLS = regex.u`^(?:We|I)(?:['’]ve|['’]re|['’]m| have| are| am)? (?:(?:just|now|recently|also) ){0,2}(?:started (?:selling|making|offering|stocking)|launched|sell(?:ing)?|stock(?:ing)?|(?<makes>make)|making|offer(?:ing)?) (?<product>(?:(?:an?|my|our) )?${NOUN})(?<more>[^.]*)\.?$`;
/** “It’s called Red Gate, habanero and mango, …”, “It’s a candle called Nightfall.”, “We roast a blend called Night Ferry, …” */
const CALLED = regex.su`^(?:(?:It(?:['’]s| is)|They(?:['’]re| are)) (?:(?:called|named) (?=\p{Lu})|(?=an? [\p{L} -]{3,40} called \p{Lu}))|(?:This|The product|Product|(?:The )?[Ii]tem) is (?=an? )|(?:(?:We|I)[\p{L}'’ ]{3,24} )?(?<kind>[Aa]n? [\p{L} -]{2,40}) (?:called|named) (?=\p{Lu}))(?<product>[^,.:]{2,80})(?:[,:]\s+(?<more>.*)|\.?)$`;
/** “Our socks are made for nurses”, “PlanPal is a calendar app” */
const OURS = regex.su`^(?:(?:[Oo]ur|[Mm]y) (?<product>(?!(?:own|company|shop|store|family|team|customers?|workshop|brewery|bakery|story|aim|goal)\b)(?:(?!(?:is|are|come|comes|has|have|helps?|lets?|keeps?|makes?|gives?|turns?|tracks?|shows?|runs?|takes?|offers?|includes?|lasts?|holds?|works?)\b)[\p{L}-]+ ){1,6})(?:(?:is|are) (?=\p{Ll}+(?:ed|en|de|ght)\b)|(?=(?:is|are|come|comes|has|have|helps?|lets?|keeps?|makes?|gives?|turns?|tracks?|shows?|runs?|takes?|offers?|includes?|lasts?|holds?|works?) ))(?<more>.*)|(?<name>(?!This|It|Here|There|Price|What|Name)\p{Lu}\S*(?: [\p{Lu}\d]\S*){0,2}) is (?:an?|our) \p{Ll}.*)$`;
/** The words before the first mark: “Ash wood stool, 45 cm high, …”, “It’s a camping table, bamboo top, …” */
const FIRST = regex.su`^(?:[Oo]ur |[Mm]y |[Tt]he |(?:It(?:['’]s| is) )?[Aa]n? )?(?<product>(?!\d|(?:I|We|It|They|This|There|For|two)\b)[^,.:;\n]{3,80}?)(?:(?:,|:|;|\.|\s[–—-])\s+(?<more>.+)|\.?)$`;

const AFTER_NAME = regex.u`(?<=.{3})[\s\ue020](?=${NOTED})`;
const NOTES = regex.u`^ ?(?:$|(?:that|which) (?:(?:is|are) )?|[:,–—-]+ |(?=${NOTED} ))`;

/** “a kit | we put together: …” */
const WE_SELL = /^(?:that |which )?(?:we|I)(?: \p{Ll}+){1,3}: /u;

/** A name in quotation marks, and nothing else. */
const QUOTED = /^[\ue022“"][^\ue022”"]{2,40}[\ue022”"]$/u;

/** What names are taken for as notes: “has a {x}”, but not “weighs {x}”. */
const MAYBE_NAME = /^(?:has |is made with |comes in a )/;

/** Names the product of a description from its facts, where the request does not. */
export function nameProduct(brief: Brief): void {
  if (brief.templateId !== 'product-description') return;
  const { parts } = brief;
  // “Gift card for our bike shop”
  if (/^(?:gift )?(?:card|voucher)$/i.test(brief.kindName ?? '') && brief.subject)
    brief.subject = `${brief.kindName} for ${brief.subject}`;
  const subject = brief.subject?.replace(SHOP, '').replace(/^(?:Our|My) /, '');
  if (parts[0]) parts[0].text = parts[0].text.replace(WE_SELL, '');
  // “tea: "Nordic Night", chamomile, …”
  if (subject && parts.length > 1 && QUOTED.test(parts[0]!.text))
    return void (brief.subject = `${subject} ${parts.shift()!.text}`);
  brief.subject = subject;
  if (subject !== undefined) return;
  const [first] = parts;
  const sells = SELLS.exec(capitalise(first?.text ?? ''))?.groups;
  const ours = parts.length > 1 ? OURS.exec(first?.text ?? '')?.groups : undefined;
  const called = parts.findIndex(({ text }) => CALLED.test(text));
  const text = parts[Math.max(called, 0)]?.text ?? '';
  const { product, name = product, kind = '', more = '' } = CALLED.exec(text)?.groups ?? sells ?? ours ?? {};
  if (name === undefined) return nameFirst(brief);
  brief.subject = name.trim().replace(/^new /, '');
  const made = sells?.makes && /^ ?(?:(?:by hand )?(?:in|at)|from|with|out of) /.test(more) ? 'made ' : '';
  // “We sell a desk in Leeds” and “Our bag is made in Colorado.” say more than the title does.
  const isKept = sells
    ? !made && (!NOTES.test(more) || /^(?:my|our) /.test(name))
    : first?.kind === 'sentence';
  if (called < 0 && isKept) return;
  setNotes(brief, Math.max(called, 0), [
    kind && `is ${kind}`,
    made + more.trim().replace(made === '' ? NOTES : '', ''),
  ]);
  unsay(brief, text.slice(0, text.indexOf(brief.subject)));
}

/** Names it by the words before the first mark, where the first part or “It’s a …” begins with a noun. */
function nameFirst(brief: Brief): void {
  const tagger = new Tagger();
  for (const [at, { kind, text }] of brief.topic ? [] : brief.parts.entries()) {
    const { product = '', more = '' } = FIRST.exec(text)?.groups ?? {};
    const [name = ''] = product.split(AFTER_NAME);
    const isNoun = tagger.isNounPhrase(name.replace(/^\p{L}+(?:s['’]|['’]s) | (?:set|mix)$/gu, ''));
    const isFirst = /^It['’ ]/.test(text) ? /^It(?:['’]s| is) an? \p{Ll}/u.test(text) : at === 0;
    if (kind === 'labelled' || !isFirst || (more === '' && brief.parts.length < 2)) continue;
    const isName = [name, unmask(product)].every((words) => MAYBE_NAME.test(predicateFor(words) ?? 'has '));
    if (!isNoun || !isName || !provenTitle(name)) continue;
    brief.subject = name;
    return setNotes(brief, at, [product.slice(name.length + 1).replace(/^(?:that|which) /, ''), more]);
  }
}

function setNotes(brief: Brief, at: number, notes: readonly string[]): void {
  const texts = notes.flatMap((words) =>
    splitAtCommas(words.replace(/\.$/, '').replaceAll(/ [–—-] /g, ', ')),
  );
  brief.parts.splice(at, 1, ...texts.map((text): Part => ({ kind: 'item', text })));
}
