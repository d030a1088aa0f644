import type { GenerateJob } from '../../../text-engine.js';
import { isLetter, type Brief, type Part } from '../sort/brief.js';
import { isRequest, partRun } from '../text/part-run.js';
import { AUXILIARY, isFullSubject } from '../text/sentence-patterns.js';
import { countWords } from '../text/split.js';
import { apartBlocks, render } from './blocks.js';
import { completeNotes } from './complete-notes.js';
import { composeLetter } from './letter.js';
import { findOpening, isProved, openLetter } from './open-letter.js';
import { composeOutline } from './outline.js';
import { composeNews, composePage, composePost } from './pages.js';
import { composeSnippet, composeSummary } from './short-forms.js';

/** Points of an article that are no longer than this are headings rather than facts. */
const POINT_WORDS_MAX = 8;
const STEPS_MIN = 3;
/** Cards that a wish is enough for. */
const WISHES =
  /birthday|retirement|wedding|anniversary|christmas|farewell|leaving|get[- ]well|good luck|congratulation/i;

/** Whether a prompt brought a subject and no facts, or asks for what only a model can invent. */
export function isOutline(brief: Brief): boolean {
  if (brief.layout === 'summary' || brief.layout === 'snippet') return false;
  if (brief.layout === 'invention') return true;
  if (brief.layout === 'article')
    return (
      !hasSteps(brief) &&
      brief.parts.every((part) => part.kind === 'item' && countWords(part.text) <= POINT_WORDS_MAX)
    );
  return brief.parts.length === 0 && (!isLetter(brief) || !opensWithMatter(brief));
}

/** Whether the short pieces of a guide are its steps rather than its headings. */
function hasSteps({ kindName = '', subject = '', isNumbered, parts }: Brief): boolean {
  return parts.length >= STEPS_MIN && (isNumbered || /^how\b/i.test(subject) || /how-?to/i.test(kindName));
}

/** A thank-you note or an invitation to somebody, or with a date, says enough in its first sentence. */
function opensWithMatter(brief: Brief): boolean {
  const isKnown = brief.recipient?.name !== undefined || /\d/.test(brief.subject ?? '');
  const opening = findOpening(brief);
  if (opening?.standsAlone === 'always' && WISHES.test(brief.kindName ?? '')) return true;
  const saysSubject = brief.recipient !== undefined && openLetter(brief)?.saysSubject;
  return saysSubject || (isKnown && isProved(brief));
}

/** Sets a sorted prompt in the layout of its kind. */
export function compose(brief: Brief, job: GenerateJob): string {
  completeNotes(brief, job);
  if (/^(?:news|post|release)$/.test(brief.layout))
    brief.parts = brief.parts.flatMap((part) => cut(part, brief));
  const blocks = blocksOf(brief, job);
  const isNumbered = brief.isNumbered && !isLetter(brief) && !isOutline(brief);
  for (const block of blocks) if (isNumbered && block.kind === 'list') block.isNumbered = true;
  return render([...blocks, ...apartBlocks(brief)], job.options.format);
}

/** The sentences that only commas join in a part, where all of it are sentences. */
function cut(part: Part, brief: Brief): Part[] {
  const runs = part.kind === 'sentence' ? partRun(part.text, brief.tagger, brief) : [];
  const isSaid = (run: string) => brief.tagger.isSentence(run) && (isFullSubject(run) || AUXILIARY.test(run));
  if (runs.length < 2 || !runs.every((run) => isSaid(run) || isRequest(run))) return [part];
  return runs.map((text, index): Part => (index === 0 ? { ...part, text } : { kind: 'sentence', text }));
}

function blocksOf(brief: Brief, job: GenerateJob) {
  const { template, options } = job;
  if (isOutline(brief)) return composeOutline(brief, template);
  if (isLetter(brief)) return composeLetter(brief, job);
  switch (brief.layout) {
    case 'summary':
      return composeSummary(brief, template.lengths[options.length].words);
    case 'snippet':
      return composeSnippet(brief);
    case 'post':
      return composePost(brief);
    case 'release':
    case 'news':
      return composeNews(brief);
    default:
      return composePage(brief, job);
  }
}
