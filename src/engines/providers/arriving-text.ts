import { isVisible } from '../../common/validation/text.js';
import { OutputCleaner } from '../output/clean-output.js';
import type { EngineRun } from '../text-engine.js';
import { cutAtSentence } from '../output/sentence-end.js';
import { cutToCap, VisibleCap } from '../output/visible-cap.js';
import { cutToLength, TEXT_LENGTH_MAX } from '../output/text-length.js';
import { Thoughts } from '../output/thoughts.js';
import { toWellFormedText, WellFormedText } from '../output/well-formed-text.js';
import type { WritingPrompt } from './writing-prompt.js';

/** Receives a response as it arrives. */
export interface ResponseSink {
  /**
   * Receives the next piece of the text. Resolves when the caller has received it; rejects with `TextLimitReached` at the
   * limit.
   */
  take(piece: string): Promise<void>;
  /** Receives the next piece of the reasoning, which is only counted. */
  takeThought(piece: string): void;
}

/** Thrown when a text has reached its limit. */
export class TextLimitReached extends Error {}

/** Makes a model's text well-formed, cleans it, keeps it within its limit and passes it to the caller as it arrives. */
export class ArrivingText implements ResponseSink {
  content = '';
  /** Whether the text was cut at its limit. */
  cut = false;
  readonly thoughts = new Thoughts();
  /** What was held back before the first visible character. */
  private invisible = '';
  private readonly wellFormed = new WellFormedText();
  private readonly cleaner: OutputCleaner;
  private readonly cap: VisibleCap;

  constructor(
    private readonly prompt: WritingPrompt,
    private readonly run: Pick<EngineRun, 'onDelta' | 'accountId'>,
  ) {
    this.cleaner = new OutputCleaner(prompt.cleaning, (thought) => this.takeThought(thought));
    this.cap = new VisibleCap(prompt.outputTokensMax, run.accountId);
  }

  /** Receives a complete text. If it is over its limit, it is cut at a sentence. */
  async takeWhole(raw: string): Promise<void> {
    const clean = this.cleaner.push(toWellFormedText(raw)) + this.cleaner.end();
    const short = cutToLength(clean, TEXT_LENGTH_MAX);
    const within = await cutToCap(short, this.prompt.outputTokensMax, this.run.accountId);
    this.cut = within.length < clean.length;
    this.content = this.cut && within === short ? cutAtSentence(short) : within;
  }

  async take(piece: string): Promise<void> {
    await this.pass(this.cleaner.push(this.wellFormed.take(piece)));
    if (this.cut) throw new TextLimitReached();
  }

  takeThought(piece: string): void {
    this.thoughts.add(piece);
  }

  /** Passes on what was held back until the end of the text. */
  async complete(): Promise<void> {
    if (this.cut) return;
    const rest = this.cleaner.push(this.wellFormed.end());
    await this.pass(rest + this.cleaner.end());
  }

  private async pass(clean: string): Promise<void> {
    const piece = this.invisible + clean;
    // Without a visible character, a text counts as empty, and another model can still write it.
    const isEmpty = this.content === '' && !isVisible(clean);
    this.invisible = isEmpty ? piece : '';
    if (isEmpty || piece === '') return;
    const short = cutToLength(piece, TEXT_LENGTH_MAX - this.content.length);
    const text = await this.cap.take(short, this.content);
    this.cut = short.length < piece.length || this.cap.reached;
    this.content += text;
    if (text !== '') await this.run.onDelta?.(text);
  }
}
