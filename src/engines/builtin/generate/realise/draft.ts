/** A sentence or list item; those of rank 0 are always kept, the highest ranks are dropped first. */
export interface Sentence {
  text: string;
  rank: number;
}

/** What a plan may hand in for a sentence: null when there is nothing to say. */
export type Line = string | null | undefined | Sentence;

/** A piece of a text, before it is fitted to its length and set as plain text or Markdown. */
export type Block =
  | { kind: 'title' | 'line'; text: string }
  | { kind: 'paragraph' | 'bullets' | 'steps' | 'lines'; sentences: Sentence[] }
  | { kind: 'table'; header: string[]; rows: string[][] };

/** Blocks under one heading; a section whose blocks are all empty disappears with its heading. */
export interface Section {
  heading: string | null;
  level: 2 | 3;
  blocks: Block[];
}

/** A text under construction: plans add to it from top to bottom. */
export class Draft {
  readonly sections: Section[] = [{ heading: null, level: 2, blocks: [] }];

  /** The headline of the text. */
  title(text: string | null): this {
    return text ? this.add({ kind: 'title', text }) : this;
  }

  /** A line of its own: a subject, a greeting, a signature. */
  line(text: string | null | undefined): this {
    return text ? this.add({ kind: 'line', text }) : this;
  }

  paragraph(...lines: Line[]): this {
    return this.add({ kind: 'paragraph', sentences: toSentences(lines) });
  }

  bullets(lines: readonly Line[]): this {
    return this.add({ kind: 'bullets', sentences: toSentences(lines) });
  }

  steps(lines: readonly Line[]): this {
    return this.add({ kind: 'steps', sentences: toSentences(lines) });
  }

  /** Lines under one another without marks. */
  lines(lines: readonly Line[]): this {
    return this.add({ kind: 'lines', sentences: toSentences(lines) });
  }

  table(header: string[], rows: string[][]): this {
    return rows.length > 0 ? this.add({ kind: 'table', header, rows }) : this;
  }

  /** Begins a section; a null heading ends the last one, and the following stands without a heading. */
  section(heading: string | null, level: 2 | 3 = 2): this {
    this.sections.push({ heading, level, blocks: [] });
    return this;
  }

  private add(block: Block): this {
    this.sections.at(-1)?.blocks.push(block);
    return this;
  }
}

/** A line that may be left out; the higher the rank, the sooner. */
export function optional(rank: number, text: string | null | undefined): Line {
  return text ? { text, rank } : null;
}

function toSentences(lines: readonly Line[]): Sentence[] {
  return lines.flatMap((line) => {
    if (!line) return [];
    const sentence = typeof line === 'string' ? { text: line, rank: 0 } : line;
    return sentence.text.trim() === '' ? [] : [sentence];
  });
}
