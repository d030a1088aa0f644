import { FACT_VERBS } from '../data/verbs.js';
import { conjugate } from '../grammar/tagger.js';

/** The verb of a fact in the third person, and what follows it: "keeps" and "drinks cold"; null where it begins with none. */
export function readVerb(text: string): { verb: string; object: string } | null {
  const match = /^([\p{L}-]+)\s+(\S.*)$/u.exec(text);
  const word = match?.[1]?.toLowerCase() ?? '';
  const object = match?.[2] ?? '';
  if (/^weighing$/.test(word)) return { verb: 'weighs', object };
  if (/^(?:has|have|features?|contains?|with|offers?)$/.test(word)) return null;
  if (FACT_VERBS.has(word) && !isPluralNoun(word, object)) return { verb: word, object };
  if (
    /^(?:include|come|keep|make|weigh|hold|last|fit|use|work|measure|support|help|run|save|need|connect|protect|take|charge|let|track|sync|send|reduce|store|play|fold|clean)$/.test(
      word,
    )
  )
    return { verb: conjugate(word).PresentTense, object };
  return null;
}

/** "controls on the handle" are things that it has; "controls the light" is what it does. */
function isPluralNoun(word: string, object: string): boolean {
  return (
    /^(?:controls|covers|clips|filters|fills|grips|lights|mounts|screws|seals|seats|shades|starts|stops|switches|treats|plugs|displays|records|handles|links|locks|costs)$/.test(
      word,
    ) && /^(?:on|for|of|with|in|at|and|included|available)\b/i.test(object)
  );
}
