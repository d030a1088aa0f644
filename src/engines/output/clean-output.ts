import { FENCE_LENGTH_MAX, FenceStripper } from './fence-stripper.js';
import { COURTESIES, MAYBE_PREAMBLE, mayGrowIntoPreamble, PREAMBLE } from './preamble.js';

/** What is known about a text before it arrives. */
export interface CleaningContext {
  /** Tag names that delimit the caller's text in the prompt; some models repeat them around their answer. */
  tags?: readonly string[];
  /** The text being refined; an introduction that it begins with itself is kept. */
  source?: string;
}

const THOUGHTS_START = '<think>';
const THOUGHTS_END = '</think>';

const STARTS = [THOUGHTS_START, '```', 'here', 'below is', ...COURTESIES];

/** The maximum length of an introduction, including delimiters. */
const START_CHARACTERS_MAX = 64;

/**
 * Removes what models put around a text: reasoning between `<think>` tags, a "Here is the revised text:" line, a code
 * fence around the whole text, repeated delimiters, leading and trailing white space. Works on pieces as they arrive;
 * the output pieces together do not depend on how the text is split.
 */
export class OutputCleaner {
  private head: string | null = '';
  private fence: FenceStripper | null = null;
  private held = '';
  private isHoldingBlanks = false;
  private begun = false;
  private readonly source: string;
  private readonly openings: string[];
  private readonly closings: string[];

  /** Passes the reasoning that it removes to `onThought`. */
  constructor(
    context: CleaningContext = {},
    private readonly onThought: (piece: string) => void = () => undefined,
  ) {
    this.source = context.source?.trimStart() ?? '';
    this.openings = (context.tags ?? []).map((tag) => `<${tag}>`);
    this.closings = (context.tags ?? []).map((tag) => `</${tag}>`);
  }

  /** Accepts the next piece and returns the final output so far. */
  push(piece: string): string {
    return this.release(this.afterHead(piece, false));
  }

  /** Returns the rest at the end of the text. */
  end(): string {
    let rest = this.held + this.afterHead('', true) + (this.fence?.end() ?? '');
    this.held = '';
    for (const closing of this.closings) {
      const text = rest.trimEnd();
      if (text.endsWith(closing)) rest = text.slice(0, -closing.length);
    }
    return (this.begun ? rest : rest.trimStart()).trimEnd();
  }

  private afterHead(piece: string, last: boolean): string {
    if (this.head === null) return this.fence ? this.fence.push(piece) : piece;
    const head = this.stripHead(this.head + piece);
    if (head.startsWith(THOUGHTS_START)) {
      // Reasoning may be long: only as much is kept as is needed to find its end.
      const kept = head.slice(THOUGHTS_START.length).slice(-THOUGHTS_END.length);
      this.onThought(head.slice(THOUGHTS_START.length, head.length - kept.length));
      this.head = THOUGHTS_START + kept;
      return '';
    }
    if (!last && this.mayGrowIntoHead(head)) {
      this.head = head;
      return '';
    }
    this.head = null;
    if (!FenceStripper.opensWith(head) || this.source.startsWith('```')) return head;
    this.fence = new FenceStripper();
    return this.fence.push(head);
  }

  /** Removes reasoning, repeated delimiters and introductions, in any order. */
  private stripHead(text: string): string {
    let head = text.trimStart();
    for (let before = ''; before !== head;) {
      before = head;
      const end = head.startsWith(THOUGHTS_START) ? head.indexOf(THOUGHTS_END) : -1;
      if (end >= 0) {
        this.onThought(head.slice(THOUGHTS_START.length, end));
        head = head.slice(end + THOUGHTS_END.length).trimStart();
      }
      const opening = this.openings.find((tag) => head.startsWith(tag));
      if (opening) head = head.slice(opening.length).trimStart();
      if (!MAYBE_PREAMBLE.test(this.source)) head = head.replace(PREAMBLE, '').trimStart();
    }
    return head;
  }

  private mayGrowIntoHead(head: string): boolean {
    if (this.isPartOfStart(head)) return true;
    if (head.startsWith('```')) return head.length <= FENCE_LENGTH_MAX && !head.includes('\n');
    return mayGrowIntoPreamble(head);
  }

  private isPartOfStart(head: string): boolean {
    if (head.length > START_CHARACTERS_MAX) return false;
    const start = head.toLowerCase();
    return [...STARTS, ...this.openings].some((candidate) => candidate.startsWith(start));
  }

  /** Holds back white space and a possible closing delimiter; they are dropped at the end of the text. */
  private release(text: string): string {
    // Searching all that is held for each of many pieces would take long.
    if (this.isHoldingBlanks && !/\S/.test(text)) {
      this.held += text;
      return '';
    }
    const all = this.begun ? this.held + text : (this.held + text).trimStart();
    let end = all.trimEnd().length;
    const bracket = all.lastIndexOf('<', end);
    const delimiter = bracket < 0 ? '' : all.slice(bracket, end);
    if (delimiter && this.closings.some((closing) => closing.startsWith(delimiter))) {
      end = all.slice(0, bracket).trimEnd().length;
    }
    this.held = all.slice(end);
    this.isHoldingBlanks = /^\s+$/.test(this.held);
    this.begun ||= end > 0;
    return all.slice(0, end);
  }
}
