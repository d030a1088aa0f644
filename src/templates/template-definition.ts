import type { Length } from './tones.js';
import type { WritingGuide } from './writing-guide.js';

/** How a draft is laid out. */
export type DraftLayout =
  | 'letter'
  | 'message'
  | 'list'
  | 'news'
  | 'release'
  | 'post'
  | 'sections'
  | 'article'
  | 'summary'
  | 'snippet'
  | 'invention';

/** One input of a template: a field of the request body, named by its path (`prompt`, `options.points`). */
export interface TemplateVariable {
  name: string;
  type: 'string' | 'string[]' | 'integer';
  required: boolean;
  description: string;
}

/** How long a text of this template is: about so many words. */
interface LengthBudget {
  words: number;
}

/**
 * A template, written once and read by both kinds of engine: `guide` instructs a model, `layout` is how the
 * built-in engine sets a draft of it. The list shows `id`, `name` and `description`, which promise no more
 * than holds for the weaker of the two.
 */
export interface TemplateDefinition {
  id: string;
  name: string;
  description: string;
  variables: readonly TemplateVariable[];
  /** A request and what the built-in engine answers to it, word for word. */
  example: { request: { prompt: string; options?: Record<string, unknown> }; content: string };
  lengths: Readonly<Record<Length, LengthBudget>>;
  /** True where the form sets the length (a search snippet, a list of taglines) and words are only a guide. */
  hasFixedForm?: boolean;
  /** How a model writes it. */
  guide: WritingGuide;
  /** How the built-in engine lays out a draft of it; `general` takes the layout of the text that the prompt asks for. */
  layout: DraftLayout;
  /** True for a text that has to be invented: without a model, it is an outline. */
  needsModel?: boolean;
}
