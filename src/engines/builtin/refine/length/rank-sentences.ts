import { join } from 'node:path';
import { Weights } from '../../text/weights.js';
import { worthFeatures } from './worth-features.js';
import { regex } from '../../text/regex.js';

/** What is decided is the news, and the texts of the training have few decisions. */
const DECIDES =
  /\b(?:agreed|approved|decided (?:to|on|that)|rejected|resolved|elected|voted|votes|(?:found|shows?|showed|concluded?) that|(?:I|we) (?:therefore )?recommend)\b/i;
/** What the writer wants of the reader: a cut must not lose it. */
const WANTS = regex.iu`\bplease (?!(?:note|find|see|feel|do not hesitate|contact|call|visit|be aware)\b)|\b(?:our|my) recommendation (?:is|would be)\b|\b(?:I|we) (?:want|would like) (?!to (?:say|thank))|\b(?:I|we) (?:(?:would|therefore|kindly) )*(?:expect|demand|request|ask)\b|\bfair for you to\b|\blooking for (?:an?|someone|somebody|people|volunteers|helpers|members|new)\b|\b(?:I|we)['’]d like (?!to (?:say|thank))|\b(?:can|could|would|will|may) (?:I|we|you)\b[^.!]*\?`;
/** What a reminder is about, and what is ready to be fetched. */
const REMINDS = regex.iu`\bremind(?:er|ing)?\b[^.!?]{0,40}\b(?:that|of|about)\b|\byou have an? (?:\p{L}+ )?(?:appointment|booking|reservation|interview)\b|\byour (?:\p{L}+ )?(?:appointment|booking|reservation|interview)(?: \p{L}+){0,4} (?:is|has been|will be)\b|\b(?:is|are) (?:now )?ready (?:for (?:collection|pick-?up)|to (?:be )?(?:collect|pick))|\bare (?:now )?ready and can\b`;
/** The verdict of a review. */
const JUDGES = regex.iu`(?:\bwould|['’]d|\bcan|could|highly|definitely|thoroughly|strongly|certainly|not|n['’]t)(?: \p{L}+){0,4} recommend(?:ed)?\b|\b(?:value for money|worth (?:it|the money|every penny|a visit)|(?:stay|come|go|buy|order|shop|eat|return|visit|book)(?: \p{L}+){0,3} again|(?:will|not|n['’]t|['’]ll) be (?:back(?! (?:on|in|at|by|from|to)\b)|returning|coming back)|(?<!until )(?<!until recently,? I )never had (?:an? |any )?(?:bad|problems?|issues?|trouble|complaints?)|the (?:best|worst) [^.!?]{3,60} (?:I|we)(?: have|['’]ve) ever)\b`;
/** How to reach someone: a notice without it is of no use. */
const CONTACT =
  /\b(?:call|text|phone|ring|contact|e-?mail|message|reach|book|register|reply|RSVP)\b[^.!?]{0,80}(?:\d[\d ]{5,14}\d|\S@\S)/i;
/** News that its reader has to know. */
const FAILS =
  /^Unfortunately\b|^Otherwise,? (?:I|we)\b|\b(?:is|are|has been|have been|will be|was) (?:currently |now |still )?(?:out of stock|sold out|cancelled|canceled|postponed|broken|delayed|out of order|no longer)\b/i;
const FORBIDS =
  /^(?:please )?(?:never|(?:you (?:must|should|may) |must )?(?:do )?not|don['’]t|(?:you )?(?:must|should|may)n['’]t) (?!(?:hesitate|worry|miss|forget|wait)\b)/i;
const SUMS_UP = /^(?:All in all|Overall|In (?:conclusion|summary|short)|To sum up)\b/;
/** It only says that something follows. */
const ANNOUNCES =
  /^(?:Here is (?:what|how|an update)|I am writing about|Just a (?:quick|short)|This is (?:just )?a (?:quick|short))\b/;
export const matters = (sentence: string): boolean => DECIDES.test(sentence) || WANTS.test(sentence);
/** The verdict of a review is what it comes to. */
export const concludes = (sentence: string): boolean => JUDGES.test(sentence);
let weights: Weights | undefined;

/** How much each sentence matters to the reader: a model trained on how an editor would halve texts (bench/quality/worth). */
export function rankSentences(sentences: readonly string[]): number[] {
  const model = (weights ??= Weights.read(join(import.meta.dirname, 'worth-weights.txt')));
  return worthFeatures(sentences).map(
    (features, index) => Math.exp(model.score(features, 1)[0]!) * weightOf(sentences[index]!),
  );
}

function weightOf(sentence: string): number {
  // Without it, nobody understands the rest.
  if (REMINDS.test(sentence)) return 100_000;
  if (WANTS.test(sentence)) return 12;
  if (JUDGES.test(sentence)) return 20;
  if (CONTACT.test(sentence) || FORBIDS.test(sentence) || FAILS.test(sentence)) return 5;
  return DECIDES.test(sentence) || SUMS_UP.test(sentence) ? 3 : ANNOUNCES.test(sentence) ? 0.3 : 1;
}

/** The order in which to take sentences for a shorter text. */
export function orderByWorth(sentences: readonly string[]): number[] {
  const worth = rankSentences(sentences);
  return [...worth.keys()].sort((a, b) => worth[b]! - worth[a]!);
}
