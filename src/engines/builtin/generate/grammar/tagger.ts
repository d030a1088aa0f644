import nlp from 'compromise/two';

/** One word with the tags that compromise gave it. */
export interface TaggedWord {
  text: string;
  tags: ReadonlySet<string>;
}

interface TermJson {
  text: string;
  tags: string[];
}

/** Tags the words of a text. Some 6 ms for 1 kB: callers give it phrases and short sentences. */
export function tagWords(text: string): TaggedWord[] {
  const sentences = nlp(text).json({ terms: { tags: true } }) as { terms: TermJson[] }[];
  return sentences.flatMap((sentence) =>
    sentence.terms.map((term) => ({ text: term.text, tags: new Set(term.tags) })),
  );
}

interface Conjugation {
  PresentTense: string;
  PastTense: string;
  Gerund: string;
}

interface TwoMethods {
  two: {
    transform: {
      verb: {
        conjugate(infinitive: string, model: unknown): Conjugation;
        toInfinitive(verb: string, model: unknown, tense: string): string;
      };
      noun: {
        toPlural(noun: string, model: unknown): string;
        toSingular(noun: string, model: unknown): string;
      };
    };
  };
}

const { transform } = (nlp.methods() as unknown as TwoMethods).two;
const model: unknown = nlp.model();

/** The forms of a verb, by its infinitive. */
export function conjugate(infinitive: string): Conjugation {
  return transform.verb.conjugate(infinitive, model);
}

/** The infinitive of a present-tense form ("makes" → "make"). */
export function toInfinitive(verb: string, tense: 'PresentTense' | 'Gerund' | 'PastTense'): string {
  return transform.verb.toInfinitive(verb, model, tense);
}

export function toSingular(noun: string): string {
  return transform.noun.toSingular(noun, model);
}

export function toPlural(noun: string): string {
  return transform.noun.toPlural(noun, model);
}
