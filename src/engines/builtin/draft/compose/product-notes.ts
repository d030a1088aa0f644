import { articleFor } from '../../refine/text/words.js';
import { COUNT, PREDICATES } from '../data/predicates.js';
import { unmask } from '../text/mask.js';
import type { Part } from '../sort/brief.js';
import type { Tagger } from '../text/tagger.js';
import type { Predicate } from './set-predicates.js';
import { regex } from '../../text/regex.js';

/** Where the noun of a product's name ends: “set of four mugs”, “apron we sew in Lisbon”. */
export const HEAD_END = regex.u`,|\s(?:of|for|with|from|in|on|by|at|to|about|without|over|under|called|featuring|that|which|we|I)\s`;
/** Plural names, but not “lens” and “canvas”. */
const PLURAL = /(?<!\b(?:len|atla|thermo|ga|canva|chri?stma)|[sui])s$/i;
/** “The Hydra”, “Kettle & Fern’s tea”, but not “Beginner’s set” */
const OWN_NAME = regex.u`^(?:(?:[Tt]h(?:e|is|ese)|[Oo]ur|[Mm]y)\s|(?!Beginner|Child|Men|Women|Kid|Bab|Chef|Boy|Girl|Gardener|Dog|Cat|Toddler)\p{Lu}\S*(?: & \p{Lu}\S*)?['’]s\s)`;
const LEAD = regex.i`^(?:and )?(?:it|they)(?:['’]?s|['’]?re| is| are)? (?=\S)|^and (?=\S)|^also (?=\p{Ll}+s\s|available)|^with (?=(?:an?|two|three) )`;
/** What tells one of many: “refurbished MacBook Air” */
const USED = regex.i`^(?:used|second-?hand|new|vintage|antique|refurbished|restored|reconditioned|pre-?owned)\s`;
/** A figure, or a label with one. */
const BARE = regex.iu`^(?!(?:holds|weighs|costs|measures|has|comes)\b)(?:[\d$€£¥]|(?:about|approx|up to|from|only) |\p{L}+(?: \p{L}+){0,2}:? (?:about |up to )?\d)`;
/** Plurals that a product does not have. */
const NO_PART = regex.iu`^(?:no|so|and|but|because|if|when|that|which) |^\p{Ll}+ed \d|\D\d+ \p{L}+$|\bfits$|:| or |\b(?:pounds|euros|dollars|quid)\b|[$€£,]|^\d+ (?:days|months|years|euros|hours)\b`;
/** What is bought for what it includes. */
const PACKAGE = regex.i`\b(?:kit|bundle|hamper|package|course|class|lessons?|workshop|tour|service|subscription|membership|cleaning|rental|session)s?\b`;
/** What has room for something. */
const VESSEL = regex.i`(?:mug|cup|tumbler|bottle|flask|thermos|bag|pack|rucksack|tote|suitcase|kettle|jug|pitcher|pot|planter|carafe|dripper|press|bowl|vase|glass|jar|box|bin|basket|tank|can|cooler|cooker|casserole|pan|oven|fridge|container|canister|barrel|bucket|trough|mixer|blender|fryer|humidifier|diffuser|dispenser)(?:e?s)?\b`;

/** What a note says of a product: a predicate, a sentence (without a verb), or a detail (with a colon for the verb). */
export function readNote(note: string, head: string, tagger: Tagger): Predicate | undefined {
  const read = readPlainNote(note, head, tagger);
  const [aside = ''] = / \([^()]{2,60}\)$/.exec(note) ?? [];
  if (read || aside === '') return read;
  const plain = readPlainNote(note.slice(0, -aside.length), head, tagger);
  return plain && /\p{L}/u.test(plain.verb) ? { ...plain, words: plain.words + aside } : undefined;
}

function readPlainNote(note: string, head: string, tagger: Tagger): Predicate | undefined {
  const isBare = BARE.test(note);
  const text = note.replace(LEAD, '').replace(/,? incl\.?$/, ' included');
  const { note: pattern, say = '' } = PREDICATES.find((each) => each.note.test(text)) ?? {};
  const groups = pattern?.exec(text)?.groups;
  const has = PACKAGE.test(head) ? 'includes' : 'has';
  if (pattern === undefined && tagger.isPlural(text) && !NO_PART.test(text))
    return { verb: has, words: text };
  const said = say.replace(/(\ba )?\{(\w)\}/g, (_, article: string | undefined, key: string) => {
    const words = groups?.[key] ?? groups?.[`${key}2`] ?? '';
    return article ? `${/^(?:USB|U[KSV]\b|EU)/.test(words) ? 'a' : articleFor(words)} ${words}` : words;
  });
  if (said === '') return undefined;
  if (said.endsWith('.')) return { verb: '', words: said };
  const [verb = ''] = /^(?:is made with|has been|\S+)/i.exec(said) ?? [];
  const words = said.slice(verb.length + 1);
  if (verb === 'holds' && isBare && !VESSEL.test(head)) return { verb: ':', words: `Volume: ${words}` };
  return { verb: verb === 'has' ? has : verb.toLowerCase(), words, isBare };
}

