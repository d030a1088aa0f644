import { AGENT_NOUNS, NOT_AGENTS } from '../data/agents.js';

export const ARTICLE =
  /^(?:The|A|An|Our|Their|Its|His|Her|My|Your|This|That|These|Those|All|Some|Each|Every|Most|Many)\b/;

/** Whether the words after “by” name someone who can act, not a time, a place or a means. */
export function canAct(agent: string): boolean {
  const words = agent.trim().split(/\s+/);
  const head = words.at(-1) ?? '';
  if (words.some((word) => NOT_AGENTS.test(word))) return false;
  if (PRONOUN.test(agent)) return true;
  if (AGENT_NOUNS.has(head.toLowerCase())) return true;
  return (
    isNameLike(head) &&
    (words.length === 1 ||
      words.slice(0, -1).every((word) => isNameLike(word) || /^(?:and|the|&|our|my)$/i.test(word)))
  );
}

function isNameLike(word: string): boolean {
  return /^\p{Lu}\p{L}+/u.test(word) && !ARTICLE.test(word);
}

/** Whether an agent takes the plural verb. */
export function isPlural(agent: string): boolean {
  if (/^(?:me|us|them|you)$/i.test(agent) || /\band\b/i.test(agent)) return true;
  if (/^(?:him|her|it)$/i.test(agent)) return false;
  const head = agent.trim().split(/\s+/).at(-1) ?? '';
  return (
    /^(?:people|men|women|children|police|craftsmen)$/i.test(head) ||
    (/[^su]s$/.test(head) && !isNameLike(head))
  );
}

const PRONOUN = /^(?:me|him|her|us|them|you|whom)$/i;
