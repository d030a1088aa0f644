import type { Warning } from '../../text-engine.js';
import { regex } from '../text/regex.js';
import type { Checker } from './grammar/checker.js';
import type { MustStay } from './length/must-stay.js';
import type { Losses } from './invariant/guard.js';
import type { Dialect } from './grammar/checkers.js';

/**
 * What kind of clause a reading may be taken from. A clause led by “add” asks for something new and one led by
 * “remove” or “without” for something gone; a reading that does not name these is not looked for there, so that
 * “add a paragraph about short sentences” is never taken for “shorten the sentences”.
 */
export type ClauseKind = 'plain' | 'add' | 'remove';

/** One way of asking for an operation. `§1` stands for a quoted text, which `quoted(1)` gives. */
export interface Reading<Argument> {
  pattern: RegExp;
  /** `plain` by default. */
  in?: readonly ClauseKind[];
  /** Makes the argument; undefined when the words do not fit after all. */
  read(
    match: RegExpExecArray,
    quoted: (mark: string | undefined) => string | undefined,
  ): Argument | undefined;
}

/** Makes readings, as templates, whose words always ask for the same: says('shorter')`\bbriefer\b`. */
export const says =
  <const Argument>(argument: Argument, kinds: readonly ClauseKind[] = ['plain']) =>
  (words: TemplateStringsArray, ...parts: readonly string[]): Reading<Argument> => ({
    pattern: regex.i(words, ...parts),
    in: kinds,
    read: () => argument,
  });

/** Readings of operations that need to know nothing else: asks`\bactive voice\b`, asksWithout`\bslang\b`. */
export const [asks, asksWithout] = [says(true), says(true, ['remove'])];

/** A step would make the text longer than it may get; the step is then left undone. */
export class NoRoom extends Error {}

/** What an operation may use and report while it works. */
export interface OperationContext {
  /** The text as the caller sent it, before any operation. */
  readonly original: string;
  /** Which sentences the instructions ask to keep; null where they name none. */
  readonly mustStay: MustStay | null;
  /** Tells the caller something about this operation; it then does not count as having found nothing to do. */
  warn(reason: string, message: string): void;
  /** Reserves room for characters that an edit is about to add; throws `NoRoom` where the text would get too long. */
  takeRoom(characters: number): void;
  /** The grammar checker, started when first asked for. */
  checker(dialect: Dialect): Promise<Checker>;
}

/** One thing the engine can do to a text, with the ways of asking for it. To add one: a file and a line in `operations.ts`. */
export interface Operation<Argument> {
  name: string;
  /** Its readings contain words that other operations match too (“concise bullets”, “short title”), so they are tried first. */
  readsFirst?: true;
  /** Read only in clauses in which no other operation is. */
  readsLast?: true;
  /** Tried in order on each clause; a match uses up its words. */
  readings: readonly Reading<Argument>[];
  /** Describes the argument in a warning. By default, an argument that is a text is quoted, and any other is left out. */
  describe?(argument: Argument): string;
  /** What the operation may remove from a text; by default, no facts or statements. */
  losses?: Losses | ((argument: Argument) => Losses);
  /** Writes what it rewrites in one way, so that “5 pm” and “17:00” are compared as one fact. */
  rewrites?(content: string): string;
  /** Returns the changed text, or the same text if there is nothing to change. */
  apply(content: string, argument: Argument, context: OperationContext): string | Promise<string>;
}

/** An operation to be carried out, as plain data that a thread can be sent. */
export interface Step {
  operation: string;
  argument: unknown;
  /** The part of the instructions that asked for it. */
  clause: string;
  /** The part of the text that it is for, if not the whole. */
  of?: Part;
}

/** Which sentences, paragraphs or lines: the first or last `count`, or the `count`th alone. */
export interface Part {
  from: 'first' | 'last' | 'nth';
  count: number;
  unit: 'sentence' | 'paragraph' | 'heading';
}

/** What a caller's instructions were read as. */
export interface ReadInstructions {
  /** In the order in which they are carried out. */
  steps: Step[];
  warnings: Warning[];
  /** The clauses of which nothing could be followed. */
  unread: string[];
}
