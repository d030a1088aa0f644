import type { GenerateJob, Warning } from '../../text-engine.js';
import { isForeign } from '../../output/foreign-prompt.js';
import { missingAtoms, missingWords } from './check/missing.js';
import { warningsOf, WORDS_MAX } from './check/warnings.js';
import { compose, isOutline } from './compose/compose.js';
import { isProved } from './compose/open-letter.js';
import { composePlain, kindOf } from './compose/plain.js';
import { SECRET } from './roles/stretches.js';
import { applyOptions } from './sort/apply-options.js';
import { isLetter, mayHaveApart, type Brief } from './sort/brief.js';
import { readPrompt } from './sort/read-prompt.js';
import { cleanPrompt, unmask } from './text/mask.js';
import { mendSpelling } from './text/mend-spelling.js';

/** A quotation of more characters is the text to summarize. */
const PASSAGE_MIN = 80;

/** Articles and possessives that never stand side by side. */
const DOUBLED = /\b(?:a|an|the|my|our|your|their) (?:a|an|the|my|our|your|their)\b/gi;
const EMPTY =
  /\{\w*\}|undefined|\bNaN\b|\s[.,;](?:\s|$)|,\.|^(?:Subject|To|Title):\s*$|\b(?:for|about|to|of|on) \.(?:\s|$)/m;

/** A draft and what its caller should know about it. */
interface Draft {
  content: string;
  warnings: Warning[];
}

/**
 * Drafts a text from the words of its prompt, without a model: the prompt is split and sorted, its facts are set in the
 * layout of the template, and the result is checked. Adds no facts, praise or opinions. Pure, and never empty; `fit`
 * shortens the text to its limit before it is checked.
 */
export async function draftText(
  given: GenerateJob,
  fit: (text: string) => Promise<string> | string = (text) => text,
): Promise<Draft> {
  const job = { ...given, prompt: await mendSpelling(given.prompt) };
  const brief = readPrompt(job);
  applyOptions(brief, job.options);
  // Without a subject and facts, what was left out is all there is.
  if (mayHaveApart(brief) && isOutline(brief) && !brief.subject && brief.parts.length === 0)
    brief.apart.push(...brief.leftOut.splice(0).filter((words) => !SECRET.test(unmask(words))));
  const composed = compose(brief, job);
  if (isLetter(brief) && !isOutline(brief) && !isProved(brief))
    brief.notWritten ??= `${kindOf(brief, job)} you asked for`;
  const isExtract = brief.layout === 'summary';
  const isComposed = isOutline(brief) || ((!brief.notWritten || isExtract) && isSound(composed, brief, job));
  const content = await fit(isComposed ? composed : composePlain(brief, job));
  const accounted = [
    ...brief.directions.map(({ words }) => words),
    brief.quoted ?? '',
    brief.count ?? '',
    ...brief.leftOut,
  ].map((words) => unmask(words).slice(0, WORDS_MAX));
  // A summary leaves out most of the passage that it quotes.
  const atoms = missingAtoms(job.prompt, content, accounted).filter(
    (atom) => !isExtract || atom.length < PASSAGE_MIN,
  );
  const { kindName = '', topic = '', recipient } = brief;
  const held = [...accounted, ...atoms, kindName.replace(topic, ''), recipient?.words ?? ''];
  return {
    content,
    warnings: warningsOf(brief, job, content, {
      isOutline: isOutline(brief),
      isForeign: await isForeign(job.prompt),
      notWritten: notWritten(brief, job, isComposed),
      leftOut: [
        ...brief.leftOut.map(unmask),
        ...atoms,
        ...(isExtract ? [] : missingWords(brief.said, content, held)),
      ],
    }),
  };
}

/** What the text is instead of what was asked for: “your facts, not the FAQ you asked for”. */
function notWritten(brief: Brief, job: GenerateJob, isComposed: boolean): string | undefined {
  if (isComposed && brief.layout !== 'summary') return undefined;
  const is = isComposed ? 'These are sentences of your text' : 'These are your facts';
  return `${is}, not ${brief.notWritten ?? `${kindOf(brief, job)} you asked for`}`;
}

/** Whether a draft is well formed and holds no direction's words. */
function isSound(text: string, brief: Brief, job: GenerateJob): boolean {
  if (!isWellFormed(text, cleanPrompt(job.prompt))) return false;
  const facts = [...brief.parts.map((part) => part.text), ...brief.apart].join('\n');
  return brief.directions.every(
    ({ words }) => words.length < 8 || !text.includes(unmask(words)) || facts.includes(words),
  );
}

/** Whether a draft has a fault that its prompt does not have: a doubled article, an empty slot, an unclosed quotation. */
function isWellFormed(text: string, prompt: string): boolean {
  const doubled = text.match(DOUBLED) ?? [];
  const source = prompt.toLowerCase();
  return (
    text.trim() !== '' &&
    doubled.every((pair) => source.includes(pair.toLowerCase())) &&
    (!EMPTY.test(text) || EMPTY.test(prompt)) &&
    (text.split('"').length % 2 === 1 || prompt.split('"').length % 2 === 0)
  );
}
