/** How much of a prompt is read for a brief, in UTF-16 code units; a summary reads all of it. */
export const PROMPT_READ_MAX = 4000;

/** A run of letters longer than this is no word. */
const WORD_MAX = 60;

/**
 * Takes out what cannot be said in a text: markup, Markdown marks, control marks, emoji, runs of letters without
 * end. Each pattern is linear in the length of the prompt.
 */
export function normalisePrompt(prompt: string): string {
  return prompt
    .normalize('NFC')
    .replace(/```[^\n]*\n?/g, '\n')
    .replace(/<\/?[a-zA-Z][^<>]{0,300}>/g, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚`]/g, "'")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, (mark) =>
      mark === '\n' ? '\n' : mark === '\u200d' ? '' : ' ',
    )
    .replace(
      /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20E3/gu,
      (mark) => (/[\d#*©®™]/u.test(mark) ? mark : ' '),
    )
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]*|[-*+•][ \t]+)/gm, '')
    .replace(/\*\*|__|~~|\*(?=\S)|(?<=\S)\*/g, '')
    .replace(/!?\[([^\][]{0,200})\]\([^()\s]{0,300}\)/g, '$1')
    .replace(/[{}[\]<>|\\^~]/g, ' ')
    .replace(/[\p{L}\p{N}_]{61,}/gu, (run) => (run.length > WORD_MAX ? ' ' : run))
    .replace(/([!?.,;:=_–—-])\1{3,}/g, '$1')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
