import type { Brief } from '../brief/brief.js';
import { namesPeople } from '../data/people-nouns.js';
import { lowerFirst } from '../grammar/casing.js';
import { isClause } from '../grammar/phrases.js';

/** A piece of news as a sentence, and the same as a headline. */
export interface News {
  sentence: string;
  headline: string;
  /** Whether the sentence is a whole one that can follow "that". */
  isClause: boolean;
}

/** A comma after which a list begins; not one within a figure, nor before "opening on …" or "which …". */
const CONTINUES =
  /,\s+(?!(?:on|from|until|this|next)\s|\p{L}+(?:ing|ed)\b|born\b|known\b|built\b|which\b|who\b|where\b|with\b|so\b|but\b|and\b|thank)/iu;

const WITH_EXTRAS = /,?\s+with\s+(?!our\b|us\b|you\b)[\p{Ll}\d].+$/u;

/** Takes the news itself out of a prompt: what follows a colon or a comma list is told apart. */
export function readNews(brief: Brief): News {
  const core = brief.core.replace(/^(?:that|about|of|on|for)\s+(?=\S)/i, '');
  const colon = core.indexOf(': ');
  const told = colon > 0 && colon < core.length - 2 && brief.facts.length > 0 ? core.slice(0, colon) : core;
  const list = listStart(told);
  const listed =
    brief.facts.length > 1 && list >= 0 && isClause(told.slice(0, list)) ? told.slice(0, list) : told;
  const extras = WITH_EXTRAS.exec(listed);
  const bare = extras ? listed.slice(0, extras.index) : listed;
  const kept =
    extras && (isClause(bare) || /^(?:join|come|visit|meet|celebrate|save|enjoy)\b/i.test(bare))
      ? bare
      : listed;
  const addressed = /^(.+?)\s+to\s+(?:all\s+)?(?:the\s+|our\s+)?([\p{L} ]{3,30})$/u.exec(kept);
  const sentence =
    addressed && !isClause(kept) && namesPeople(addressed[2] ?? '') ? (addressed[1] ?? kept) : kept;
  return { sentence, headline: headlineOf(sentence), isClause: isClause(sentence) };
}

/** Where a list begins that is told apart; -1 where none does. "Brightwave, a solar charger, …" says what it is first. */
function listStart(told: string): number {
  const named = /\p{Lu}[\p{L}\p{N}&'-]*,\s+(?:an?|the)\s[^,]{2,60}(?=,|$)/u.exec(told);
  const from = named ? named.index + named[0].length : 0;
  const found = told.slice(from).search(CONTINUES);
  return found < 0 ? -1 : from + found;
}

/** "GreenLoop, a Berlin start-up, raises": what stands between the commas says who they are and can go. */
const APPOSITION = /^([^,]{2,40}),\s(?:an?|the)\s[^,]{3,60},\s/i;

function headlineOf(sentence: string): string {
  const bare = sentence
    .replace(
      /^(?:we are|we're|I am|I'm)\s+(?:(?:happy|pleased|proud|delighted|excited|glad)\s+to\s+(?:announce|share)\s+(?:that\s+)?)?/i,
      '',
    )
    .replace(/^(?:our|my|the|an?)\s+/i, '')
    .replace(/^(?:we)\s+(?:have|are)\s+/i, '')
    .replace(/\s+(?:from|at)\s+\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\b.*$/i, '');
  const spoken = bare.replace(APPOSITION, '$1 ');
  const cut = /^(.{18,70}?)(?:,|;|\s(?:because|so that|which|where|after|while)\s)/i.exec(spoken)?.[1];
  const short = spoken.split(/\s+/).length > 11 && cut && isClause(`the ${cut}`) ? cut : spoken;
  const words = short.split(/\s+/);
  return words.length > 14
    ? words
        .slice(0, 12)
        .join(' ')
        .replace(/\s+(?:the|an?|of|for|to|in|on|at|and|with|by|from|our|its)$/i, '')
    : short;
}

/** News of the writer's own, which nobody is "pleased to announce". */
export function isPersonal({ sentence }: News): boolean {
  return /^(?:I|I'm|I've|I'll|my)\b/i.test(sentence);
}

/** The news so that it can follow "that": a small letter first unless it begins with a name. */
export function asThatClause(news: News, names: ReadonlySet<string>): string {
  return lowerFirst(news.sentence, names);
}
