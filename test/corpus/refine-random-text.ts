/** What random texts are made of: sentences with something to protect or to change, and blocks of Markdown. */
export const SENTENCES = [
  'We have many customers in the north, and they really love our coffee!',
  'In order to grow, the team was asked by the board to open two shops.',
  "It's a great day; basically, I think that nobody knows why.",
  'Please note that prices rise by 10% on 3 May.',
  'Run `npm ci --omit=dev` and read https://example.com/a_(b)?c=d&e=teh first.',
  'She said “I ain’t going to recieve it” and left.',
  'Write to inês.duarte@example.org or call Dr. Smith at 5 p.m. today.',
  'However, the 😀 colour is (as I said) utilised by us.',
  'Is it not possible? Maybe.',
];
export const WRAPPERS = [
  '# Heading one',
  '- first item\n- second item',
  '1. one\n2. two',
  '> a quote that stays',
  '```\nconst teh = recieve;\n```',
  '| a | b |\n| - | - |\n| c | d |',
];
