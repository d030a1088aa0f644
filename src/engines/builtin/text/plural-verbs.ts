type Forms = Readonly<Record<string, string>>;

/** The singular verbs whose plural is another word, with that plural. */
export const PLURAL_VERBS: Forms = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** The plural verbs whose singular is another word, with that singular. */
export const SINGULAR_VERBS: Forms = Object.fromEntries(
  Object.entries(PLURAL_VERBS).map(([one, many]) => [many, one]),
);

/** The same verbs, with their negated contractions. */
export const PLURAL_VERBS_WITH_NEGATIONS: Forms = {
  ...PLURAL_VERBS,
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
