/** Something worth knowing or doing about a topic: practice, not figures. */
export interface Point {
  /** A short heading, as an instruction or a claim. */
  heading: string;
  /** The question it answers, for lists of questions. */
  question?: string;
  claim: string;
  why: string;
  /** What to do, as one or two instructions. */
  how: string;
  /** What to look out for. */
  watch?: string;
}

/** What something is good for: said where a text asks for benefits or reasons. */
export interface Benefit {
  heading: string;
  claim: string;
  why: string;
}

/** What is known of a field: chosen when the topic names it. */
export interface KnowledgeFrame {
  id: string;
  /** Tested against the topic; the most specific frames come first. */
  match: RegExp;
  /** How readers call the field in a sentence: "remote work". */
  name: string;
  /** Openings that need no topic. */
  context: readonly string[];
  benefits: readonly Benefit[];
  points: readonly Point[];
  /** The class whose points complete a long text. */
  practice: PracticeClass;
}

export type PracticeClass =
  'habit' | 'skill' | 'business' | 'team' | 'technology' | 'choice' | 'home' | 'event' | 'cause';
