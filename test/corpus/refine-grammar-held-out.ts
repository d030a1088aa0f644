/**
 * Held out: sentences as learners and hurried people write them, each with what a careful editor would make of it.
 * Written before the rules and never tuned on: a pair that fails stays here and is counted as failed.
 * `right` holds every acceptable correction. A data file, hence its length.
 */
export interface GrammarPair {
  wrong: string;
  right: readonly string[];
}

export const HELD_OUT_GRAMMAR: readonly GrammarPair[] = [
  {
    wrong: 'She go to the office every morning by bus.',
    right: ['She goes to the office every morning by bus.'],
  },
  { wrong: 'I have recieved your email yesterday.', right: ['I received your email yesterday.'] },
  {
    wrong: 'Their are three reasons why the project was late.',
    right: ['There are three reasons why the project was late.'],
  },
  { wrong: 'He did not went to the meeting.', right: ['He did not go to the meeting.'] },
  { wrong: 'Your the best person for this job.', right: ["You're the best person for this job."] },
  {
    wrong: 'The company changed it’s logo last year.',
    right: ['The company changed its logo last year.'],
  },
  {
    wrong: 'Please let me know if you have any informations about it.',
    right: ['Please let me know if you have any information about it.'],
  },
  { wrong: 'We discussed about the budget for an hour.', right: ['We discussed the budget for an hour.'] },
  { wrong: 'I am looking forward to meet you.', right: ['I am looking forward to meeting you.'] },
  { wrong: 'There is many people waiting outside.', right: ['There are many people waiting outside.'] },
  { wrong: 'She is more taller than her brother.', right: ['She is taller than her brother.'] },
  { wrong: 'The weather will effect our plans.', right: ['The weather will affect our plans.'] },
  {
    wrong: 'He gave me a advice about the contract.',
    right: [
      'He gave me advice about the contract.',
      'He gave me some advice about the contract.',
      'He gave me a piece of advice about the contract.',
    ],
  },
  { wrong: 'I could of finished it sooner.', right: ['I could have finished it sooner.'] },
  {
    wrong: 'Me and Tom went to the the store.',
    right: ['Tom and I went to the store.', 'Me and Tom went to the store.'],
  },
  { wrong: 'This is a important decision.', right: ['This is an important decision.'] },
  {
    wrong: 'We waited for a hour and half.',
    right: ['We waited for an hour and a half.', 'We waited for an hour and half.'],
  },
  {
    wrong: 'Each of the managers have their own office.',
    right: ['Each of the managers has their own office.'],
  },
  {
    wrong: 'He dont like working on weekends.',
    right: ["He doesn't like working on weekends.", 'He doesn’t like working on weekends.'],
  },
  { wrong: 'If I would have known, I would have called.', right: ['If I had known, I would have called.'] },
  { wrong: 'The results was better then expected.', right: ['The results were better than expected.'] },
  { wrong: 'I am working here since 2019.', right: ['I have been working here since 2019.'] },
  { wrong: 'She has less friends than her sister.', right: ['She has fewer friends than her sister.'] },
  {
    wrong: 'The principle reason for the delay is the whether.',
    right: ['The principal reason for the delay is the weather.'],
  },
  { wrong: "Who's phone is this?", right: ['Whose phone is this?'] },
  { wrong: 'It depends of the price.', right: ['It depends on the price.'] },
  { wrong: 'He is married with a doctor.', right: ['He is married to a doctor.'] },
  { wrong: 'I dont no what to do.', right: ["I don't know what to do.", 'I don’t know what to do.'] },
  {
    wrong: 'The team have alot of experiance in this field.',
    right: [
      'The team have a lot of experience in this field.',
      'The team has a lot of experience in this field.',
    ],
  },
  {
    wrong: 'We need to buy new furnitures for the office.',
    right: ['We need to buy new furniture for the office.'],
  },
  { wrong: 'One of my collegue is on holiday.', right: ['One of my colleagues is on holiday.'] },
  {
    wrong: 'She suggested me to apply for the position.',
    right: ['She suggested that I apply for the position.', 'She suggested I apply for the position.'],
  },
  {
    wrong: 'the shop opens at nine and closes at five',
    right: ['The shop opens at nine and closes at five.', 'The shop opens at nine and closes at five'],
  },
  { wrong: 'They was to late to catch the train.', right: ['They were too late to catch the train.'] },
  {
    wrong: 'I have went there many times.',
    right: ['I have gone there many times.', 'I have been there many times.'],
  },
  { wrong: 'The childrens are playing in the garden .', right: ['The children are playing in the garden.'] },
];
