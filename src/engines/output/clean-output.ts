import { FenceStripper } from './fence-stripper.js';

/** What is known of a text before it arrives. */
export interface CleaningContext {
  /** Tag names that delimit the caller's text in the prompt; some models repeat them around their answer. */
  tags?: readonly string[];
  /** The text being refined: what stands at its own head is kept. */
  source?: string;
}

const THOUGHTS_START = '<think>';
const THOUGHTS_END = '</think>';

const COURTESIES = ['sure', 'certainly', 'of course', 'absolutely', 'okay', 'ok', 'great'];
const ANNOUNCED =
  'text|version|draft|post|article|e?-?mail|message|description|copy|content|rewrite|revision|edit|paragraph|' +
  'announcement|newsletter|letter|summary|release|script|bio';

/** "Sure!", or "Great, happy to help." */
const COURTESY = String.raw`(?:${COURTESIES.join('|')})\b[^\n:]{0,60}[,.!:]\s*`;

/** "Here is the revised text:", with or without a courtesy before it, and an empty line or a fence after it. */
const PREAMBLE = new RegExp(
  String.raw`^(?:${COURTESY})?(?:here(?:['’]s| is| are)|below is)\s+(?:the|your|a|an|my)\b` +
    String.raw`[^\n]{0,160}\b(?:${ANNOUNCED})\b[^\n]{0,120}:[ \t]*\n(?:[ \t]*\n|(?=${'```'}))`,
  'i',
);

/** Whether a text may still turn out to start like that: only such a start is held back. */
const MAYBE_PREAMBLE = new RegExp(String.raw`^(?:here|below is|${COURTESIES.join('|')})\b`, 'i');

/** A first line, perhaps after a courtesy, that has not ended in anything but a colon. */
const OPEN_PREAMBLE = new RegExp(`^(?:${COURTESY})?[^\\n]*(?::\\s*\`{0,2})?$`, 'i');

/** A longer start is text. */
const PREAMBLE_CHARACTERS_MAX = 400;

const STARTS = [THOUGHTS_START, '```', 'here', 'below is', ...COURTESIES];

/** No start, delimiters included, is longer. */
const START_CHARACTERS_MAX = 64;

/**
 * Strips what models put around a text: thoughts between `<think>` tags, a "Here is the revised text:" line, one code
 * fence around the whole, repeated delimiters, blank edges. Works on pieces as they arrive: the pieces that come out
 * join to exactly what `cleanOutput` makes of the whole.
 */
export class OutputCleaner {
  private head: string | null = '';
  private fence: FenceStripper | null = null;
  private held = '';
  private begun = false;
  private readonly source: string;
  private readonly openings: string[];
  private readonly closings: string[];

  constructor(context: CleaningContext = {}) {
    this.source = context.source?.trimStart() ?? '';
    this.openings = (context.tags ?? []).map((tag) => `<${tag}>`);
    this.closings = (context.tags ?? []).map((tag) => `</${tag}>`);
  }

  /** Takes the next piece and answers what is settled. */
  push(piece: string): string {
    return this.release(this.afterHead(piece, false));
  }

  /** Answers the rest: nothing follows. */
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
      // Thoughts may be long: no more of them is kept than finding their end takes.
      this.head = THOUGHTS_START + head.slice(THOUGHTS_START.length).slice(-THOUGHTS_END.length);
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

  /** Takes away, in whatever order they come, thoughts, repeated delimiters and courtesies. */
  private stripHead(text: string): string {
    let head = text.trimStart();
    for (let before = ''; before !== head;) {
      before = head;
      const end = head.startsWith(THOUGHTS_START) ? head.indexOf(THOUGHTS_END) : -1;
      if (end >= 0) head = head.slice(end + THOUGHTS_END.length).trimStart();
      const opening = this.openings.find((tag) => head.startsWith(tag));
      if (opening) head = head.slice(opening.length).trimStart();
      if (!MAYBE_PREAMBLE.test(this.source)) head = head.replace(PREAMBLE, '').trimStart();
    }
    return head;
  }

  private mayGrowIntoHead(head: string): boolean {
    if (this.isPartOfStart(head)) return true;
    if (head.startsWith('```')) return !head.includes('\n');
    if (!MAYBE_PREAMBLE.test(head) || head.length > PREAMBLE_CHARACTERS_MAX) return false;
    return OPEN_PREAMBLE.test(head);
  }

  private isPartOfStart(head: string): boolean {
    if (head.length > START_CHARACTERS_MAX) return false;
    const start = head.toLowerCase();
    return [...STARTS, ...this.openings].some((candidate) => candidate.startsWith(start));
  }

  /** Holds back blanks and what may be a closing delimiter: they are dropped if nothing follows. */
  private release(text: string): string {
    const all = this.begun ? this.held + text : (this.held + text).trimStart();
    let end = all.trimEnd().length;
    const bracket = all.lastIndexOf('<', end);
    const delimiter = bracket < 0 ? '' : all.slice(bracket, end);
    if (delimiter && this.closings.some((closing) => closing.startsWith(delimiter))) {
      end = all.slice(0, bracket).trimEnd().length;
    }
    this.held = all.slice(end);
    this.begun ||= end > 0;
    return all.slice(0, end);
  }
}

/** `OutputCleaner` for a text that is there as a whole. */
export function cleanOutput(text: string, context: CleaningContext = {}): string {
  const cleaner = new OutputCleaner(context);
  return cleaner.push(text) + cleaner.end();
}
