import { CREATIVE_NOUNS, FORMAT_ADJECTIVES, FORMAT_NOUNS, PLAIN_TEXT_NOUNS } from '../data/formats.js';
import { findTone } from './tone-words.js';
import type { Tone } from '../../../../templates/tones.js';

/** The request taken apart: which kind of text is asked for, and what it is to say. */
export interface Request {
  core: string;
  templateId?: string;
  /** The noun that asked for it: "resignation letter", "tweet". */
  noun?: string;
  tone?: Tone;
  count?: number;
  /** The word "write", "draft", "create" … stood there. */
  isExplicit: boolean;
}

const POLITE =
  /^(?:please|kindly|hi|hello|hey|ok|okay|so|now|(?:can|could|would|will) you(?: please)?|i (?:need|want|would like|am looking for)(?: you to| to have| to|(?= an?\b| some\b| help\b| \d))|i'd (?:like|love)(?: you to| to have| to)?|we (?:need|want|would like)(?: you to| to|(?= an?\b| some\b| help\b| \d))|help me(?: to)?|let's|your task is to|you are to|i have to|i must|we have to)[\s,:!.]+/i;
const WRITE =
  /^(?:write|draft|create|compose|generate|produce|prepare|make|craft|give|send|type|come up with|put together|provide|develop|design|do)(?: up)?(?: me| us)?\s+/i;
const ARTICLE = /^(?:an?|the|some|my|our|one|this|another)\s+/i;
const LINK =
  /^(?:\s*[:–—-]\s+|\s*,\s*|\s+(?:about|on|regarding|concerning|covering|titled|entitled|called|discussing|describing|explaining|exploring|announcing|promoting|advertising|introducing|presenting|summari[sz]ing|that (?:explains|describes|covers|announces|promotes|explores|discusses)|which (?:explains|describes|covers)|as to|dealing with|around)\s+)/i;
/** In a letter these say what it does, so they stay. */
const ACT_LINK = /^\s+(?:announcing|introducing|explaining|promoting|presenting)\b/i;
const KEPT_LINK =
  /^\s*(?:$|[.:!?\n]|(?:,\s*)?(?:to|for|of|from|asking|thanking|telling|informing|inviting|reminding|apologi[sz]ing|requesting|confirming|declining|accepting|congratulating|complaining|following|introducing|cancel|offering|suggesting|proposing|letting|saying|wishing|welcoming|comparing|with|where|in which|in|that|because|addressed|to|announcing|requesting|expressing|sharing|by|at|when)\b)/i;

const NOUNS: readonly (readonly [noun: string, templateId: string | undefined])[] = [
  ...Object.entries(FORMAT_NOUNS).flatMap(([templateId, nouns]) =>
    nouns.map((noun) => [noun, templateId] as const),
  ),
  ...CREATIVE_NOUNS.map((noun) => [noun, undefined] as const),
  ...PLAIN_TEXT_NOUNS.map((noun) => [noun, undefined] as const),
].sort((a, b) => b[0].length - a[0].length);