/** Whether a name is one of several things: “socks”. */
export function isManyOf(head: string, prompt: string): boolean {
  // A “board game Harbour Lights” is a game.
  const isSmall = prompt.includes(uncapitalized(head, head)) || /^\S+ \p{Ll}/u.test(head);
  return PLURAL.test(isSmall ? head.replace(/(?<=\p{Ll}) ["“'‘]?[\p{Lu}\d].*$/u, '') : head);
}

/** A note without the capital that it has only as the beginning of a sentence of the prompt. */
export function uncapitalized(note: string, prompt: string): string {
  const before = prompt.slice(0, Math.max(0, prompt.indexOf(note)));
  // “Product: Snug; cover: removable”
  return /(?:^|[.!?\n•*-])\s*$/.test(before) ||
    (/:\s*$/.test(before) && !/:\s+\p{Ll}/u.test(prompt) && !/^\S+ [\p{Lu}\d]/u.test(note))
    ? note.replace(
        /^(?!\p{Lu}\p{Ll}+days?\b)\p{Lu}(?=\p{Ll})(?!\p{Ll}+\p{Lu}|.* from (?:19|20)\d\d$)/u,
        (letter) => letter.toLowerCase(),
      )
    : note;
}

/** “This walnut cutting board”, “The Hydra bottle”, or a name alone, as the prompt writes it. */
export function subjectOf(name: string, prompt: string, isPlural: boolean): string {
  const head = (name.split(HEAD_END)[0] ?? name).replace(/^an? /i, '');
  const at = prompt.toLowerCase().indexOf(head.toLowerCase());
  const found = prompt.slice(at, at + head.length) + name.slice(name.indexOf(head) + head.length);
  const written = at < 0 ? uncapitalized(name, name) : found;
  if (OWN_NAME.test(written)) return written;
  // “Desk lamp Lumo” at the beginning of a prompt is “the desk lamp Lumo”.
  const isName =
    /\s["“'‘]?\p{Lu}(?:\p{Ll}|\p{Lu}*-?\d)/u.test(written.slice(0, head.length)) ||
    /^\p{Lu}/u.test(uncapitalized(written, prompt));
  const small = /^\p{Lu}\p{Ll}+ ["“'‘\p{Ll}]/u.test(written) ? uncapitalized(written, prompt) : written;
  if (/\s(?:we|I|called)\s/.test(written))
    return `The ${uncapitalized(written, prompt).replace(', called', ' called')}`;
  if (isName && !USED.test(written))
    return /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(written) ? written : `The ${small}`;
  return `${isPlural ? 'These' : 'This'} ${uncapitalized(written, written)}`;
}

/** “It’s knitted in Hawick” as the first words below a title: “This blanket is knitted in Hawick”. */
export function nameFirst(parts: readonly Part[], title: string, prompt: string): Part[] {
  const [first, ...others] = parts;
  if (first?.kind !== 'sentence') return [...parts];
  const [head = title] = title.split(HEAD_END);
  const text = first.text.replace(/^(?:It|They)(?:['’](?<short>s|re))?(?= [\p{Ll}\d])/u, (said, ...match) => {
    const { short } = match.at(-1) as { short?: string };
    const isPlural = said.startsWith('They');
    if (isPlural !== isManyOf(head, prompt)) return said;
    const verb = short && (isPlural ? ' are' : /^It.s (?:got|been)\b/.test(first.text) ? ' has' : ' is');
    const subject = subjectOf(title, prompt, isPlural);
    return `${subject}${subject.includes(', ') ? ',' : ''}${verb ?? ''}`;
  });
  return [{ ...first, text }, ...others];
}

/** A bare noun with its verb: “gooseneck spout pours slowly”. */
const BARE_CLAUSE = regex.iu`^(?!(?:an?|the|our|my|your|its|this|that|these|those|each|every|all|both|no|not|some|any|one|(?:${COUNT})|it|they|we|I|you|he|she|there|who|which|what|if|when|once|while|because|since|for|with|in|on|at|by|from|to|of|as|please|also|just|only|never|always|now|then|and|but|so|or|kids|children|customers|people|users|guests|parents|dogs|cats|everyone|nobody|delivery|shipping|postage|assembly|installation|payment|pro|plus|basic|premium)\b)(?<first>\p{Ll}[\p{Ll}-]+) (?:[\p{Ll}-]+ ){0,2}?(?:is|are|has|have|can|will|doesn['’]t|don['’]t|does|do|\p{Ll}{2,}[^\Ws]s(?! (?:\d|last\b))) `;
const AS_NOUN = /(?<=\b(?:doubles|serves) as )(?!an? |the )\p{Ll}+[^\Ws](?=$|[.,]| (?:and|for|or)\b)/u;

/** “Sole doesn’t mark parquet” as “The sole doesn’t mark parquet”; the name of the product needs no article. */
export function withArticle(text: string, name: string, prompt: string, tagger: Tagger): string {
  const note = uncapitalized(unmask(text), prompt);
  const isName = name.startsWith(`${text.split(' ')[0]} `);
  const isBare = BARE_CLAUSE.test(note) && !isName && tagger.isSentence(note) && !tagger.isVerbPhrase(note);
  return isBare ? `The ${note.replace(AS_NOUN, (noun) => `${articleFor(noun)} ${noun}`)}` : text;
}
