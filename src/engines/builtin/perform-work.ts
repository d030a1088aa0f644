import { OUTPUT_TOKENS_MAX } from '../../templates/tones.js';
import type { GenerateJob, RefineJob } from '../text-engine.js';
import { countTokens, cutToTokens } from '../output/token-count.js';
import type { Work, WorkDone } from './work.js';

/** Does one piece of work. Libraries are loaded by the first work that needs them. */
export async function performWork(work: Work): Promise<WorkDone> {
  return work.kind === 'generate' ? generate(work.job) : refine(work.job);
}

async function generate(job: GenerateJob): Promise<WorkDone> {
  const { draftText } = await import('./draft/draft-text.js');
  let isCut = false;
  const { content, warnings } = await draftText(job, async (text) => {
    const fitted = await cutToTokens(text, OUTPUT_TOKENS_MAX[job.options.length]);
    isCut = fitted !== text;
    return fitted;
  });
  return {
    content,
    usage: { inputTokens: await countTokens(job.prompt), outputTokens: await countTokens(content) },
    finishReason: isCut ? 'length' : 'stop',
    warnings,
  };
}

async function refine(job: RefineJob): Promise<WorkDone> {
  const { planRefinement, refineText } = await import('./refine/refine-text.js');
  const { content, warnings } = await refineText(job, planRefinement(job.instructions));
  const inputTokens = (await countTokens(job.content)) + (await countTokens(job.instructions));
  return {
    content,
    usage: { inputTokens, outputTokens: await countTokens(content) },
    finishReason: 'stop',
    warnings,
  };
}
