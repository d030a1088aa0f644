import { classOf } from './word-classes.js';
import { wordPairs } from '../text/words.js';
import { regex } from '../../text/regex.js';

type Article = '' | 'a' | 'the';

/** A word or mark of a sentence, in small letters too, where every number is 0, and with the article before it. */
interface Token {
  text: string;
  word: string;
  start: number;
  article: Article;
}

/** Where a singular noun stands with no determiner but an article, if any, and what a model of articles knows of the place. */
export interface NounSlot {
  article: Article;
  start: number;
  /** Whether it begins the sentence, which may then be a heading or an item. */
  isFirst: boolean;
  features: string[];
}

const TOKEN = /\p{L}+(?:['’-]\p{L}+)*|\d[\d.,:]*|[^\s]/gu;
const DETERMINER = regex.i`^(?:my|your|his|her|its|our|their|this|that|these|those|some|any|no|every|each|either|neither|another|other|one|two|three|four|five|six|seven|eight|nine|ten|what|which|whose|such|much|many|few|several|all|both|half|enough|more|most|less|0|.+['’]s?|mr|mrs|ms|dr|st)$`;
/** What one goes, pays or writes by. */
const MEANS =
  /^(?:train|bus|car|plane|taxi|bike|boat|ferry|tram|metro|card|transfer|cheque|check|cash|credit|bank|phone|telephone|email|mail|post|courier|hand|invoice|debit|text|default|law|accident|mistake)$/;
const SEASON = /^(?:season|term|semester|week|month|year|summer|winter|spring|autumn|weekend|night)$/;
/** “In case of”, and what one is: “the position of manager”. */
const SET_PHRASE =
  /^(?:in (?:case|charge|need|search|front|place|favou?r|memory|honou?r|danger|view|light) of|in (?:touch|contact|line|accordance) with|on (?:behalf|account|top) of|by (?:means|way) of)$/;
const POST = /^(?:job|position|post|role|title|rank|profession|vacancy|number)$/;
const PHRASE_WORDS_MAX = 4;

/** The places of a sentence where an article stands or may be missing. */
export function nounSlots(sentence: string): NounSlot[] {
  const tokens = tokensOf(sentence);
  return tokens.flatMap(({ article, start }, index) => {
    const head = headFrom(tokens, index);
    if (head === undefined) return [];
    return [{ article, start, isFirst: index === 0, features: featuresOf(tokens, index, head) }];
  });
}

function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let article: Article = '';
  for (const { 0: text, index: start } of sentence.matchAll(TOKEN)) {
    const word = /\d/.test(text) ? '0' : text.toLowerCase().replace('’', "'");
    const isArticle = /^(?:[Aa]n?|the|The)$/.test(text);
    if (!isArticle) tokens.push({ text, word, start, article });
    article = !isArticle ? '' : word === 'the' ? 'the' : 'a';
  }
  return tokens;
}

const isSmall = ({ text }: Token, index: number) =>
  /^\p{Ll}[\p{Ll}-]+$/u.test(text) || (index === 0 && /^\p{Lu}[\p{Ll}-]+$/u.test(text));
const first = (token?: Token): string => (token ? classOf(token.word).charAt(0) : '');

/** “Help me open locker”: a verb, whatever else the word may be. */
function isVerbOf(tokens: readonly Token[], index: number): boolean {
  const [verb, object] = [tokens[index - 2]?.word ?? '', tokens[index - 1]!.word];
  return (
    /^(?:help|helps|helped|let|lets|make|makes|made|have|had)$/.test(verb) &&
    /^(?:me|us|him|her|them|you)$/.test(object) &&
    /V/.test(classOf(tokens[index]!.word))
  );
}

/** The place of the singular noun that ends the phrase that begins here, if one does. */
function headFrom(tokens: readonly Token[], index: number): number | undefined {
  const before = tokens[index - 1];
  if (before) {
    const other = tokens[index - 2];
    if (isVerbOf(tokens, index)) return undefined;
    if (before.word === ',' && (first(other) === 'J' || other?.word === tokens[index]!.word))
      return undefined;
    if (
      /^(?:want|wants|need|needs|demand|fear|resist)$/.test(before.word) &&
      tokens[index]!.word === 'change'
    )
      return undefined;
    if (/^(?:am|is|are|was|were|been)$/.test(before.word) && tokens[index]!.word.endsWith('ing'))
      return undefined;
    // “It would be process”: a participle is missing.
    if (/^be(?:en|ing)?$/.test(before.word) && /V/.test(classOf(tokens[index]!.word))) return undefined;
    if (before.word === 'of' && POST.test(tokens[index - 2]?.word ?? '')) return undefined;
    if (SET_PHRASE.test(`${before.word} ${tokens[index]!.word} ${tokens[index + 1]?.word}`)) return undefined;
    if (before.word === 'by' && MEANS.test(tokens[index]!.word)) return undefined;
    if (DETERMINER.test(before.word) || /^[-/&$£€'’]$/.test(before.word)) return undefined;
    if (/^\p{Lu}/u.test(before.text) && index > 1) return undefined;
    // “The children's play area”
    if (other?.word.endsWith("'s") && /N/.test(classOf(before.word))) return undefined;
    if (/^[NJ]/.test(first(before)) && tokens[index]!.article === '' && !/V/.test(classOf(before.word)))
      return undefined;
  }
  let head: number | undefined;
  let place = index;
  for (; place < Math.min(tokens.length, index + PHRASE_WORDS_MAX); place += 1) {
    const token = tokens[place]!;
    if (!isSmall(token, place) || (place > index && token.article !== '')) break;
    const kind = /^(?:very|really|quite|so)$/.test(token.word) ? 'R' : first(token);
    if (kind === 'N') head = place;
    else if (!(kind === 'J' || (/[PGR]/.test(kind) && place < index + 2))) break;
    else head = undefined;
  }
  if (head === undefined || head !== place - 1) return undefined;
  if (/^(?:very|too)$/.test(tokens[head - 1]?.word ?? '')) return undefined;
  if (tokens[head]!.word === 'number' || tokens[index]!.word === 'dear') return undefined;
  if (/^(?:next|last)$/.test(tokens[index]!.word) && SEASON.test(tokens[head]!.word)) return undefined;
  const next = tokens[place];
  // “I had reserve a table”
  if (next?.article === 'a' && /V/.test(classOf(tokens[head]!.word))) return undefined;
  return next && (/^['’\-/&]/.test(next.word) || /^\p{Lu}/u.test(next.text)) ? undefined : head;
}

/** What the model knows: a name and what it is made of. */
const KNOWN = wordPairs`
  h=noun hk=noun,long hp=noun,p hn=noun,n hq=noun,q,p hcp=noun,cp hpn=noun,p,n p=p pk=p,size q=q,p pn=p,n n=n
  no=n,o nc=n,co qc=cq,p cc=cq,cp,cn s=end sp=end,p hc=cNoun,cp k=size
`;
const KNOWN_OF_LONGER = wordPairs`f=opening fp=opening,p fc=cOpening w=phrase m=last,noun`;

function featuresOf(tokens: readonly Token[], index: number, head: number): string[] {
  const at = (place: number) => tokens[place]?.word ?? '^';
  const classAt = (place: number) => first({ word: at(place) } as Token) || at(place);
  const [noun, opening, size] = [at(head), at(index), head - index];
  const own = { noun, opening, size, long: Math.min(size, 1), end: noun.slice(-3), last: at(head - 1) };
  const around = { p: at(index - 1), q: at(index - 2), n: at(head + 1), o: at(head + 2) };
  const [cp, cq, cn, co] = [index - 1, index - 2, head + 1, head + 2].map(classAt);
  const classes = { cp, cq, cn, co, cNoun: classOf(noun), cOpening: classOf(opening) };
  const words = tokens.slice(index, head + 1).map(({ word }) => word);
  const values = new Map(Object.entries({ ...own, ...around, ...classes, phrase: words.join(' ') }));
  const known = size > 0 ? [...KNOWN, ...KNOWN_OF_LONGER] : [...KNOWN];
  return known.map(([name, parts]) => [name, ...parts.split(',').map((part) => values.get(part))].join(' '));
}
