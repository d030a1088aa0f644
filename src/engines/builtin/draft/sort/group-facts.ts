import type { Tagger } from '../text/tagger.js';

/** So many pieces between commas may be a list. */
const LIST_MIN = 4;

/** Sorts the clauses of one sentence that are no directions into sentences and items, in their order. */
export function groupFacts(
  clauses: readonly string[],
  tagger: Tagger,
): { text: string; isSentence: boolean }[] {
  const groups: { text: string; isSentence: boolean }[] = [];
  let opening: string[] = [];
  const whole = joinConditions(joinApposition(clauses, tagger), tagger);
  const sentences = whole.filter((clause) => tagger.isSentence(clause)).length;
  // Several pieces that are mostly no sentences are a list, and each stands for itself.
  if (whole.length >= LIST_MIN && sentences < whole.length && sentences <= whole.length / 2)
    return whole.map((text) => ({ text, isSentence: false }));
  for (const clause of whole) {
    const last = groups.at(-1);
    if (tagger.isSentence(clause)) {
      groups.push({ text: [...opening, clause].join(', '), isSentence: true });
      opening = [];
    } else if (last?.isSentence && opening.length === 0) last.text = `${last.text}, ${clause}`;
    else if (groups.length === 0 && opensSentence(clause)) opening.push(clause);
    else groups.push({ text: clause, isSentence: false });
  }
  return [...opening.map((text) => ({ text, isSentence: false })), ...groups];
}

/** Puts “If it jams, turn it off” together again: a condition and what depends on it. */
function joinConditions(clauses: readonly string[], tagger: Tagger): readonly string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1) ?? '';
    const depends =
      /^(?:if|when|once|as soon as|unless|before|after|in case)\s[^,]*$/i.test(last) &&
      (tagger.isSentence(clause) || tagger.isVerbPhrase(clause));
    if (depends) joined[joined.length - 1] = `${last}, ${clause}`;
    else joined.push(clause);
  }
  return joined;
}

/** Puts “Heliomar, a start-up, raises …” together again: a name, what it is, and its verb. */
function joinApposition(clauses: readonly string[], tagger: Tagger): readonly string[] {
  const [name = '', apposition = '', predicate = '', ...rest] = clauses;
  const isNamed =
    /^(?:an?|the|our|my|one of)\s/i.test(apposition) ||
    /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}$/u.test(apposition);
  const continues =
    /^(?:is|are|was|were|has|have|had|will|can|could|would|should|must|isn['’]t|wasn['’]t|hasn['’]t|won['’]t|can['’]t)\s/i.test(
      predicate,
    );
  if (
    (!isNamed && !continues) ||
    tagger.isSentence(name) ||
    (!continues && !tagger.startsWithFiniteVerb(predicate))
  )
    return clauses;
  return [`${name}, ${apposition}, ${predicate}`, ...rest];
}

/** A clause that a sentence may begin with: “After four years”, “Unfortunately”. */
function opensSentence(clause: string): boolean {
  return /^(?:after|before|since|when|if|while|as|because|although|though|unless|until|once|from|in|on|at|with|by|for|unfortunately|sadly|luckily|meanwhile|also|still|however|today|tomorrow|yesterday|please|to|despite|thanks to|so|and|but)\b/i.test(
    clause,
  );
}
