import type { Brief } from '../brief/brief.js';
import { isClause } from '../grammar/phrases.js';
import { asSentence } from '../realise/polish.js';

/** What the prompt itself states: its further sentences and the facts that are whole sentences. */
export function statementsOf(brief: Brief): string[] {
  const told = [...brief.rest, ...brief.facts.map((fact) => fact.text)];
  return told.filter((text) => isClause(text) && text.split(/\s+/).length <= 40).map(asSentence);
}

/** Facts that are phrases: listed rather than said. */
export function listedFacts(brief: Brief): string[] {
  return brief.facts.map((fact) => fact.text).filter((text) => !isClause(text));
}
