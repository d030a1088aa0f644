import { AGENT_ENDING, AGENT_NOUNS, NOT_AGENTS, PLACED } from '../data/agents.js';
import { classOf } from '../grammar/word-classes.js';

const DETERMINED =
  /^(?:The|A|An|Our|Their|Its|His|Her|My|Your|This|That|These|Those|All|Some|Each|Every|Most|Many|Several|Both)\b/i;
const PRONOUN = /^(?:me|him|her|us|them|you|whom)$/i;

/** A word that lacks its noun, or “selling cakes”. */
const NO_NOUN =
  /^(?:an?|the|its|his|my|our|their|your|all|both|some|\p{L}+ing \p{L}+.*|(?:the )?others?|another.*|mrs?|ms|dr|prof)$/iu;

/** Whether the words after “by” name who or what did it (`participle`), not a time, a place or a means. */
export function canAct(agent: string, participle = ''): boolean {
  const [head = '', ...others] = agent.trim().split(/\s+/).toReversed();
  if (NO_NOUN.test(agent)) return false;
  const counted = isActor(head) ? others.filter((word) => !/^\d[\d,]*$/.test(word)) : others;
  if ([head, ...counted].some((word) => NOT_AGENTS.test(word))) return false;
  if (PRONOUN.test(agent)) return true;
  if (isActor(head)) return DETERMINED.test(agent) || isNameLike(head) || isPlural(agent) || BARE.test(head);
  if (isNameLike(head))
    return others.every(
      (word) => isNameLike(word) || /^(?:and|the|&|our|my|your|his|her|their)$/i.test(word),
    );
  if (PLACED.test(participle) || /^(?:\p{N}|(?:its|his|her|their)\b)/iu.test(agent)) return false;
  const classes = classOf(head.toLowerCase());
  return DETERMINED.test(agent) ? /^[NS]|^$/.test(classes) : classes.startsWith('S');
}

/** Singulars that need no article; “sorted by customer” names what it is sorted by. */
const BARE =
  /^(?:management|security|someone|somebody|everyone|everybody|anyone|anybody|nobody|lightning|snow|rain|hail|fog|wind|ice|frost|fire|mum|mom|dad|grandma|grandad)$/i;

const isActor = (noun: string) => AGENT_NOUNS.test(noun) || AGENT_ENDING.test(noun);

/** Whether an agent is somebody, and not a storm. */
export const isPerson = (agent: string): boolean => {
  const head = agent.trim().split(/\s+/).at(-1) ?? '';
  return PRONOUN.test(agent) || isActor(head) || isNameLike(head);
};

/** “Sandra”, “BBC” */
const isNameLike = (word: string): boolean => /^\p{Lu}\p{L}+/u.test(word) && !DETERMINED.test(word);

/** Whether a subject that was an agent takes the plural verb. */
export function isPlural(agent: string): boolean {
  if (/^(?:me|us|them|you)$|\band\b/i.test(agent)) return true;
  if (/^(?:him|her|it)$/i.test(agent)) return false;
  const head = agent.trim().split(/\s+/).at(-1) ?? '';
  return (
    /^(?:people|men|women|children|police|staff|craftsmen|passers-by)$/i.test(head) ||
    (/[^su]s$/.test(head) && !isNameLike(head))
  );
}
