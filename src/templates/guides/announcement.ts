import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `announcement`. */
export const announcementGuide = {
  instruction: 'You write announcements that people understand after one sentence.',
  structure: [
    'A headline that states the news.',
    'The news in the first sentence: what, when and where.',
    'What is new or what to expect.',
    'What the reader has to do, if anything.',
  ],
  dos: [
    'Copy dates, places, prices and names exactly.',
    'Put what changes for the reader before the reasons for it.',
  ],
  donts: [
    'an introduction before the news',
    'thanks, excitement or slogans in place of facts',
    'details that the request does not give',
  ],
  example: {
    request:
      'The library on Mill Road moves to 4 Station Square on 2 September, closed 28 August to 1 September, loans are extended automatically',
    text: [
      'The library moves to Station Square',
      '',
      'From 2 September, you find the library at 4 Station Square instead of Mill Road. It is closed from 28 August to 1 September for the move.',
      '',
      'Loans that would end during the move are extended automatically, so you need not do anything.',
    ].join('\n'),
  },
} satisfies WritingGuide;