/** Takes "Please write a short blog post about" off a prompt and says what was asked for. */
export function takeRequest(text: string): Request {
  let core = text.trim();
  for (let round = 0; round < 3; round += 1) core = core.replace(POLITE, '');
  const verb = WRITE.exec(core);
  const afterVerb = verb ? core.slice(verb[0].length) : core;
  const asked = takeNoun(afterVerb, verb !== null || core !== text.trim());
  if (asked) return { ...asked, isExplicit: true };
  const bare =
    /^(?:give|provide|suggest|list|share|come up with)(?: me| us)?\s+(?!to\b|that\b)(?:some\s+|an?\s+)?/i.exec(
      core,
    );
  if (bare) return { core: core.slice(bare[0].length), isExplicit: true };
  const about =
    /^(?:write|talk|tell (?:me|us)|speak|blog|post|tweet|explain|describe|discuss)\s+(?:about|on)\s+/i.exec(
      core,
    );
  if (about) return { core: core.slice(about[0].length), isExplicit: true };
  const summarise =
    /^(?:summari[sz]e|condense|sum up|recap)\s*(?:(?:the|this)\s+(?:following\s+)?(?:\w+\s+)?(?=:|\n))?\s*:?\s*/i.exec(
      core,
    );
  if (summarise) return { core: core.slice(summarise[0].length), templateId: 'summary', isExplicit: true };
  if (/^(?:compare|contrast)\s/i.test(core)) return { core, templateId: 'comparison', isExplicit: true };
  if (/^(?:announce|announcing)\s/i.test(core))
    return {
      core: core.replace(/^announc(?:e|ing)\s+(?:that\s+)?/i, ''),
      templateId: 'announcement',
      isExplicit: true,
    };
  if (/^(?:outline)\s/i.test(core))
    return {
      core: core.replace(
        /^outline\s+(?:(?:an?|the|my)\s+(?:article|post|blog post|essay|guide|piece)\s+(?:about|on)\s+)?/i,
        '',
      ),
      templateId: 'article-outline',
      isExplicit: true,
    };
  return { core, isExplicit: false };
}

function takeNoun(text: string, isRequested: boolean): Omit<Request, 'isExplicit'> | null {
  const article = ARTICLE.exec(text);
  let rest = article ? text.slice(article[0].length) : text;
  let tone: Tone | undefined;
  let count: number | undefined;
  for (let word = nextWord(rest); word !== ''; word = nextWord(rest)) {
    const bare = word.toLowerCase().replace(/,$/, '');
    const isMeasure =
      /^\d+(?:-\w+)*$/.test(bare) ||
      /^(?:second|minute|word|line|sentence)s?$/.test(bare) ||
      NUMBER_WORDS[bare] !== undefined;
    if (
      !FORMAT_ADJECTIVES.has(bare) &&
      !(isMeasure && (/^\d/.test(bare) || NUMBER_WORDS[bare] || /^\d/.test(text))) &&
      bare !== 'and' &&
      bare !== 'but'
    )
      break;
    if (bare === 'and' && !/^and\s+[\w-]+\s/i.test(rest)) break;
    tone ??= findTone(bare);
    if (/^\d+$/.test(bare) || NUMBER_WORDS[bare]) count ??= NUMBER_WORDS[bare] ?? Number(bare);
    rest = rest.slice(word.length).trimStart();
  }
  const lower = rest.slice(0, 60).toLowerCase();
  for (const [noun, templateId] of NOUNS) {
    const end = nounEnd(lower, noun);
    if (end < 0) continue;
    const after = rest.slice(end);
    const link = templateId === 'email' && ACT_LINK.test(after) ? null : LINK.exec(after);
    if (!link && !KEPT_LINK.test(after)) continue;
    if (!link && !isRequested && !article && !/^\s*(?:$|:|,|for\b|to\b|of\b|from\b)/i.test(after)) continue;
    const core = link ? after.slice(link[0].length) : after.replace(/^[\s:,.]+/, '');
    return { core, templateId: isNotice(noun, after) ? 'social-post' : templateId, noun, tone, count };
  }
  return null;
}

/** "a post announcing our sale" is a notice, not an article. */
function isNotice(noun: string, after: string): boolean {
  return noun === 'post' && /^s?\s+(?:announcing|promoting|advertising)\b/i.test(after);
}

function nextWord(text: string): string {
  return /^[^\s]+(?=\s)/.exec(text)?.[0] ?? '';
}

/** Where the noun ends when the text begins with it, its plural included; -1 when it does not. */
function nounEnd(text: string, noun: string): number {
  if (!text.startsWith(noun)) return -1;
  const after = text.slice(noun.length);
  const plural = /^(?:es|s)(?![\p{L}\p{N}])/u.exec(after);
  if (plural) return noun.length + plural[0].length;
  return /^[\p{L}\p{N}]/u.test(after) ? -1 : noun.length;
}

const NUMBER_WORDS: Readonly<Record<string, number | undefined>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
