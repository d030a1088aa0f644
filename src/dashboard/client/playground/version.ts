/** A text of the playground. */
export interface Version {
  generation: GenerationData;
  /** The text that it improves; null if there is none. */
  origin: string | null;
  /** How long it took; null if it was written before the page was opened. */
  seconds: number | null;
}

/** The part of a text that has arrived. */
export interface ArrivingText {
  /** The id of the generation; empty until it has started. */
  id: string;
  text: string;
}

/** A generation as the API returns it. */
export interface GenerationData {
  id: string;
  content: string;
  tokens_used: number;
  model: string;
  usage: { cost: { amount: string; currency: string } | null };
  warnings: { message: string }[];
}

/** An error of the API. */
export interface ApiError {
  message: string;
  details?: { path: string; message: string }[];
}
