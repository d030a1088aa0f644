import type { GrammarPair } from './refine-grammar-held-out.js';

/** Sentences that the rules were worked on with. A data file, hence its length. */
export const WORK_GRAMMAR: readonly GrammarPair[] = [
  {
    wrong: 'There is many reason why teams should of moved to the cloud earlier.',
    right: ['There are many reasons why teams should have moved to the cloud earlier.'],
  },
  {
    wrong: "It don't take long to set up, and you recieve a invoice only at the end of each month.",
    right: ["It doesn't take long to set up, and you receive an invoice only at the end of each month."],
  },
  {
    wrong: 'Our custumers has told us that they was able to cut there costs by 30%.',
    right: ['Our customers have told us that they were able to cut their costs by 30%.'],
  },
  {
    wrong: 'Sarah and me has wrote a guide wich explains the hole process.',
    right: ['Sarah and I have written a guide which explains the whole process.'],
  },
  {
    wrong: 'Its free, and its definately worth a read.',
    right: ["It's free, and it's definitely worth a read."],
  },
  {
    wrong: 'i think your going to love it',
    right: ["I think you're going to love it", "I think you're going to love it."],
  },
  {
    wrong: 'We was waiting for the bus when it start raining.',
    right: [
      'We were waiting for the bus when it started raining.',
      'We were waiting for the bus when it starts raining.',
    ],
  },
  {
    wrong: 'The informations you send me are not correct.',
    right: [
      'The information you send me is not correct.',
      'The information you sent me is not correct.',
      'The information you send me are not correct.',
    ],
  },
  {
    wrong: 'She dont know nothing about it.',
    right: ["She doesn't know nothing about it.", "She doesn't know anything about it."],
  },
  { wrong: 'I look forward to hear from you.', right: ['I look forward to hearing from you.'] },
  { wrong: 'Everybody are happy with the results.', right: ['Everybody is happy with the results.'] },
  { wrong: 'He is more smarter than me.', right: ['He is smarter than me.'] },
  { wrong: 'We loose money becuase of this.', right: ['We lose money because of this.'] },
  {
    wrong: 'Could you give me an advice?',
    right: ['Could you give me advice?', 'Could you give me some advice?'],
  },
  { wrong: 'I have been their before.', right: ['I have been there before.'] },
  {
    wrong: 'Were going to the meeting tomorrow.',
    right: ["We're going to the meeting tomorrow.", 'Were going to the meeting tomorrow.'],
  },
  { wrong: 'This effects everyone in the company.', right: ['This affects everyone in the company.'] },
  {
    wrong: 'She is good in cooking and he is interested on music.',
    right: ['She is good at cooking and he is interested in music.'],
  },
  { wrong: 'I seen him yesterday at the shop.', right: ['I saw him yesterday at the shop.'] },
  { wrong: 'They didnt went to school today.', right: ["They didn't go to school today."] },
  {
    wrong: 'Alot of people was late becuase of the traffic.',
    right: ['A lot of people were late because of the traffic.'],
  },
  { wrong: 'The manager asked to me about the report.', right: ['The manager asked me about the report.'] },
  {
    wrong: 'Please sent me the file asap.',
    right: ['Please send me the file asap.', 'Please send me the file ASAP.'],
  },
  { wrong: 'He said me that the price is to high.', right: ['He told me that the price is too high.'] },
  { wrong: 'I am agree with this oppinion.', right: ['I agree with this opinion.'] },
  {
    wrong: 'The new feature are very usefull for us.',
    right: ['The new feature is very useful for us.', 'The new features are very useful for us.'],
  },
  {
    wrong: 'My English is not very well but I try.',
    right: ['My English is not very good but I try.', 'My English is not very good, but I try.'],
  },
  {
    wrong: 'We have many works to do this week.',
    right: ['We have much work to do this week.', 'We have a lot of work to do this week.'],
  },
  {
    wrong: 'You can find informations on our website , and contact us anytime .',
    right: [
      'You can find information on our website, and contact us anytime.',
      'You can find information on our website and contact us anytime.',
    ],
  },
  { wrong: 'Teh shop close at 6 pm.', right: ['The shop closes at 6 pm.'] },
];
