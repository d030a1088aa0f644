import type { GenerateJob } from '../../../text-engine.js';
import { isLetter, type Brief } from '../sort/brief.js';
import { countWords } from '../text/split.js';
import { Tagger } from '../text/tagger.js';
import { render } from './blocks.js';
import { composeLetter } from './letter.js';
import { composeOutline } from './outline.js';
import { composeNews, composePage, composePost, composeRelease } from './pages.js';
import { composeSnippet, composeSummary } from './short-forms.js';

/** Points of an article that are no longer than this are headings rather than facts. */
const POINT_WORDS_MAX = 8;

/** Whether a prompt brought a subject and no facts, or asks for what only a model can invent. */
export function isOutline(brief: Brief): boolean {
  if (brief.layout === 'summary' || brief.layout === 'snippet') return false;
  if (brief.layout === 'invention') return true;
  if (brief.layout === 'article')
    return brief.parts.every((part) => part.kind === 'item' && countWords(part.text) <= POINT_WORDS_MAX);
  return brief.parts.length === 0;
}

/** Sets a sorted prompt in the layout of its kind. */
export function compose(brief: Brief, job: GenerateJob): string {
  return render(blocksOf(brief, job), job.options.format);
}

function blocksOf(brief: Brief, job: GenerateJob) {
  const { template, options } = job;
  if (isLetter(brief)) return composeLetter(brief, options.tone, new Tagger());
  if (isOutline(brief)) return composeOutline(brief, template.id);
  switch (brief.layout) {
    case 'summary':
      return composeSummary(job.prompt, template.lengths[options.length].words);
    case 'snippet':
      return composeSnippet(brief);
    case 'post':
      return composePost(brief);
    case 'release':
      return composeRelease(brief);
    case 'news':
      return composeNews(brief);
    case 'sections':
      return composePage(brief, { sections: true });
    default:
      return composePage(brief);
  }
}
