/** How a model writes one kind of text. Its parts are sent in this order, with tone, length, language and format. */
export interface WritingGuide {
  /** One sentence: what the model does. */
  instruction: string;
  /** The parts of the text, in their order. */
  structure: readonly string[];
  dos: readonly string[];
  /** What does not belong into the text. */
  donts: readonly string[];
  /** One request and a good text for it. */
  example: { request: string; text: string };
}
