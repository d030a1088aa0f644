import type nlpType from 'compromise';

export type Tense = 'past' | 'present' | 'future';

/**
 * Changes the tense of each sentence's verbs. Sentences with quoted speech, questions and verbs after “to” keep
 * theirs; what the library can't parse stays.
 */
export function changeTense(prose: string, to: Tense, nlp: typeof nlpType): string {
  const document = nlp(prose);
  if (to === 'past') document.sentences().toPastTense();
  else if (to === 'present') document.sentences().toPresentTense();
  else document.sentences().toFutureTense();
  return document.text();
}
