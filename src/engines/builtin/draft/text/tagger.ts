import { classOf } from '../../refine/grammar/word-classes.js';
import nlp from 'compromise/two';
import { FIRST_NAMES } from '../../text/first-names.js';
import {
  AUXILIARY,
  CONTRACTED_START,
  DEPENDENT,
  has,
  IMPERATIVE,
  isFullSubject,
  isSubjectEnd,
  PRONOUN_START,
  SAID,
  startsWithName,
  SUBORDINATOR,
  WITH_MAIN_CLAUSE,
  type TaggedTerm,
} from './sentence-patterns.js';
import { regex } from '../../text/regex.js';

const READ_MAX = 240;
/** Tagging takes some 0.3 ms; what a prompt holds beyond so many pieces is set as list items without being judged. */
const CALLS_MAX = 400;
/** “postpone our call”: after “to”, a word before an article or a pronoun is a verb. */
const WITH_OBJECT = regex.u`^(?!(?:about|at|by|for|from|in|into|near|of|on|over|under|with|all|both|half)\s)\p{Ll}{3,} (?:the|an?|my|our|your|his|her|their|its|it|them|him|me|us|this|these|those)\s`;
const COMMON_VERB = regex.i`^(?:be|have|do|go|move|change|cancel|book|order|schedule|arrange|send|share|review|update|use|stay|work|plan|help)\s`;

/** A party: “leaving do”. */
const DO = /(?<=\b(?:leaving|farewell|hen|stag|works|Christmas|birthday) )do\b/i;
const TITLE = /^(?:Dr|Prof(?:essor)?|Coach|Councillor|Sir|Rev|Judge)[.\ue02e]? (?=\p{Lu}\p{Ll}+ \p{Lu})/u;
/** What follows a noun: “which rattles”, “because it rains”, and “we sell” in “the bread we sell”. */
const CLAUSE = regex.i`\s(?:which|that|who|whose|where|because|since|as|so|while|when|until|before|after|although|though|if|unless|plus)\s.*$`;
const BARE_CLAUSE =
  /(?<=^(?:the|an?|all|his|her|their|this|these)\s.*\p{L}) (?:I|we|you|he|she|they) \p{L}.*$/iu;

nlp.addWords(FIRST_NAMES);

/** Judges the pieces of one prompt. */
export class Tagger {
  private calls = 0;
  private readonly known = new Map<string, TaggedTerm[]>();

  /** Whether a piece can stand as a sentence: it has a subject with a finite verb, or is an imperative to the reader. */
  isSentence(piece: string): boolean {
    const text = piece.slice(0, READ_MAX).trim();
    if (!/\s/.test(text)) return false;
    if (/^[\ue022“]/.test(text) && /\s(?:said|says)\b/.test(piece)) return true;
    if (SAID.test(text) || WITH_MAIN_CLAUSE.test(text)) return true;
    if (SUBORDINATOR.test(text)) return false;
    if (piece.endsWith('?') || IMPERATIVE.test(text) || CONTRACTED_START.test(text)) return true;
    // “around 16:00, because the cables have to be replaced”: the verb of a dependent clause makes no sentence.
    const main = text.replace(DEPENDENT, '');
    const at = main.search(AUXILIARY);
    const hasAuxiliary = at > 0 && !/(?:^|\s)(?:which|that|who|to)$/i.test(text.slice(0, at));
    return hasAuxiliary || this.hasSubjectAndVerb(main);
  }

  /** Whether a piece can stand as a noun phrase inside a sentence: no finite verb outside of a relative clause. */
  isNounPhrase(piece: string): boolean {
    const text = piece
      .trim()
      .replace(/^(?:some|any)(?:one|body) (?=to |who )/i, 'people ')
      .replace(DO, 'party');
    if (text === '' || SUBORDINATOR.test(text) || /[.!?:]\s/.test(text)) return false;
    const head = text.replace(CLAUSE, '').replace(BARE_CLAUSE, '');
    if (AUXILIARY.test(head) || PRONOUN_START.test(head)) return false;
    // “for the rowing club boats”: a last word in -s after a preposition is a plural.
    return !this.hasSubjectAndVerb(
      head.slice(0, READ_MAX).replace(/(?<=\s(?:for|of|with|from|to)\s.*\s)\p{Ll}+s$/u, ''),
    );
  }

