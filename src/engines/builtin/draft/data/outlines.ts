/** What an outline asks its author to write, by layout or template. Nothing here speaks of a subject. */
export const OUTLINES: Readonly<Record<string, readonly string[]>> = {
  article: [
    'Opening: why this matters to the reader',
    'Main points: three to five, each with an example',
    'Common mistakes or questions',
    'Closing: what to do next',
  ],
  'how-to-guide': [
    'What the reader needs before the start',
    'The steps, one action each, in order',
    'How to tell that it worked',
    'What to do if it did not',
  ],
  tagline: [
    'What it does for the customer',
    'What makes it different',
    'The moment of use',
    'The name, and what it stands for',
  ],
  'ad-copy': [
    'Headline: the offer or the benefit',
    'Two or three lines: what the reader gets',
    'Proof: a figure, a name, a guarantee',
    'Call to action: one step',
  ],
  'video-script': [
    'First seconds: the reason to keep watching',
    'Scene by scene: what is shown and what is said',
    'Last scene: what the viewer should do',
  ],
  comparison: [
    'Who the choice matters to',
    'The criteria, most important first',
    'For each criterion: what speaks for each side',
    'How to decide',
  ],
  listicle: [
    'Introduction: one sentence',
    'The points: a heading and two sentences each',
    'Closing: where to begin',
  ],
  list: ['What it is', 'Whom it is for', 'Size, material, features', 'Price and how to get it'],
  sections: ['What it is about', 'What is asked for', 'What is offered', 'How to respond'],
  news: ['What is new', 'When and where', 'What the reader should do'],
  post: [
    'First line: the reason to read on',
    'Two or three short paragraphs: what happened and what it means',
    'Closing: a question or the next step',
  ],
  letter: ['The matter', 'The reason or the details', 'What should happen next, and by when'],
  invention: ['The main idea', 'What must be in it', 'How it ends'],
};
