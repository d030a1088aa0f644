import { splitSentences } from '../brief/sentences.js';
import { countWords } from '../grammar/joining.js';
import { asSentence } from '../realise/polish.js';
import { Draft } from '../realise/draft.js';
import type { Plan, PlanContext } from './plan.js';

const STOP_WORDS = new Set(
  'the a an and or but of to in on at for with from by as is are was were be been it its this that these those he she they we you i his her their our your not no will would can could should has have had do does did which who what when where how also than then so if there into about up out over more most some any all'.split(
    ' ',
  ),
);

/** Only so many sentences are weighed against each other: enough for 16,000 characters of prose. */
const SENTENCES_MAX = 400;

interface Candidate {
  text: string;
  place: number;
  terms: Set<string>;
  score: number;
}

/** Picks the sentences that say most of what the text says, in their own order, up to the length asked for. */
export const summary: Plan = (context) => {
  const source = sourceText(context);
  const sentences = splitSentences(source).slice(0, SENTENCES_MAX);
  const draft = new Draft();
  if (sentences.length < 2 || countWords(source) < 25) {
    context.warnings.push({
      reason: 'nothing_to_summarise',
      message: 'The prompt holds no text to summarise: paste the text after a colon.',
    });
    return draft.paragraph(
      ...(sentences.length > 0 ? sentences : ['There is no text to summarise.']).map(asSentence),
    );
  }
  const chosen = choose(sentences, summaryWords(context, countWords(source)));
  return draft.paragraph(...chosen.map((candidate) => asSentence(candidate.text)));
};

/** A summary is at most a third of its text, and at least one sentence. */
function summaryWords({ words }: PlanContext, sourceWords: number): number {
  return Math.min(words, Math.max(25, Math.round(sourceWords * 0.4)));
}

function sourceText({ brief }: PlanContext): string {
  const labelled = brief.labels.get('body');
  if (labelled && labelled.length > 80) return labelled;
  const request =
    /^[^\n]{0,160}?\b(?:summari[sz]e|summary|sum up|condense|shorten|recap|tl;dr|abstract|digest)\b[^\n:.]{0,80}(?::|\n|\.\s)\s*/i.exec(
      brief.text,
    );
  return request ? brief.text.slice(request[0].length) : brief.text;
}

function choose(sentences: readonly string[], words: number): Candidate[] {
  const candidates = sentences.map((text, place) => ({
    text,
    place,
    terms: new Set(termsOf(text)),
    score: 0,
  }));
  const weights = new Map<string, number>();
  for (const { terms } of candidates)
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + 1);
  for (const candidate of candidates) candidate.score = scoreOf(candidate, weights, candidates.length);
  const chosen: Candidate[] = [];
  let total = 0;
  const pool = new Set(candidates);
  while (pool.size > 0) {
    const best = [...pool].reduce((a, b) => (gain(b, chosen) > gain(a, chosen) ? b : a));
    pool.delete(best);
    const cost = countWords(best.text);
    if (total > 0 && total + cost > words * 1.1) continue;
    chosen.push(best);
    total += cost;
    if (total >= words * 0.9) break;
  }
  return chosen.sort((a, b) => a.place - b.place);
}

/** Shared terms, an early place and figures speak for a sentence; a back reference and great length against it. */
function scoreOf(
  { text, place, terms }: Candidate,
  weights: ReadonlyMap<string, number>,
  count: number,
): number {
  let sum = 0;
  for (const term of terms) sum += Math.log1p(weights.get(term) ?? 0);
  const density = sum / Math.sqrt(Math.max(6, terms.size));
  const early = place === 0 ? 1.4 : 1 + 0.3 * (1 - place / count);
  const figures = /\d/.test(text) ? 1.1 : 1;
  const backReference =
    /^(?:this|that|these|those|it|he|she|they|but|however|also|and|so|for example|for instance)\b/i.test(text)
      ? 0.7
      : 1;
  return density * early * figures * backReference * (text.endsWith('?') ? 0.5 : 1);
}

/** The score less what the chosen sentences have said already. */
function gain(candidate: Candidate, chosen: readonly Candidate[]): number {
  let overlap = 0;
  for (const other of chosen) {
    let shared = 0;
    for (const term of candidate.terms) if (other.terms.has(term)) shared += 1;
    overlap = Math.max(overlap, shared / Math.max(1, Math.min(candidate.terms.size, other.terms.size)));
  }
  return candidate.score * (1 - 0.7 * overlap);
}

function termsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}