  /** Whether a piece is a noun phrase in the plural, without a verb: “reinforced heels and toes”, “stripes on both sleeves”. */
  isPlural(piece: string): boolean {
    const terms = this.tag(piece.split(/\s(?:of|for|with|within|from|in|on|by|at|to)\s/)[0] ?? piece);
    const verbs = terms.filter((term) => has(term, 'Verb') && !has(term, 'PastTense'));
    return terms.length > 1 && has(terms.at(-1), 'Plural') && verbs.length === 0;
  }

  /** Whether a piece begins with a finite verb and has no subject: “led the team”. */
  opensWithVerb(piece: string): boolean {
    const [first, next] = this.tag(piece);
    const isNoun = /(?:tions|ments|ings|[aeiou]rs|ties|kids|fees)$/.test(first?.text ?? '');
    return !isNoun && (has(first, 'PastTense') || has(first, 'PresentTense')) && !has(next, 'Verb');
  }

  pronounOf(name: string): 'he' | 'she' | undefined {
    const [first] = this.tag(name.replace(TITLE, ''));
    if (has(first, 'MaleName') === has(first, 'FemaleName')) return undefined;
    return has(first, 'MaleName') ? 'he' : 'she';
  }

  isPlace(name: string): boolean {
    return this.tag(`from ${name}`).some((term) => has(term, 'Place'));
  }

  firstNames(text: string): string[] {
    return this.tag(text)
      .filter((term) => has(term, 'FirstName') && (/^\p{Lu}/u.test(term.text) || classOf(term.text) === ''))
      .map((term) => term.text);
  }

  /** Whether a piece begins with a verb in its base form, as after “to”. */
  isVerbPhrase(piece: string): boolean {
    const text = piece.trim().replace(/^not\s+/i, '');
    if (/^(?:the|a|an|our|my|your|his|her|their)\s/i.test(text)) return false;
    if (COMMON_VERB.test(text) || WITH_OBJECT.test(text)) return true;
    const [first] = this.tag(`to ${text}`).slice(1);
    return first !== undefined && (has(first, 'Infinitive') || has(first, 'PresentTense'));
  }

  private hasSubjectAndVerb(text: string): boolean {
    const terms = this.tag(text);
    for (const [index, term] of terms.entries()) {
      if (index === 0 || !has(term, 'Verb')) continue;
      const before = terms[has(terms[index - 1], 'Adverb') ? index - 2 : index - 1];
      if (!before || !isSubjectEnd(before)) continue;
      if (/^(?:that|which|who)$/i.test(before.text) && index > 1) continue;
      const next = terms[index + 1];
      if (has(term, 'Gerund')) continue;
      if (has(term, 'Infinitive') && !PRONOUN_START.test(text)) {
        if (has(before, 'Plural') && next) return true;
        continue;
      }
      // “roasted in small batches” after a bare noun is a participle; after a subject with its article it is a verb.
      if (has(term, 'PastTense') || has(term, 'Participle')) {
        if (isFullSubject(text) && (!startsWithName(text) || !has(next, 'Noun'))) return true;
        continue;
      }
      // “two brass handles”: a last word in -s is a plural rather than a verb.
      if (!next && !isFullSubject(text)) continue;
      if (['PresentTense', 'Copula', 'Modal', 'Auxiliary'].some((tag) => has(term, tag))) return true;
    }
    return false;
  }

  private tag(text: string): TaggedTerm[] {
    const known = this.known.get(text);
    if (known) return known;
    this.calls += 1;
    if (this.calls > CALLS_MAX) return [];
    const sentences = nlp(text.slice(0, READ_MAX)).json({ terms: { tags: true } }) as {
      terms: TaggedTerm[];
    }[];
    const terms = sentences.flatMap((sentence) => sentence.terms);
    this.known.set(text, terms);
    return terms;
  }
}
