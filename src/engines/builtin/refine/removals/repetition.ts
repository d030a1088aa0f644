import { regex } from '../../text/regex.js';
import { leansOnTheLast } from '../length/key-terms.js';
import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { editProse } from '../text/edit-prose.js';
import { joinSentences, splitSentences, type Sentence } from '../text/sentences.js';
import { mergeStatements } from './merge-statements.js';
import { ClauseIndex, isClauseOf } from './same-statements.js';

/** Takes out doubled words (“the the”), and sentences and clauses that say what another one says. */
export function removeRepetition(content: string): string {
  const seen = new Set<string>();
  const index = new ClauseIndex();
  const blocks = parseBlocks(content).map((block) => {
    const isText = isProse(block) && block.kind !== 'heading' && block.kind !== 'html';
    const sentences = isText ? splitSentences(block.text).filter(({ text }) => isNew(text, seen)) : [];
    for (const { text } of sentences) index.add(text);
    return { block, isText, sentences };
  });
  const stated = blocks.map((each) => ({ ...each, sentences: withoutRestated(each.sentences, index) }));
  const left = stated.flatMap(({ block, isText, sentences }) => {
    if (!isText) return [block];
    const own = mergeStatements(sentences.map((sentence) => withoutLastClause(sentence, index)));
    return own.length === 0 ? [] : [{ ...block, text: joinSentences(own) }];
  });
  const once = joinBlocks(left).replace(/\n{3,}/g, '\n\n');
  return editProse(once.trimEnd(), removeDoubledWords);
}

/** Whether no sentence before has the same words. */
function isNew(text: string, seen: Set<string>): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const key = words.join(' ');
  return words.length < 3 || (!seen.has(key) && !!seen.add(key));
}

const SUBJECT = regex.u`^(?:The|My|Our|This|These|Your|His|Her|Their) (?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]*(?= (?:is|are|was|were|has|have) )`;
const PRONOUN = /^(?:It|They)(?= (?:is|are|was|were|has|have) )/;

/** Leaves out what another sentence says too; a pronoun that then stands first becomes what it stood for. */
function withoutRestated(sentences: readonly Sentence[], index: ClauseIndex): Sentence[] {
  const kept: Sentence[] = [];
  const texts = sentences.map(({ text }) => text);
  for (const [at, sentence] of sentences.entries()) {
    const text = texts[at]!;
    const next = texts[at + 1] ?? '';
    const subject = SUBJECT.exec(text)?.[0];
    const resolved = subject === undefined ? next : next.replace(PRONOUN, subject);
    if (resolved !== next && isClauseOf(text, resolved)) {
      texts[at + 1] = resolved;
      index.replace(next, resolved);
    } else if (leansOnTheLast(next) || !index.isSaidElsewhere(text)) {
      kept.push({ ...sentence, text });
      continue;
    }
    index.replace(text);
  }
  return kept;
}

/** “It affects us all, and it affects us all every day.” */
const SAID_AGAIN = regex.iu`^([^,;:!?\n]{8,80}),? and \1 (?=\p{Ll})`;
const LAST_CLAUSE = regex.iu`,? and (?=(?:it|they|this|we|I|the \p{Ll}+) (?:is|are|was|were|has|have|affects?|costs?|needs?)\b)`;

/** “Cash on collection, and it is collection only.” → “Cash on collection.” */
function withoutLastClause(sentence: Sentence, index: ClauseIndex): Sentence {
  const text = sentence.text.replace(SAID_AGAIN, '$1 ');
  const seam = LAST_CLAUSE.exec(text);
  if (!seam || !text.endsWith('.') || /[;:"“”]/.test(text)) return { ...sentence, text };
  const clause = text.slice(seam.index + seam[0].length);
  if (!index.isSaidElsewhere(clause, sentence.text)) return { ...sentence, text };
  const short = `${text.slice(0, seam.index)}.`;
  index.replace(sentence.text, short);
  return { ...sentence, text: short };
}

const RIGHTLY_DOUBLED = /^(?:that|had|do|is|bye|ha|no|so|very|there|well)$/i;

/** “by 5 May may result” */
const MONTH_OR_NAME = /^(?:May\s+may|Will\s+will)$/;

function removeDoubledWords(prose: string): string {
  return prose.replace(/(?<![\p{L}'’-])(\p{L}{1,30})(?:\s+\1)+(?![\p{L}'’-])/giu, (whole, word: string) =>
    RIGHTLY_DOUBLED.test(word) ||
    MONTH_OR_NAME.test(whole) ||
    (/^\p{Lu}/u.test(word) && whole.split(/\s+/).every((each) => each === word) && word.length > 3)
      ? whole
      : word,
  );
}
