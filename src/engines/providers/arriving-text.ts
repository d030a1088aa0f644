import { cleanOutput, OutputCleaner } from '../output/clean-output.js';
import type { EngineRun } from '../text-engine.js';
import { tokenCounter } from '../output/token-counter.js';
import { VisibleCap } from '../output/visible-cap.js';
import { cutToLength, TEXT_LENGTH_MAX } from '../output/text-length.js';
import { toWellFormedText, WellFormedText } from '../output/well-formed-text.js';
import type { WritingPrompt } from './writing-prompt.js';

/** Takes the next piece of a text. Waits until the caller has taken what it brought; rejects with `TextLimitReached` when that was enough. */
export type TakeText = (text: string) => Promise<void>;

/** A text has reached its cap: what follows is not wanted. */
export class TextLimitReached extends Error {}

/** A model's text on its way to the caller: made well-formed, cleaned, kept within its cap, passed on as it comes. */
export class ArrivingText {
  content = '';
  /** Whether it was cut here, at its cap. */
  cut = false;
  private readonly wellFormed = new WellFormedText();
  private readonly cleaner: OutputCleaner;
  private readonly cap: VisibleCap | null;

  constructor(
    private readonly prompt: WritingPrompt,
    private readonly onDelta: EngineRun['onDelta'],
    /** Whether the upstream was granted more tokens than the text may have. */
    private readonly hasHeadroom: boolean,
  ) {
    this.cleaner = new OutputCleaner(prompt.cleaning);
    this.cap = hasHeadroom ? new VisibleCap(prompt.outputTokensMax) : null;
  }

  /** Takes a text that came whole. */
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

  /** Passes on what was held back until it was known that nothing follows. */
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
