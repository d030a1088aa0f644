import { cleanOutput, OutputCleaner } from '../output/clean-output.js';
import type { EngineRun } from '../text-engine.js';
import { tokenCounter } from '../output/token-counter.js';
import { VisibleCap } from '../output/visible-cap.js';
import { cutToLength, TEXT_LENGTH_MAX } from '../output/text-length.js';
import { toWellFormedText, WellFormedText } from '../output/well-formed-text.js';
import type { WritingPrompt } from './writing-prompt.js';

/**
 * Receives the next piece of a text. Resolves when the caller has received it; rejects with `TextLimitReached` at the
 * limit.
 */
export type TakeText = (text: string) => Promise<void>;

/** Thrown when a text has reached its limit. */
export class TextLimitReached extends Error {}

/** Makes a model's text well-formed, cleans it, keeps it within its limit and passes it to the caller as it arrives. */
export class ArrivingText {
  content = '';
  /** Whether the text was cut at its limit. */
  cut = false;
  private readonly wellFormed = new WellFormedText();
  private readonly cleaner: OutputCleaner;
  private readonly cap: VisibleCap | null;

  constructor(
    private readonly prompt: WritingPrompt,
    private readonly onDelta: EngineRun['onDelta'],
    /** Whether the upstream's token limit is higher than that of the text. */
    private readonly hasHeadroom: boolean,
  ) {
    this.cleaner = new OutputCleaner(prompt.cleaning);
    this.cap = hasHeadroom ? new VisibleCap(prompt.outputTokensMax) : null;
  }

  /** Receives a complete text. */
  async takeWhole(raw: string): Promise<void> {
    const clean = cleanOutput(toWellFormedText(raw), this.prompt.cleaning);
    const short = cutToLength(clean, TEXT_LENGTH_MAX);
    this.content = this.hasHeadroom ? await tokenCounter.cut(short, this.prompt.outputTokensMax) : short;
    this.cut = this.content.length < clean.length;
  }

  async take(piece: string): Promise<void> {
    await this.pass(this.cleaner.push(this.wellFormed.take(piece)));
    if (this.cut) throw new TextLimitReached();
  }

  /** Passes on what was held back until the end of the text. */
  async complete(): Promise<void> {
    if (this.cut) return;
    const rest = this.cleaner.push(this.wellFormed.end());
    await this.pass(rest + this.cleaner.end());
  }

  private async pass(clean: string): Promise<void> {
    if (clean === '') return;
    const short = cutToLength(clean, TEXT_LENGTH_MAX - this.content.length);
    const text = this.cap ? await this.cap.take(short) : short;
    this.cut = short.length < clean.length || (this.cap?.reached ?? false);
    this.content += text;
    if (text !== '') await this.onDelta?.(text);
  }
}
