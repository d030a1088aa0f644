import type { TemplateDefinition } from '../templates/template-definition.js';
import type { TemplateInstructions } from '../templates/template-instructions.js';
import type { Format, Length, Tone } from '../templates/tones.js';

/** Options in addition to the prompt, already validated and with defaults applied. */
export interface WritingOptions {
  tone: Tone;
  length: Length;
  /** BCP 47, `en` by default. */
  language: string;
  format: Format;
  audience?: string;
  call_to_action?: string;
  recipient?: string;
  sender?: string;
  brand?: string;
  points?: string[];
  keywords?: string[];
  facts?: string[];
  avoid?: string[];
  seed?: number;
  /** 0 to 2; the provider's default if absent. */
  temperature?: number;
  /** Lowers the limit of `length`. */
  max_output_tokens?: number;
}

/** A text to write. */
export interface GenerateJob {
  prompt: string;
  template: TemplateDefinition;
  /** Of an account's own template; `template` is then the general one. */
  instructions?: TemplateInstructions;
  options: WritingOptions;
}

/** A text to improve. */
export interface RefineJob {
  content: string;
  instructions: string;
}

/** Something the caller should know about a text that was nevertheless written. `reason` is snake_case and stable. */
export interface Warning {
  reason: string;
  message: string;
}

/** An engine's result: the full text, never empty. */
export interface EngineResult {
  content: string;
  usage: { inputTokens: number; outputTokens: number };
  /** `builtin`, `fixed`, or the `provider:model` that wrote the text. */
  model: string;
  finishReason: 'stop' | 'length';
  warnings: Warning[];
}

/** What a model has been sent, and its reasoning: their tokens are used even if the call is cancelled. */
export interface SentPrompt {
  /** The `provider:model`. */
  model: string;
  /** Everything that was sent. */
  text: string;
  /** The reasoning received so far. */
  thoughts: { countWith(text: string, accountId?: string): Promise<number> };
}

/** The signal and callbacks of one engine call. */
export interface EngineRun {
  /** Aborted when the client disconnects or the deadline passes; the engine then stops its work. */
  signal: AbortSignal;
  /** The account, so that an engine with a queue can serve accounts in turn. */
  accountId?: string;
  /** The ids of the allowed engines; all by default. */
  models?: ReadonlySet<string>;
  /** The time left for a whole response or a stream's first text, if it is less than the engine's deadline. */
  answerWithinMs?: number;
  /** Called once, when the model is known and before the first delta. */
  onStart?: (model: string) => void;
  /** Called when a model is called over the network, and with null when such a call has failed. */
  onSent?: (sent: SentPrompt | null) => void;
  /** Receives the text of a stream. Awaited, so that a slow reader throttles the engine. */
  onDelta?: (text: string) => void | Promise<void>;
}

/**
 * Generates and refines text. The only interface with several implementations. Rejects with an `AppError`
 * (`model_unavailable`, `model_timeout`, `engine_busy`, `context_too_long`, `unsupported_language`,
 * `unsupported_instructions`) or with the signal's reason when aborted.
 */
export interface TextEngine {
  /** The id as in `MODELS`: `builtin`, `fixed`, `openai:gpt-5-mini`. */
  readonly id: string;
  /** The deadline, if it differs from the general one. */
  readonly deadlineMs?: number;
  generate(job: GenerateJob, run: EngineRun): Promise<EngineResult>;
  refine(job: RefineJob, run: EngineRun): Promise<EngineResult>;
  /** Starts and loads what the first call would otherwise wait for. */
  warmUp?(): Promise<void>;
  /** Ends child processes and connections. */
  close(): Promise<void>;
}

/** The injection token of the current engine. */
export const TextEngine = Symbol('TextEngine');
