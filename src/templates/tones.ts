/** The supported tones; the first is the default. */
export const TONES = [
  'neutral',
  'formal',
  'casual',
  'friendly',
  'professional',
  'persuasive',
  'confident',
  'enthusiastic',
  'informative',
  'humorous',
  'empathetic',
] as const;
export type Tone = (typeof TONES)[number];

/** Other words for a tone that callers use; folded before the tone is checked. */
export const TONE_ALIASES: Readonly<Record<string, Tone>> = {
  conversational: 'friendly',
  business: 'professional',
};

/** The supported lengths; `medium` is the default. */
export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** The most visible output tokens a text of each length may have. */
export const OUTPUT_TOKENS_MAX: Readonly<Record<Length, number>> = { short: 256, medium: 768, long: 2048 };

/** `text` contains no Markdown. */
export const FORMATS = ['text', 'markdown'] as const;
export type Format = (typeof FORMATS)[number];
