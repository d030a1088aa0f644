import type { GrammarPair } from './refine-grammar-held-out.js';

/**
 * Written after all rules, graded once, never tuned on: what a stranger's text meets. The older held-out part
 * comes from the same hand as the rules, within the hour before them. A data file.
 */
export const FRESH_GRAMMAR: readonly GrammarPair[] = [
  { wrong: 'The store are closed on Sundays.', right: ['The store is closed on Sundays.'] },
  { wrong: 'I have never saw such a beautiful view.', right: ['I have never seen such a beautiful view.'] },
  { wrong: 'Can you please advice me on this issue?', right: ['Can you please advise me on this issue?'] },
  {
    wrong: 'We had a very good experiences with your team.',
    right: ['We had a very good experience with your team.', 'We had very good experiences with your team.'],
  },
  { wrong: 'She is working as a nurse since 2015.', right: ['She has been working as a nurse since 2015.'] },
  {
    wrong: 'The office is to small for twelve people.',
    right: ['The office is too small for twelve people.'],
  },
  {
    wrong: 'He made alot of mistakes in his first week.',
    right: ['He made a lot of mistakes in his first week.'],
  },
  {
    wrong: 'Please find the report attached, it contain all the figures.',
    right: [
      'Please find the report attached, it contains all the figures.',
      'Please find the report attached; it contains all the figures.',
    ],
  },
  {
    wrong: 'I would like to now if you have any vacancies.',
    right: ['I would like to know if you have any vacancies.'],
  },
  {
    wrong: 'The new regulations effects all small businesses.',
    right: ['The new regulations affect all small businesses.'],
  },
  { wrong: 'Our team consist of five developers.', right: ['Our team consists of five developers.'] },
  { wrong: 'Yesterday we go to the museum.', right: ['Yesterday we went to the museum.'] },
  {
    wrong: 'There is no need to worry, everything are under control.',
    right: ['There is no need to worry, everything is under control.'],
  },
  {
    wrong: 'He is the person which I told you about.',
    right: [
      'He is the person who I told you about.',
      'He is the person I told you about.',
      'He is the person whom I told you about.',
    ],
  },
  {
    wrong: 'We need to reduce are costs by ten percent.',
    right: ['We need to reduce our costs by ten percent.'],
  },
  {
    wrong: 'The package arrived damaged, and nobody has apologise.',
    right: [
      'The package arrived damaged, and nobody has apologised.',
      'The package arrived damaged, and nobody has apologized.',
    ],
  },
  { wrong: 'I am very exited to join your company.', right: ['I am very excited to join your company.'] },
  {
    wrong: 'Despite of the rain, the event was a success.',
    right: ['Despite the rain, the event was a success.'],
  },
  { wrong: 'The cost of living have increased.', right: ['The cost of living has increased.'] },
  { wrong: 'Let me know weather you can attend.', right: ['Let me know whether you can attend.'] },
  { wrong: 'They dont except credit cards.', right: ["They don't accept credit cards."] },
  { wrong: 'I look foward to hearing from you.', right: ['I look forward to hearing from you.'] },
  { wrong: 'Each student must bring there own book.', right: ['Each student must bring their own book.'] },
  { wrong: 'He speak three languages fluently.', right: ['He speaks three languages fluently.'] },
  { wrong: 'Its important that you arrives on time.', right: ["It's important that you arrive on time."] },
  {
    wrong: 'The managment have decided to close the branch.',
    right: [
      'The management have decided to close the branch.',
      'The management has decided to close the branch.',
    ],
  },
  { wrong: 'You can choose between tea or coffee.', right: ['You can choose between tea and coffee.'] },
  { wrong: 'I did not knew the answer.', right: ['I did not know the answer.'] },
  {
    wrong: 'This product is more cheaper then the other one.',
    right: ['This product is cheaper than the other one.'],
  },
  { wrong: 'We recieved you’re letter on tuesday.', right: ['We received your letter on Tuesday.'] },
];
