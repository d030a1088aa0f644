import { wordPairs } from '../../refine/text/words.js';
import { DEGREE_WORDS, TONE_WORDS, ANCHORS } from '../data/style-words.js';
import { regex } from '../../text/regex.js';

const SHORT_FORMS = wordPairs`pls=please plz=please thx=thanks ty=thanks abt=about u=you ur=your w=with`;
const CHANNELS = regex.u`^(?:web|web-?site|web-?shop|shop|store|stall|site|homepage|facebook|blog|newsletter|instagram|insta|facebook|fb|linkedin|twitter|tiktok|youtube|whatsapp|slack|intranet|etsy|ebay|amazon|poster|flyer|leaflet|noticeboard|board|door|window|newspaper|paper|radio|magazine|brochure|catalogue|menu|group|page|app|print|fridge|lift|lobby|hallway|staircase|block|cover|wall|entrance|gate|magazine|journal|press|lists?|booklet|programme|stairwell|van|channel|story|stories|chat)$`;
const KIND_WORDS = regex.u`^(?:e-?mail|mail|letter|note|message|text|sms|post|tweet|caption|article|blog|ad|advert|advertisement|description|listing|bio|biography|profile|faqs?|q&a|guide|how-to|script|video|tag-?lines?|slogans?|release|announcement|notice|invitation|invite|newsletter|summary|minutes|policy|review|speech|poem|card|copy|story|report|statement|reply|response|reminder|reference|application|complaint|apology|recipe|sign|poster|flyer|headline|title|page|brochure|study|update|draft|version|paragraph|lines?)$`;
const PEOPLE = regex.u`^(?:readers?|audience|people|customers?|clients?|beginners?|parents?|kids|children|members?|staff|colleagues?|boss|manager|teachers?|students?|neighbou?rs?|tenants?|guests?|owners?|residents?|visitors?|locals|volunteers?)$`;
const AUDIENCE = regex.u`${PEOPLE.source.slice(0, -2)}|sales|buyers|shoppers|cooks|landlords|patients|donors|employees|users|passengers|families|applicants|everyone|everybody|team|residents)$`;
const NEGATION = regex.u`^(?:no|not|nothing|none|never|without|dont|doesnt|shouldnt|mustnt|cant|wont|isnt|neither|nor|instead|rather|avoid|skip|omit|drop|cut|ban|banned|ignore|except)$`;
/** What a writer does with words. */
const WRITING = regex.u`^(?:writ(?:e|es|ing|ten)|mention(?:s|ed|ing)?|say(?:s|ing)?|sound(?:s|ing)?|explain(?:s|ing)?|elaborat(?:e|ing)|speculat(?:e|ing)|invent(?:ing)?|exaggerat(?:e|ing)|oversell|overdo|apologi[sz](?:e|ing)|grovel|brag|boast|gush|lecture|preach|argue|blame|hide|dwell|stress|highlight|emphasi[sz]e|summari[sz]e|refer(?:ring)?|quote|describe|rhyme|address|phrase|word|claim|swear|joke|rant|moralise|elaborate|beg|nag|threaten|accuse|spell|format)$`;
/** What a writer or a reader does. */
const HANDLING = regex.u`^(?:mak(?:e|es|ing)|put|start(?:s|ing)?|begin|open|end(?:s|ing)?|finish|close|keep|read(?:s|ing)?|us(?:e|es|ing)|add|include|repeat|go|get|lay|leave|touch|bring|name|talk|speak|assume|feel|look|follow|stick|group|sort|order|tell|ask|thank|give|let)$`;
const MONTHS_AND_DAYS = regex.u`^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?$|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?$`;

/** A word as the model knows it: lower case, without apostrophes; figures, amounts and addresses by their kind. */
export function normalise(word: string): string {
  const text = word.toLowerCase().replace(/['’\ue027.]/g, '');
  if (/[@\ue040]/.test(text)) return '<address>';
  if (/[\ue022“”"]/.test(text)) return '<quote>';
  if (/[$€£]/.test(text)) return '<price>';
  if (text.startsWith('\ue028')) return '<brackets>';
  if (/\d/.test(text))
    return /^[\d\ue000-\uf000:,–-]+$/u.test(text)
      ? '<number>'
      : /^\d+(?:st|nd|rd|th)$/.test(text)
        ? '<day>'
        : measure(text);
  return SHORT_FORMS.get(text) ?? text;
}

/** Distinguishes “120 words” and “120 euros” from “120 kg” by their units. */
function measure(text: string): string {
  if (/(?:euros?|eur|usd|gbp|chf|dollars?|pounds?)$/.test(text)) return '<price>';
  const unit = /(words?|sentences?|characters?|chars?|paragraphs?|lines?|pages?)$/.exec(text)?.[1];
  return unit ? `<${unit.replace(/s$/, '')}>` : '<measure>';
}

/** What kinds of word a word is: closed classes that generalise to words the model has not seen. */
export function classesOf(word: string): string[] {
  const found: string[] = [];
  if (TONE_WORDS.has(word)) found.push('tone');
  if (ANCHORS.has(word)) found.push('part');
  if (DEGREE_WORDS.has(word)) found.push('degree');
  if (NEGATION.test(word)) found.push('negation');
  if (WRITING.test(word)) found.push('writing');
  if (HANDLING.test(word)) found.push('handling');
  if (CHANNELS.test(word)) found.push('channel');
  if (KIND_WORDS.test(word)) found.push('kind');
  if (PEOPLE.test(word)) found.push('people');
  if (MONTHS_AND_DAYS.test(word)) found.push('date');
  return found;
}

/** Whether words say whom a text is for: “all staff”, “our guests”. */
export function isAudience(words: string): boolean {
  const list = words.toLowerCase().split(/\s+/);
  return list.length <= 3 && AUDIENCE.test(list.at(-1) ?? '');
}

/** Whether words say where a text will stand: “our website”, “the door”, “the local paper”. */
export function isChannel(words: string): boolean {
  const list = words.toLowerCase().split(/[\s+&]+/);
  const last = list.at(-1) ?? '';
  return list.length <= 5 && (CHANNELS.test(last) || CHANNELS.test(last.replace(/s$/, '')));
}

/** Whether words name a kind of text or a place for one, so that they are no subject. */
export function namesText(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[^\p{L}&-]+/u)
    .some((word) => KIND_WORDS.test(word));
}

/** Whether several words say nothing but how to write: “dry humour (sorry)”. */
export function isStyleOnly(masked: string): boolean {
  const words =
    masked
      .toLowerCase()
      .replace(/\ue028[^\ue029]*\ue029/g, '')
      .match(/[\p{L}'’-]+/gu) ?? [];
  const isStyle = words.every((word) => TONE_WORDS.has(word) || DEGREE_WORDS.has(word));
  return isStyle && words.length > 1 && words.some((word) => TONE_WORDS.has(word));
}
