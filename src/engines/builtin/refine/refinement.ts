import { TEXT_LENGTH_MAX } from '../../output/text-length.js';
import type { RefineJob, Warning } from '../../text-engine.js';
import { checkerFor } from './grammar/checkers.js';
import { InvariantGuard } from './invariant/guard.js';
import { droppedSentences } from './length/dropped-sentences.js';
import { readMustStay, type MustStay } from './length/must-stay.js';
import { NoRoom, type OperationContext, type ReadInstructions, type Step } from './operation.js';
import { editParts } from './operations/choose-part.js';
import { describePart } from './operations/parts.js';
import { withKeptEnds } from './operations/salutation.js';
import { nothingToChange } from './nothing-to-change.js';
import { lossesOf, operationNamed } from './reading/read-instructions.js';

/** A short text may grow to this length whatever its own is. */
const GROWN_LENGTH_MIN = 10_000;
/** How many times the length of content and instructions the result may have. */
const GROWTH_MAX = 4;
/** A text that other steps have made this much shorter needs no “shorten”. */
const SHORTENED = 0.9;
/** What these leave out may be the fillers. */
const CUTS = /^(?:length|shorten|summarise)$/;
/** One of these leaves little to do for the next. */
const TONES = /^(?:casual|friendly|polite|formal)$/;
const REWORDING = /^(?:casual|friendly|polite|formal|simplify|contractions)$/; // these bring a tone with them

/** A text with the steps that have been applied to it, and what the caller should know about them. */
export class Refinement {
  content: string;
  private readonly found: Warning[];
  private readonly original: string;
  private readonly guard: InvariantGuard;
  private readonly mustStay: MustStay | null;
  private readonly lengthMax: number;
  /** Whether a step has changed the tone. */
  private isToned = false;

  /** `lengthOf` measures a text as the caller will receive it. */
  constructor(
    private readonly job: RefineJob,
    private readonly plan: ReadInstructions,
    private readonly lengthOf: (text: string) => number,
  ) {
    this.content = this.original = job.content;
    this.found = [...plan.warnings];
    const asked = [job.instructions, ...plan.steps.map(({ argument }) => JSON.stringify(argument))];
    this.guard = new InvariantGuard(job.content, asked.join('\n'));
    this.mustStay = readMustStay(job.instructions);
    this.lengthMax = longestResult(job, lengthOf(job.content));
  }

  /** Every message once. */
  get warnings(): Warning[] {
    return this.found.filter(
      ({ message }, index) => this.found.findIndex((other) => other.message === message) === index,
    );
  }

  /** Applies a step; what would empty the text, lose a fact or make it too long is left undone, with a warning. */
  async apply(step: Step): Promise<void> {
    const [before, warned] = [this.content, this.found.length];
    const after = await this.run(step);
    if (after !== null && after.trim() !== '')
      this.accept(step, withKeptEnds(after, this.original, this.job.instructions));
    const isSilent = this.found.slice(warned).every(({ reason }) => reason === 'read_as');
    if (this.content === before && isSilent && !this.isDone(step))
      this.found.push(nothingToChange(step, this.plan.steps));
  }

  /** The text after a step; null where the step would make it too long. */
  private async run({ operation, argument, of, clause }: Step): Promise<string | null> {
    const context = this.context();
    const apply = async (text: string) => operationNamed(operation).apply(text, argument as never, context);
    let after: string | null;
    try {
      const edited = of ? await this.runOnParts(of, apply, context) : await apply(this.content);
      const isTooLong = this.lengthOf(edited) > this.lengthMax && edited.length > this.content.length;
      after = isTooLong ? null : edited;
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
      after = null;
    }
    if (after === null) {
      const message = `“${clause.slice(0, 200)}” would make the text longer than ${this.lengthMax} characters`;
      this.found.push({ reason: 'too_long', message });
    }
    return after;
  }

  private async runOnParts(
    of: NonNullable<Step['of']>,
    apply: (text: string) => Promise<string>,
    context: OperationContext,
  ): Promise<string> {
    const edited = await editParts(this.content, of, (text, isMeant) => (isMeant ? apply(text) : text));
    if (edited === undefined) context.warn('nothing_to_change', `The text has no ${describePart(of)}`);
    return edited ?? this.content;
  }

  private context(): OperationContext {
    let room = this.lengthMax - this.lengthOf(this.content);
    return {
      original: this.original,
      mustStay: this.mustStay,
      checker: checkerFor,
      warn: (reason, message) => void this.found.push({ reason, message }),
      takeRoom(characters) {
        room -= characters;
        if (room < 0) throw new NoRoom();
      },
    };
  }

  /** Keeps a result that has all facts. */
  private accept(step: Step, made: string): void {
    if (made === this.content) return;
    const losses = lossesOf(step);
    const isReported = losses === 'sentences' || losses === 'reported';
    const dropped = isReported
      ? droppedSentences(this.content, made).filter((one) => this.isTheirs(one))
      : [];
    const { rewrites } = operationNamed(step.operation);
    const { accepted, warning } = this.guard.accept(made, losses, step.clause, dropped, rewrites);
    if (accepted) this.content = made;
    if (accepted && REWORDING.test(step.operation)) this.isToned = true;
    if (warning) this.found.push(warning);
  }

  /** Whether a sentence is the caller's, not the thanks that an earlier step has added. */
  private isTheirs(sentence: string): boolean {
    return !/^Thank you\b/.test(sentence) || this.original.includes(sentence);
  }

  /** Whether earlier steps have done what this one is for. */
  private isDone({ operation, argument }: Step): boolean {
    const isShort = operation === 'shorten' && this.content.length < SHORTENED * this.original.length;
    const isCalm = argument === 'exclamation-marks' && !this.content.includes('!');
    const isCut = argument === 'fillers' && this.plan.steps.some(({ operation: other }) => CUTS.test(other));
    return (
      isShort || isCut || (TONES.test(operation) && this.isToned) || (isCalm && this.original.includes('!'))
    );
  }
}

/** In UTF-16 code units; never less than the content has. */
function longestResult({ instructions }: RefineJob, length: number): number {
  const grown = Math.max(GROWN_LENGTH_MIN, GROWTH_MAX * (length + instructions.length));
  return Math.max(length, Math.min(grown, TEXT_LENGTH_MAX));
}
