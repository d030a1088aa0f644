/**
 * What a prompt is expected to be read as. Only the fields that a careful reader would be sure of are given;
 * each one is graded by itself. Texts are compared without case, articles and end marks.
 */
export interface ExpectedBrief {
  /** The template whose plan writes it, where `general` has to find out. */
  format?: string;
  kind?: 'thing' | 'how' | 'why' | 'versus' | 'statement';
  topic?: string;
  facet?: string;
  audience?: string;
  points?: string[];
  keywords?: string[];
  avoid?: string[];
  callToAction?: string;
  words?: number;
  count?: number;
  name?: string;
  category?: string;
  price?: string;
  /** Each must be found within one of the facts read. */
  facts?: string[];
  recipient?: string;
  sender?: string;
  brand?: string;
  acts?: string[];
  /** Must be found within what the first act is about. */
  about?: string;
  reason?: string;
  date?: string;
  place?: string;
  tone?: string;
}

/** A template id, a prompt, and how it should be read. */
export type GenerateCase = readonly [template: string, prompt: string, expected: ExpectedBrief];
