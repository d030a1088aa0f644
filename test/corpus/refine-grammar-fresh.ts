import type { GrammarPair } from './refine-grammar-held-out.js';

/**
 * Written after the rules and graded at first contact; never tuned on. The older held-out part and the rules come
 * from the same hand within an hour, so this part tells better what a stranger's text will meet. A data file.
 */
export const FRESH_GRAMMAR: readonly GrammarPair[] = [
  {
    wrong: 'The company need more engineers to finish the project on time.',
    right: ['The company needs more engineers to finish the project on time.'],
  },
  {
    wrong: 'I am not agree with your decision.',
    right: ['I do not agree with your decision.', 'I disagree with your decision.'],
  },
  {
    wrong: 'Please find attached the invoce for last month.',
    right: ['Please find attached the invoice for last month.'],
  },
  { wrong: 'Neither of the solutions are perfect.', right: ['Neither of the solutions is perfect.'] },
  { wrong: 'We have went over the contract twice.', right: ['We have gone over the contract twice.'] },
  {
    wrong: 'He suggested to meet on monday.',
    right: ['He suggested meeting on Monday.', 'He suggested that we meet on Monday.'],
  },
  {
    wrong: 'The amount of people at the event was suprising.',
    right: [
      'The number of people at the event was surprising.',
      'The amount of people at the event was surprising.',
    ],
  },
  { wrong: 'Can you tell me where is the station?', right: ['Can you tell me where the station is?'] },
  {
    wrong: 'She works here for five years.',
    right: ['She has worked here for five years.', 'She has been working here for five years.'],
  },
  { wrong: 'Its been a pleasure working with you.', right: ["It's been a pleasure working with you."] },
  {
    wrong: 'Their going to announce there results next week.',
    right: ["They're going to announce their results next week."],
  },
  {
    wrong: 'I would of liked to attend, but I was to busy.',
    right: ['I would have liked to attend, but I was too busy.'],
  },
  {
    wrong: 'The datas shows a clear trend.',
    right: ['The data shows a clear trend.', 'The data show a clear trend.'],
  },
  {
    wrong: 'We dont have enough informations to decide.',
    right: ["We don't have enough information to decide."],
  },
  { wrong: 'If I will have time, I will call you.', right: ['If I have time, I will call you.'] },
  {
    wrong: 'The meeting has been postponed untill further notise.',
    right: ['The meeting has been postponed until further notice.'],
  },
  { wrong: 'Everyone have to bring their own laptop.', right: ['Everyone has to bring their own laptop.'] },
  { wrong: 'She speaks english very good.', right: ['She speaks English very well.'] },
  { wrong: 'This is the most easiest way to learn.', right: ['This is the easiest way to learn.'] },
  { wrong: 'He asked me what do I want.', right: ['He asked me what I want.', 'He asked me what I wanted.'] },
  { wrong: 'Thanks for you help with this matter.', right: ['Thanks for your help with this matter.'] },
  {
    wrong: 'I have a experience of ten years in marketing.',
    right: [
      'I have an experience of ten years in marketing.',
      'I have ten years of experience in marketing.',
      'I have experience of ten years in marketing.',
    ],
  },
  {
    wrong: 'The children was playing when it started to rains.',
    right: ['The children were playing when it started to rain.'],
  },
  {
    wrong: 'Our prices are lower then our competitors.',
    right: ['Our prices are lower than our competitors.', "Our prices are lower than our competitors'."],
  },
  { wrong: 'Whose going to the conferance tommorow?', right: ["Who's going to the conference tomorrow?"] },
  {
    wrong: 'You should to read the instructions carefuly.',
    right: ['You should read the instructions carefully.'],
  },
  {
    wrong: 'The quality of the products are excellent.',
    right: ['The quality of the products is excellent.'],
  },
  {
    wrong: 'I didnt received the package yet.',
    right: ["I didn't receive the package yet.", "I haven't received the package yet."],
  },
  {
    wrong: 'We are looking forward to work with you on this project.',
    right: ['We are looking forward to working with you on this project.'],
  },
  {
    wrong: 'He is one of the best player in the team.',
    right: ['He is one of the best players in the team.'],
  },
];
