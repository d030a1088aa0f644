const LIST_MARK = /^(?:[-–—*•·‣▪]|\d{1,3}[.)]|[a-z]\))\s+/;
const NOTES_MIN = 3;
const HEADING_MARK = /^#{1,6}\s+/;

/** One line of a prompt. */
export interface Line {
  text: string;
  /** Whether it was marked as an item of a list. */
  isItem: boolean;
  /** Whether it is one of several lines without a stop, each a fact of its own. */
  isNote: boolean;
  /** Whether a blank line stands before it. */
  opensParagraph: boolean;
}

/** The lines of a masked text, without list and heading marks; blank lines open paragraphs. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let opensParagraph = false;
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim();
    if (trimmed === '') {
      opensParagraph = lines.length > 0;
      continue;
    }
    const isItem = LIST_MARK.test(trimmed);
    lines.push({
      text: trimmed.replace(LIST_MARK, '').replace(HEADING_MARK, ''),
      isItem,
      isNote: false,
      opensParagraph,
    });
    opensParagraph = false;
  }
  return markNotes(lines);
}

/** Several lines in a row without a stop are notes, one fact each. */
function markNotes(lines: Line[]): Line[] {
  const isOpen = ({ text, isItem }: Line) => !isItem && !/[.!?:]$/.test(text);
  const notes = lines.slice(1).filter(isOpen);
  if (notes.length >= NOTES_MIN) for (const line of notes) line.isNote = true;
  return lines;
}

/** The sentences of one masked line, with their stops. Also cuts at semicolons. */
export function splitSentences(line: string): string[] {
  return line
    .split(
      /(?<=[.!?…][\ue022”’)\]]?)\s+(?=\S)|(?<=[\ue02e\ue021\ue03f][\ue022\ue029”])\s+(?=\p{Lu}|(?:max|min|keep|no|sign|not|under|about)\b)|;\s+/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The segments of a masked sentence between its commas. */
export function splitAtCommas(sentence: string): string[] {
  return sentence
    .split(/,\s+|,$/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.,%/-]*/gu)?.length ?? 0;
}
