import { DEGREE_WORDS, TONE_WORDS } from '../data/style-words.js';
import { isChannel, namesText } from '../roles/words.js';
import { ATOM_PATTERN, cleanPrompt, mask, unmask } from '../text/mask.js';
import { regex } from '../../text/regex.js';

/** An address, a quoted string, a number with its unit: what a draft must hold as the prompt has it. */
const KEPT = /^(?:["“«'‘`]|https?:|www\.|[$€£¥])|\d|@|^[\w-]+(?:\.[\w-]+)+/u;
/** A length directs the writing. */
const LENGTH = /^\d[\d\s–-]*(?:words?|sentences?|characters?|chars?|lines?|pages?|paragraphs?)$/i;
const LIST_NUMBER = /(?:^|(?<=\s))\d{1,2}[.)]\s(?=\s*\p{Ll})|^\s*\d{1,3}[.)]\s/gmu;
/** Capitalised words inside a sentence. */
const NAMES = /(?<=[\p{L}\p{N},;:&)] )\p{Lu}[\p{L}\p{N}'’&-]*(?: \p{Lu}[\p{L}\p{N}'’&-]*)*/gu;
const NO_NAMES =
  /^(?:I|I['’].*|Please|Thanks?|Don['’]t|Do|The|A|An|And|CTA|OK|PS|FAQ|Mr|Mrs|Ms|Dr|SEO|RSVP|Email|LinkedIn|Instagram|Facebook|Twitter|TikTok|British|American|English)$/;

/** The atoms of a text: numbers with units, prices, dates, addresses, quoted strings, code and names. */
function findAtoms(prompt: string): string[] {
  const text = cleanPrompt(prompt).replace(LIST_NUMBER, '');
  const marked = [...text.matchAll(ATOM_PATTERN)].map(([atom]) => atom).flatMap(withoutBrackets);
  const names = [...mask(text).matchAll(NAMES)]
    .map(([name]) => unmask(name).replace(/['’]s$/, ''))
    .filter((name) => !NO_NAMES.test(name));
  return [...new Set([...marked.filter((atom) => KEPT.test(atom)), ...names].map((atom) => atom.trim()))];
}

function withoutBrackets(atom: string): string[] {
  if (!atom.startsWith('(')) return [atom];
  return [...atom.slice(1, -1).matchAll(ATOM_PATTERN)].map(([inner]) => inner);
}

/** The atoms that stand neither in a text nor among words that are accounted for elsewhere. */
export function missingAtoms(prompt: string, text: string, accounted: readonly string[]): string[] {
  const held = simplify([text, ...accounted].join('\n'));
  return findAtoms(prompt).filter((atom) => !LENGTH.test(atom) && !held.includes(simplify(atom)));
}

/** Without what sets apart two spellings of one atom: case, quotation marks, spaces. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/["“”„«»'‘’`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words that say nothing by themselves, or ask for a text. */
const COMMON = regex.i`^(?:the|and|but|for|kindly|looking|hoping|from|with|that|this|these|those|about|into|onto|over|than|then|they|them|their|theirs|there|here|have|has|had|was|were|been|being|are|will|would|can|could|should|shall|must|may|might|not|who|whom|whose|which|what|when|where|why|how|our|ours|your|yours|his|her|hers|she|him|its|you|all|any|some|such|also|each|get|got|let|please|thanks?|hello|dear|need|needs|want|wants|like|help|make|made|making|give|given|draft|create|prepare|compose|generate|produce|word|craft|design|build|put|come|turn|ask|asks|asking|tell|tells|telling|say|says|saying|said|explains?|explaining|mention|remind|reminding|inform|informing|announce|announcing|invite|inviting|thank|thanking|apologi[sz]e|apologi[sz]ing|confirm|confirming|describes?|describing|promote|promoting|introduce|introducing|summari[sz]e|condense|compare|cover|covering|regarding|something|someone|somebody|anything|everything|because|since|while|after|before|until|till|just|really|still|maybe|following|below|based|facts?|points?|notes?|details|info|quick|long|new|good|great|nice|sort|piece|few|couple|several|ideas?|out|off|via|per|using|use|used|(?:do|does|did|were|was|is|are|can?|wo|could|would|should|has|have|had)n?['’]?t|does|did|doing|i['’]?(?:m|ve|d|ll)|(?:s?he|it|they)['’](?:s|re|ve|d|ll)|offer(?:ing)?|we['’]?(?:re|ve|ll)|follow|know|include|including|sorry|bother|wish|priced?|size|dimensions|weight|material|colou?rs?|topic|title|titled|entitled|told|costs|subject|today|asap|urgently|write|writing|names?|called|bullets?|steps?|button|cta|answer|reply|together|signed|sender|sign|position|pin|person|attn|quotes?|role|local|suggest|list|hiya|podcast|products?|filling|ingredients?|sell(?:ing)?)$`;
const STEM = 5;
const WORDS = /\p{L}[\p{L}'’-]{2,}/gu;

/** The content words of a prompt that stand neither in a text nor among words accounted for, neighbors together. */
export function missingWords(said: string, text: string, accounted: readonly string[]): string[] {
  const held = [text, ...accounted].join('\n').toLowerCase();
  const runs: string[] = [];
  let end = -1;
  for (const { 0: word, index } of unmask(said).matchAll(WORDS)) {
    const stem =
      word.length > STEM ? word.slice(0, Math.max(STEM, word.length - 3)) : word.replace(/(?<=[^s])s$/, '');
    if (isCommon(word) || held.includes(stem.toLowerCase())) continue;
    runs.push(index === end + 1 && runs.length > 0 ? `${runs.pop()} ${word}` : word);
    end = index + word.length;
  }
  return [...new Set(runs)];
}

function isCommon(word: string): boolean {
  const name = word.toLowerCase();
  const isStyle = TONE_WORDS.has(name) || DEGREE_WORDS.has(name);
  return isStyle || COMMON.test(name) || namesText(name) || isChannel(name.replace(/['’]s$/, ''));
}
