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
  // Graded 18 of 30 at first contact, before any rule was written for them.
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
  // Graded 16 of 30 at first contact.
  {
    wrong: 'My brother and me are opening a small cafe next month.',
    right: [
      'My brother and I are opening a small cafe next month.',
      'My brother and I are opening a small café next month.',
    ],
  },
  {
    wrong: 'The customer was very upset about the late delivary.',
    right: ['The customer was very upset about the late delivery.'],
  },
  {
    wrong: 'We are proud to anounce our new partnership.',
    right: ['We are proud to announce our new partnership.'],
  },
  { wrong: 'This shoes are too small for me.', right: ['These shoes are too small for me.'] },
  { wrong: 'He has been waiting since three hours.', right: ['He has been waiting for three hours.'] },
  {
    wrong: 'I feel very good about it, but there is two things I dislike.',
    right: ['I feel very good about it, but there are two things I dislike.'],
  },
  {
    wrong: 'The manager told to us that the office will be closed.',
    right: [
      'The manager told us that the office will be closed.',
      'The manager told us that the office would be closed.',
    ],
  },
  {
    wrong: 'You can find more informations in the attachement.',
    right: ['You can find more information in the attachment.'],
  },
  { wrong: 'Most of our client are from Germany.', right: ['Most of our clients are from Germany.'] },
  {
    wrong: 'She has wrote three articles for the magazine.',
    right: ['She has written three articles for the magazine.'],
  },
  {
    wrong: 'Please do not hesitate to contact me if you has any questions.',
    right: ['Please do not hesitate to contact me if you have any questions.'],
  },
  { wrong: 'The dog wagged it’s tail.', right: ['The dog wagged its tail.'] },
  {
    wrong: 'We offer discounts for student and teachers.',
    right: ['We offer discounts for students and teachers.'],
  },
  {
    wrong: 'Im writing to complain about the servise at your hotel.',
    right: ["I'm writing to complain about the service at your hotel."],
  },
  {
    wrong: 'The train was delayed because of an heavy storm.',
    right: ['The train was delayed because of a heavy storm.'],
  },
  { wrong: 'Nobody of us knew the answer.', right: ['None of us knew the answer.'] },
  { wrong: 'He drives more careful than his sister.', right: ['He drives more carefully than his sister.'] },
  { wrong: 'I have much friends in this city.', right: ['I have many friends in this city.'] },
  { wrong: 'The price include breakfast and parking.', right: ['The price includes breakfast and parking.'] },
  { wrong: 'They have bought a new car last week.', right: ['They bought a new car last week.'] },
  {
    wrong: 'It is raining, so we should to take an umbrella.',
    right: ['It is raining, so we should take an umbrella.'],
  },
  {
    wrong: 'The results of the survey was published yesterday.',
    right: ['The results of the survey were published yesterday.'],
  },
  {
    wrong: 'Do you know what time does the store close?',
    right: ['Do you know what time the store closes?'],
  },
  { wrong: 'I prefer tea than coffee.', right: ['I prefer tea to coffee.'] },
  { wrong: 'We are here since Monday.', right: ['We have been here since Monday.'] },
  {
    wrong: 'The software is easy to use and dont require any training.',
    right: ["The software is easy to use and doesn't require any training."],
  },
  {
    wrong: 'She is responsable of the marketing department.',
    right: ['She is responsible for the marketing department.'],
  },
  {
    wrong: 'In my oppinion the new design looks alot better.',
    right: [
      'In my opinion the new design looks a lot better.',
      'In my opinion, the new design looks a lot better.',
    ],
  },
  {
    wrong: 'He said that he will came tomorrow.',
    right: ['He said that he will come tomorrow.', 'He said that he would come tomorrow.'],
  },
  {
    wrong: 'Your going to need a bigger bag then that.',
    right: ["You're going to need a bigger bag than that."],
  },
];
