/**
 * Held out: free-style instructions with the operations a reader must take from them, in canonical order, each
 * as `describeOperation` prints it. Written before the grammar and never tuned on. `unread` says how many parts
 * must be reported as not followed. A data file, hence its length.
 */
export interface Reading {
  instructions: string;
  reads: readonly string[];
  /** How many clauses must be reported as not followed; 0 unless told. */
  unread?: number;
}

export const HELD_OUT_READINGS: readonly Reading[] = [
  { instructions: 'Can you check this for typos and grammar errors?', reads: ['fix-grammar'] },
  { instructions: 'Make it shorter, about 80 words.', reads: ['length 80 words'] },
  { instructions: 'Cut this down by a third', reads: ['length 67 percent'] },
  { instructions: 'I need this to be no more than 3 sentences long', reads: ['length 3 sentences'] },
  { instructions: 'Rewrite in a formal tone for our board of directors.', reads: ['formal'] },
  { instructions: 'make it sound friendlier and less stiff', reads: ['friendly'] },
  { instructions: 'Translate this into Spanish', reads: [], unread: 1 },
  { instructions: 'Turn the text into 5 bullet points', reads: ['bullets 5'] },
  { instructions: 'Use British spelling throughout.', reads: ['dialect uk'] },
  { instructions: 'Convert to American English', reads: ['dialect us'] },
  { instructions: 'Replace "customer" with "client" everywhere.', reads: ['replace "customer" "client"'] },
  {
    instructions: 'Get rid of the exclamation marks and emojis',
    reads: ['remove exclamation-marks', 'remove emojis'],
  },
  { instructions: 'Write it so that a 12 year old understands it.', reads: ['simplify child'] },
  { instructions: 'Use the active voice wherever possible', reads: ['active-voice'] },
  { instructions: 'Add a catchy title', reads: ['title'] },
  { instructions: 'Remove the last paragraph.', reads: ['remove-part last 1 paragraph'] },
  { instructions: 'Only keep the first two sentences', reads: ['keep-part first 2 sentence'] },
  { instructions: 'Put it in the past tense', reads: ['tense past'] },
  { instructions: 'Change from first person to third person', reads: ['person third'] },
  { instructions: 'Add three statistics about coffee consumption', reads: [], unread: 1 },
  { instructions: 'Split it into shorter paragraphs', reads: ['split-paragraphs'] },
  { instructions: 'Break up the long sentences.', reads: ['split-sentences'] },
  { instructions: 'Merge everything into a single paragraph', reads: ['length 1 paragraph'] },
  { instructions: 'Summarize in one sentence.', reads: ['summarise 1 sentences'] },
  {
    instructions: 'Start with a greeting to Maria and sign off as Tom',
    reads: ['greeting "Maria"', 'sign-off "Tom"'],
  },
  {
    instructions: 'End with a call to action saying "Call us today"',
    reads: ['insert "Call us today." closing'],
  },
  {
    instructions: 'Fix the grammar, make it more professional, and keep it under 120 words.',
    reads: ['fix-grammar', 'formal', 'length 119 words'],
  },
  { instructions: 'Make this into a numbered list', reads: ['numbered'] },
  { instructions: 'Remove all the links', reads: ['remove links'] },
  { instructions: "Don't use contractions", reads: ['contractions expand'] },
  { instructions: 'Write it as a poem', reads: [], unread: 1 },
  { instructions: 'Expand this to 500 words', reads: [], unread: 1 },
  { instructions: 'Trim the fluff and get to the point', reads: ['remove fillers'] },
  { instructions: 'Make it fit in a tweet', reads: ['length 280 characters'] },
  { instructions: 'Improve the readability', reads: ['improve'] },
  { instructions: 'Capitalize the headings in title case', reads: ['case title headings'] },
  {
    instructions: 'please make the tone more casual; also correct any spelling mistakes',
    reads: ['fix-grammar', 'casual'],
  },
  { instructions: 'Shorten the text without losing the key facts', reads: ['shorten'] },
  {
    instructions: 'Delete the second paragraph and fix punctuation',
    reads: ['remove-part nth 2 paragraph', 'fix-grammar'],
  },
  {
    instructions: 'Swap "cheap" for "affordable" and drop the word "very"',
    reads: ['replace "cheap" "affordable"', 'remove-phrase "very"'],
  },
  { instructions: 'Use Oxford commas', reads: [], unread: 1 },
  { instructions: 'Make it half as long', reads: ['length 50 percent'] },
  { instructions: 'Sound more confident: remove hedging language', reads: ['remove hedges'] },
  { instructions: 'Convert the bullet list to prose', reads: ['prose'] },
  { instructions: 'Optimise for SEO with the keyword "running shoes"', reads: [], unread: 1 },
  { instructions: 'Make it funnier and add a joke about cats', reads: [], unread: 2 },
  { instructions: 'Strip all markdown formatting', reads: ['remove markdown'] },
  { instructions: 'Bold the phrase "limited offer"', reads: [], unread: 1 },
];
