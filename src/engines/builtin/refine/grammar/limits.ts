/** The checker takes 4 to 12 ms a kB and pass; beyond this a refinement would keep others waiting. */
export const LONGEST_FOR_GRAMMAR_KB = 20;

export const isLongForGrammar = (content: string) =>
  Buffer.byteLength(content) > LONGEST_FOR_GRAMMAR_KB * 1_000;

/** The checker takes quadratic time over one unbroken run of characters; no word or address is so long. */
export const hasEndlessRun = (content: string) => /\S{400}/u.test(content);
