import { classOf } from '../grammar/word-classes.js';
import { regex } from '../../text/regex.js';
import { wordSet } from '../text/words.js';

/** These make no statement another one. Words that count, restrict or turn a statement are none of them. */
const LIGHT = wordSet`
  a an the of to in on at for from by with and so as is are was were be been being it its this that these those do does
  did have has had also too again very really quite extremely
  brand overall indeed both just please truly definitely completely absolutely generally
`;
/** “The room is dark and small.” */
const TWO_ADJECTIVES = /^([^,;:]{3,60} (?:is|are|was|were)) (\p{Ll}+) and (\p{Ll}+)[.!]$/u;
const CLAUSE_END = /[,;:–—]\s|\s(?:and|but|so|or|who|which|where)\s/g;
/** What holds only on a condition, for somebody, or not. */
const CONDITIONAL = regex.i`\b(?:if|unless|whether|when|until|although|though|says?|said|thinks?|thought|hopes?|claims?|believes?|told|heard|seems?|apparently|supposed(?:ly)?)\b|^(?:before|after|while|once)\b`;
const NEGATION = regex.i`\b(?:not|no|never|none|nothing|nobody|without|hardly|unable|cannot)\b|n['’]t\b`;
/** What makes a statement narrower. */
const RESTRICTING = regex.i`\b(?:only|some|half|nearly|almost|other|sometimes|partly|enough|few|fewer|less|more|after|before|during|except|rarely|often|usually|mostly|old|new)\b`;
const MODAL = /\b(?:would|could|may|might|should|must|will|can)\b/i;
/** Sentences that share a word with more are compared with some of them only. */
const COMPARED_MAX = 40;
const WORDS_MAX = 30;

/** Whether it is a whole sentence of plain prose that states something. */
const isStated = (text: string): boolean =>
  /[.!]$/.test(text) && /\s\S+\s/.test(text) && !/[`{}_[\]<>|=\\"“”]/.test(text) && !CONDITIONAL.test(text);

/** A clause by its words, with whether it negates and how sure it is. */
interface Statement {
  words: readonly string[];
  negates: boolean;
  modal: string;
  restriction: string;
  of: string;
}

/** What a sentence or clause states; undefined where that is too little to compare. */
export function statementOf(text: string): Statement | undefined {
  if (!isStated(text)) return undefined;
  const statement = read(text, text);
  return statement.words.length > 1 ? statement : undefined;
}

function read(clause: string, of: string): Statement {
  const found = clause.toLowerCase().match(/[\p{L}\p{N}£$€%@][\p{L}\p{N}.,:@'’-]*/gu) ?? [];
  const words = found
    .slice(0, WORDS_MAX)
    .map((word) => word.replace(/[.,:'’-]+$/, ''))
    .filter((word) => !LIGHT.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:['’]s|ies|ing|ed|es|s|e|y)$/u, '') : word));
  return {
    words,
    negates: NEGATION.test(clause),
    modal: MODAL.exec(clause)?.[0] ?? '',
    restriction: RESTRICTING.exec(clause)?.[0] ?? '',
    of,
  };
}

const VERB = regex.i`^(?:also |now )?(?:is|are|was|were|has|have|had|can|will|does)\b`;

/** The clauses of a sentence; one that begins with a verb has the subject of the sentence. */
function clausesOf(text: string): Statement[] {
  if (!isStated(text)) return [];
  const [first, ...others] = text.split(CLAUSE_END);
  const opening = read(first!, text);
  const second = TWO_ADJECTIVES.exec(text);
  return [
    opening,
    ...(second && classOf(second[3]!).startsWith('J') ? [read(`${second[1]} ${second[3]}`, text)] : []),
    ...others.map((clause) => {
      const each = read(clause, text);
      return VERB.test(clause) ? { ...each, words: [...opening.words.slice(0, 1), ...each.words] } : each;
    }),
  ];
}

/** The words of the one stand in the other in their order, but that what comes first may come last. */
function holds(whole: Statement, { words, negates, modal, restriction }: Statement): boolean {
  if (whole.negates !== negates || whole.modal !== modal || whole.restriction !== restriction) return false;
  // “Do not touch the wire” is more than “Do not touch the red wire”, and “at 9” other than “from platform 9”.
  if ((negates || words.some((word) => /\d/.test(word))) && whole.words.length > words.length) return false;
  const turns = words.length > 2 ? words.length : 1;
  return Array.from({ length: turns }, (_, turn) => [...words.slice(turn), ...words.slice(0, turn)]).some(
    (turned) => isWithin(whole.words, turned),
  );
}

function isWithin(whole: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === words[at]) at += 1;
  return at === words.length;
}

/** Whether a sentence is a clause of another one. */
export function isClauseOf(text: string, other: string): boolean {
  const statement = statementOf(text);
  return statement !== undefined && clausesOf(other).some((clause) => holds(clause, statement));
}

/** The clauses of all sentences of a text, by their words. */
export class ClauseIndex {
  private readonly clauses = new Map<string, Statement[]>();
  private readonly removed = new Set<string>();

  add(sentence: string): void {
    for (const clause of clausesOf(sentence))
      for (const word of new Set(clause.words)) {
        const found = this.clauses.get(word) ?? [];
        if (found.length < COMPARED_MAX) found.push(clause);
        this.clauses.set(word, found);
      }
  }

  /** A sentence is left out, or has become another one. */
  replace(sentence: string, other = ''): void {
    this.removed.add(sentence);
    if (other !== '') this.add(other);
  }

  /** Whether a sentence other than `within` states it too, perhaps with more. */
  isSaidElsewhere(text: string, within = text): boolean {
    const statement = statementOf(text);
    const candidates = this.clauses.get(statement?.words[0] ?? '') ?? [];
    return candidates.some(
      (clause) =>
        clause.of !== within &&
        !this.removed.has(clause.of) &&
        statement !== undefined &&
        holds(clause, statement),
    );
  }
}
