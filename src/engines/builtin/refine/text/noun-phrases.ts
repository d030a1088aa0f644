import { piecesOf } from './pieces.js';
import { regex } from '../../text/regex.js';

/** The library takes quadratic time over what it is given at once. */
const LENGTH_AT_ONCE_MAX = 500;

/** What is longer is no phrase that a heading could take. */
const PHRASE_LENGTH_MAX = 100;

const DETERMINER = regex.i`^(?:the|a|an|our|your|their|my|his|her|its|this|that|these|those|some|many|most|all|each|every|any|no|what|which|we|i|you|they|it|he|she)\s+`;
const HEADING = /^[\p{L}\p{N}][\p{L}\p{N}\s'’&-]+$/u;
const NO_HEADING = regex.i`\b(?:point in time|present time|moment|due|question|order to|(?:first|last|next|second|long|short|same) (?:time|day|week|month|year))\b|^(?:it|they|we|you|i|he|she|who|one|this|that|there|lot|number|way|thing|things|people)$`;

/** Shorter words are no nouns worth a heading. */
const MAY_HOLD_NOUN = /\p{L}{3}/u;

/** Loads compromise (0.3 s, once a process) and returns a function that lists a text's noun phrases. */
export async function loadNounPhrases(): Promise<(text: string) => string[]> {
  const { default: nlp } = await import('compromise');
  return (text) =>
    piecesOf(text, LENGTH_AT_ONCE_MAX)
      .filter((piece) => piece.text.length <= LENGTH_AT_ONCE_MAX && MAY_HOLD_NOUN.test(piece.text))
      .flatMap((piece) => nlp(piece.text).nouns().out('array') as string[])
      .map((phrase) =>
        phrase
          .replace(DETERMINER, '')
          .replace(/[\s.,;:!?"“”()[\]*_\x60]+$/g, '')
          .replace(/^["“(*_\x60]+/, ''),
      )
      .filter(
        (phrase) => phrase.length <= PHRASE_LENGTH_MAX && HEADING.test(phrase) && !NO_HEADING.test(phrase),
      );
}
