/** Loads compromise (0.3 s, once a thread) and gives a function that lists a text's noun phrases. */
export async function loadNounPhrases(): Promise<(text: string) => string[]> {
  const { default: nlp } = await import('compromise');
  return (text) =>
    (nlp(text).nouns().out('array') as string[])
      .map((phrase) =>
        phrase
          .replace(
            /^(?:the|a|an|our|your|their|my|his|her|its|this|that|these|those|some|many|most|all|each|every|any|no|what|which|we|i|you|they|it|he|she)\s+/i,
            '',
          )
          .replace(/[\s.,;:!?"“”()[\]*_\x60]+$/g, '')
          .replace(/^["“(*_\x60]+/, ''),
      )
      .filter(
        (phrase) =>
          /^[\p{L}\p{N}][\p{L}\p{N}\s'’&-]+$/u.test(phrase) &&
          !/\b(?:point in time|present time|moment|due|question|order to)\b|^(?:it|they|we|you|i|he|she|who|one|this|that|there|lot|number|way|thing|things|people)$/i.test(
            phrase,
          ),
      );
}
