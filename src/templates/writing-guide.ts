/** How a model writes one kind of text. Its parts are sent in this order, with tone, length, language and format. */
export interface WritingGuide {
  /** One sentence: what the model does. */
  instruction: string;
  /** The parts of the text, in their order. */
  structure: readonly string[];
  dos: readonly string[];
  /** What to leave out of the text. */
  donts: readonly string[];
  /** An example request with a good text. */
  example: { request: string; text: string };
}
