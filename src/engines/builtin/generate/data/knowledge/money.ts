import type { KnowledgeFrame } from './knowledge-frame.js';

// Money, buying, housing: data for writers to extend, long by nature. No advice on particular products or returns.

export const MONEY: readonly KnowledgeFrame[] = [
  {
    id: 'home-buying',
    match:
      /\b(?:home ?buy\w*|buy(?:ing)? (?:a|your first) (?:home|house|flat|apartment)|first-time (?:home )?buyers?|mortgages?|house hunting|real estate|property|renting|tenants?|renovat\w+)\b/i,
    name: 'finding a home',
    practice: 'choice',
    context: [
      'For most people a home is the largest decision they make with the least practice.',
      'A viewing shows a home at its best; you will live in it at its most ordinary.',
    ],
    benefits: [
      {
        heading: 'A place that is yours to shape',
        claim: 'A home of your own can be changed without asking.',
        why: 'That matters more to some people than to others, so ask yourself first.',
      },
      {
        heading: 'Costs you can plan',
        claim: 'Regular payments are easier to live with than surprises.',
        why: 'Planning works only if upkeep is part of the sum.',
      },
      {
        heading: 'Roots',
        claim: 'People who stay get to know their neighbours.',
        why: 'A street becomes a neighbourhood by being lived in.',
      },
    ],
    points: [
      {
        heading: 'Settle the budget before you look',
        question: 'How much can I afford?',
        claim: 'Once you have fallen in love, you no longer calculate.',
        why: 'Fees, furniture, moving and the first repair all come on top of the price.',
        how: 'Write down what you can pay each month and still sleep well, and look only below that.',
      },
      {
        heading: 'Sort wishes from needs',
        question: 'What should I look for?',
        claim: 'No home has everything.',
        why: 'Without a list, the view decides and the commute is forgotten.',
        how: 'Note five things that must be there and five that would be nice, and do not swap them during a viewing.',
      },
      {
        heading: 'Look at it twice',
        question: 'What should I check at a viewing?',
        claim: 'A place is different on a Tuesday evening from what it was on a Sunday morning.',
        why: 'Noise, light and parking depend on the hour.',
        how: 'Come back at another time, run the taps, open the windows, and talk to somebody on the stairs.',
      },
      {
        heading: 'Have it examined',
        question: 'Do I need an expert?',
        claim: 'Fresh paint is cheap.',
        why: 'Damp, wiring and the roof decide what the next years will cost.',
        how: 'Take someone along who knows buildings and has nothing to gain from the sale.',
      },
      {
        heading: 'Read what you sign',
        question: 'What about the contract?',
        claim: 'What was said does not count; what is written does.',
        why: 'Afterwards nobody remembers the friendly promise.',
        how: 'Ask for the papers a few days in advance, mark every sentence you do not understand, and have it explained.',
        watch: 'Pressure to sign today is a good reason to sign tomorrow.',
      },
      {
        heading: 'Keep a reserve',
        question: 'How much money should be left?',
        claim: 'A new home always costs a little more.',
        why: 'An empty account turns a broken boiler into a crisis.',
        how: 'Set aside a few months of costs before you decide, and leave them alone.',
      },
    ],
  },
  {
    id: 'saving',
    match:
      /\b(?:sav(?:e|ing) (?:money|on|for|up)|budget\w*|personal finance|financial (?:planning|literacy|freedom|independence)|debts?|invest(?:ing|ments?)?|pensions?|retirement|money|emergency fund|groceries|frugal\w*|spending)\b/i,
    name: 'managing money',
    practice: 'choice',
    context: [
      'Money problems are rarely about arithmetic; they are about not looking.',
      'It is not the large purchases that empty an account, for those are thought about.',
    ],
    benefits: [
      {
        heading: 'Quiet nights',
        claim: 'A reserve turns an emergency into a nuisance.',
        why: 'The broken washing machine is then only a broken washing machine.',
      },
      {
        heading: 'Room for decisions',
        claim: 'Whoever has something put by can say no.',
        why: 'To a bad job, to an overpriced loan, to a hurried purchase.',
      },
      {
        heading: 'Fewer quarrels',
        claim: 'Open figures make money a subject instead of a reproach.',
        why: 'Most quarrels about money are about surprises.',
      },
    ],
    points: [
      {
        heading: 'Look at one month honestly',
        question: 'Where do I start?',
        claim: 'Before you plan, find out what is.',
        why: 'Almost everyone is wrong about one large item.',
        how: 'Write down every expense for a month, without changing anything, and sort it into five groups.',
      },
      {
        heading: 'Save first, spend what is left',
        question: 'How do I save regularly?',
        claim: 'What is left at the end of the month is usually nothing.',
        why: 'Spending adapts to what is there.',
        how: 'Set up a transfer for the day your pay arrives, small enough not to hurt.',
      },
      {
        heading: 'Cut the silent costs',
        question: 'Where can I save without missing anything?',
        claim: 'The cheapest saving is the one you do not notice.',
        why: 'Contracts and subscriptions run on by themselves.',
        how: 'Go through the statements once a year, cancel what you would not order again today, and ask for a better offer on the rest.',
      },
      {
        heading: 'Shop with a list',
        question: 'How do I spend less on groceries?',
        claim: 'A list is the cheapest protection against a well-planned shop.',
        why: 'Hungry people with a trolley are what the shelves are made for.',
        how: 'Plan three meals, look into the cupboard, write the list, and eat something before you go.',
      },
      {
        heading: 'Sleep on large purchases',
        question: 'How do I avoid buying on impulse?',
        claim: 'Many wishes are over by Thursday.',
        why: 'Hurry serves the seller.',
        how: 'Put it on a list with the date, and buy it after two weeks if you still want it.',
      },
      {
        heading: 'Pay off dear debts first',
        question: 'What about debts?',
        claim: 'No savings account earns what an overdraft costs.',
        why: 'Interest works day and night, for you or against you.',
        how: 'List all debts by their interest, pay the minimum on all, and put everything else into the dearest.',
        watch: 'If you can no longer see a way through, go to a debt advice centre early; many are free.',
      },
    ],
  },
  {
    id: 'cars',
    match:
      /\b(?:electric (?:cars?|vehicles?|bikes?)|evs?\b|e-bikes?|hybrid cars?|buying a (?:used )?car|used cars?|car maintenance|cars?|driving|commut\w+|bike commuting|bicycles?|bikes?)\b/i,
    name: 'getting around',
    practice: 'choice',
    context: [
      'How we get about is mostly a habit, which is why it is worth looking at once every few years.',
      'The best vehicle is the one that suits the journeys you make, not the ones you dream of.',
    ],
    benefits: [
      {
        heading: 'Costs you can see',
        claim: 'Whoever compares whole journeys often finds a cheaper way.',
        why: 'The price on the tag is only one part of what a vehicle costs.',
      },
      {
        heading: 'Quieter streets',
        claim: 'Each short trip without an engine is one noise less.',
        why: 'Your neighbours will not thank you, but they will sleep.',
      },
      {
        heading: 'A little exercise',
        claim: 'Walking or cycling part of the way counts.',
        why: 'It is the only sport that takes you to work.',
      },
    ],
    points: [
      {
        heading: 'Write down your journeys',
        question: 'What do I really need?',
        claim: 'Most people travel far less far than they think.',
        why: 'The long holiday trip happens once a year, the short one twice a day.',
        how: 'Note every journey for two weeks: distance, number of people, luggage.',
      },
      {
        heading: 'Count everything',
        question: 'What does it cost?',
        claim: 'Fuel or power is the smaller part.',
        why: 'Loss of value, insurance, tax and repairs are there even when the vehicle stands still.',
        how: 'Add up a whole year, divide it by the kilometres, and compare the result with the alternatives.',
      },
      {
        heading: 'Try it for a week',
        question: 'How do I find out what suits me?',
        claim: 'A test drive of twenty minutes tells you how it smells.',
        why: 'Everyday use shows where it pinches.',
        how: 'Borrow or rent one for a full week, with shopping, rain and the school run.',
      },
      {
        heading: 'Think about where it stands at night',
        question: 'What about charging and parking?',
        claim: 'Where you park decides what is practical.',
        why: 'A charger or a dry place for a bicycle is worth more than any extra.',
        how: 'Settle that question before you look at models.',
      },
      {
        heading: 'Have a used one examined',
        question: 'What should I check?',
        claim: 'A shiny body says nothing about what is underneath.',
        why: 'An hour of a mechanic costs less than the first surprise.',
        how: 'Ask for the service record, look at it in daylight, and take somebody along who knows about it.',
        watch: 'Walk away when papers are missing or the story changes.',
      },
      {
        heading: 'Keep it in order',
        question: 'How do I make it last?',
        claim: 'Small things done in time spare the large ones.',
        why: 'Air in the tyres and a little oil cost next to nothing.',
        how: 'Choose one day a month for tyres, lights and brakes.',
      },
    ],
  },
  {
    id: 'shopping',
    match:
      /\b(?:sustainable fashion|slow fashion|second-?hand|thrift\w*|clothes|clothing|wardrobe|fashion|gifts?|presents?|christmas shopping|smartphones?|laptops?|buying guide|insurance)\b/i,
    name: 'buying wisely',
    practice: 'choice',
    context: [
      'The best purchase is often the one you still like in five years.',
      'Nobody regrets the bargain they did not need and did not buy.',
    ],
    benefits: [
      {
        heading: 'Fewer, better things',
        claim: 'What was chosen with care is used more often.',
        why: 'A full wardrobe with nothing to wear is the price of hurry.',
      },
      {
        heading: 'Less waste',
        claim: 'A thing that lasts need not be made again.',
        why: 'Each year it stays in use counts.',
      },
      {
        heading: 'Money for what matters',
        claim: 'What is not spent on the third-best is there for the best.',
        why: 'Cheap and often can be dearer than dear and once.',
      },
    ],
    points: [
      {
        heading: 'Know what you have',
        question: 'Where do I start?',
        claim: 'The first shop to visit is your own cupboard.',
        why: 'People buy the same thing twice because they cannot see it.',
        how: 'Lay everything of one kind on the bed, and note what is really missing.',
      },
      {
        heading: 'Ask how often you will use it',
        question: 'How do I judge a price?',
        claim: 'The price per use says more than the price.',
        why: 'A coat worn for ten winters is cheap; a bargain worn once is not.',
        how: 'Divide the price by the number of times you expect to use it, and be honest.',
      },
      {
        heading: 'Look at how it is made',
        question: 'How do I recognise quality?',
        claim: 'Quality shows at the seams.',
        why: 'Where nobody looks is where it was saved.',
        how: 'Turn it inside out, pull gently at seams and handles, and ask whether it can be repaired.',
      },
      {
        heading: 'Buy second-hand first',
        question: 'Is second-hand worth it?',
        claim: 'Somebody else has already done the testing.',
        why: 'What has lasted for three years will usually last for another three.',
        how: 'Search for the exact model, ask for a picture in daylight, and allow a few weeks.',
      },
      {
        heading: 'Wait a little',
        question: 'How do I avoid regret?',
        claim: 'Desire fades faster than a receipt.',
        why: 'Offers that end tonight come back next month.',
        how: 'Write it on a list, and look at the list on the first of the month.',
      },
      {
        heading: 'Look after it',
        question: 'How do I make things last?',
        claim: 'Care is the cheapest way of buying new.',
        why: 'A button in time saves the coat.',
        how: 'Wash cooler and less often, repair small damage at once, and let shoes rest for a day.',
      },
    ],
  },
];
