import type { ModelSpec, RemoteModelSpec } from '../config/model-specs.js';
import { OUTPUT_TOKENS_MAX } from '../templates/tones.js';
import { FIXED_USAGE } from './fixed-engine.js';
import { isReasoningModel, REASONING_TOKENS } from './providers/model-providers.js';
import {
  generatePrompt,
  refinePrompt,
  refineTokensMax,
  type WritingPrompt,
} from './providers/writing-prompt.js';
import type { GenerateJob, RefineJob } from './text-engine.js';

/** What one call of a model can use at most. */
export interface CallBound {
  /** Everything that is sent, whose tokens are input tokens. */
  sent: string;
  /** Input tokens in addition to those of `sent`. */
  framingTokens: number;
  /** The output tokens that are allowed, with those for reasoning. */
  outputTokens: number;
}

/** Chat formats frame each message with a few tokens. */
const FRAMING_TOKENS = 16;

const FIXED_BOUND: CallBound = {
  sent: '',
  framingTokens: FIXED_USAGE.inputTokens,
  outputTokens: FIXED_USAGE.outputTokens,
};

/** Returns the bound of generating a text with a model. */
export function boundGenerate(spec: ModelSpec, job: GenerateJob): CallBound {
  if (spec.provider === 'fixed') return FIXED_BOUND;
  if (spec.provider !== 'builtin') return boundOf(spec as RemoteModelSpec, generatePrompt(job));
  const { length, max_output_tokens: tokensMax = Infinity } = job.options;
  const outputTokens = Math.min(OUTPUT_TOKENS_MAX[length], tokensMax);
  return { sent: job.prompt, framingTokens: 0, outputTokens };
}

/** Returns the bound of refining a text with a model. */
export function boundRefine(spec: ModelSpec, job: RefineJob): CallBound {
  if (spec.provider === 'fixed') return FIXED_BOUND;
  if (spec.provider !== 'builtin') return boundOf(spec as RemoteModelSpec, refinePrompt(job));
  const sent = `${job.content}\n${job.instructions}`;
  return { sent, framingTokens: 0, outputTokens: refineTokensMax(job.content) };
}

function boundOf(spec: RemoteModelSpec, { text, outputTokensMax }: WritingPrompt): CallBound {
  const thoughtTokens = isReasoningModel(spec) ? REASONING_TOKENS : 0;
  return { sent: text, framingTokens: FRAMING_TOKENS, outputTokens: outputTokensMax + thoughtTokens };
}
