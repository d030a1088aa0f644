import type { KnowledgeFrame } from './knowledge-frame.js';

// Environment, community, travel, celebrations: data for writers to extend, long by nature.

export const SOCIETY: readonly KnowledgeFrame[] = [
  {
    id: 'energy',
    match:
      /\b(?:solar (?:panels?|power|energy)|renewable (?:energy|energies)|energy (?:saving|efficien\w+|bills?|costs?)|heat pumps?|insulation|sav(?:e|ing) energy|electricity|wind (?:power|energy)|heating)\b/i,
    name: 'using energy well',
    practice: 'choice',
    context: [
      'The cheapest energy is the kind that nobody has to produce.',
      'A house tells you where it loses warmth if you stand still and feel for the draught.',
    ],
    benefits: [
      {
        heading: 'Lower running costs',
        claim: 'What is not used does not have to be paid for.',
        why: 'Prices change; a well-insulated wall does not.',
      },
      {
        heading: 'More independence',
        claim: 'Whoever produces or saves part of the energy is less at the mercy of the market.',
        why: 'Planning becomes easier.',
      },
      {
        heading: 'More comfort',
        claim: 'Warm walls and tight windows make a room pleasant at a lower temperature.',
        why: 'A draught makes any thermostat useless.',
      },
      {
        heading: 'A smaller footprint',
        claim: 'Each saved unit is one that need not be burned somewhere.',
        why: 'It is one of the few contributions that pay for themselves in comfort as well.',
      },
    ],
    points: [
      {
        heading: 'Measure first',
        question: 'Where do I start?',
        claim: 'Most people guess wrongly what uses the most.',
        why: 'A device that runs day and night outdoes the one that is noticed.',
        how: 'Read the meters every week for a month, and borrow a plug-in meter for the large devices.',
      },
      {
        heading: 'Begin with what costs nothing',
        question: 'What can I do at once?',
        claim: 'The first savings are a matter of settings.',
        why: 'Nobody misses the warm hall at three in the morning.',
        how: 'Turn the heating down at night, put lids on pots, wash cooler, and switch devices off at the wall.',
      },
      {
        heading: 'Seal before you replace',
        question: 'What should be done first on the house?',
        claim: 'A new heating system in a leaky house is an expensive bucket with a hole.',
        why: 'What is kept inside need not be produced.',
        how: 'Start with windows, doors and the attic, and only then work out how large the heating must be.',
      },
      {
        heading: 'Get several offers',
        question: 'How do I compare offers?',
        claim: 'Three offers are three opinions on what you need.',
        why: 'The differences show where to ask.',
        how: 'Have each firm explain in writing what is included, what is not, and what the calculation assumes.',
      },
      {
        heading: 'Ask about support',
        question: 'Are there grants?',
        claim: 'Many programmes must be applied for before the work begins.',
        why: 'Afterwards it is too late, however good the reason.',
        how: 'Ask the local authority or an independent advice centre before you sign anything.',
      },
      {
        heading: 'Check what came of it',
        question: 'How do I know that it worked?',
        claim: 'Only a comparison shows whether it was worth it.',
        why: 'A mild winter flatters every measure.',
        how: 'Note consumption and weather for a year before and after.',
      },
    ],
  },
  {
    id: 'sustainability',
    match:
      /\b(?:sustainab\w+|climate(?: change)?|environment\w*|eco-?friendly|green (?:living|business)|carbon footprint|biodiversity|trees|urban (?:forests?|green\w*|gardens?)|public transport|car-free|water conservation|plastic)\b/i,
    name: 'living sustainably',
    practice: 'cause',
    context: [
      'Large problems are made of many small habits, which is discouraging and hopeful at once.',
      'Nobody has to do everything; it helps if many people do something.',
    ],
    benefits: [
      {
        heading: 'Often cheaper',
        claim: 'Using less, repairing and sharing save money along the way.',
        why: 'What is good for the environment is often simply thrifty.',
      },
      {
        heading: 'Healthier surroundings',
        claim: 'Less noise, cleaner air and more green make a place pleasant to live in.',
        why: 'The effect is felt first by those who live there.',
      },
      {
        heading: 'It is catching',
        claim: 'People do what they see others doing.',
        why: 'One bicycle in front of the office is the beginning of three.',
      },
    ],
    points: [
      {
        heading: 'Start where it counts',
        question: 'What makes the biggest difference?',
        claim: 'Heating, travel and food weigh more than the straw in the glass.',
        why: 'Effort is limited, so it should go where it matters.',
        how: 'Choose one of these three, and change one thing in it this month.',
      },
      {
        heading: 'Make the good way the easy way',
        question: 'How do I stick with it?',
        claim: 'Convenience beats conviction.',
        why: 'On a rainy Tuesday, nobody acts on principle.',
        how: 'Put the bag by the door, the bicycle at the front, and the leftovers at eye level.',
      },
      {
        heading: 'Use things for longer',
        question: 'Should I replace old devices?',
        claim: 'The greenest thing is often the one you already have.',
        why: 'Making it took more than keeping it going.',
        how: 'Repair, lend, borrow, and replace only what can no longer be mended or wastes a great deal.',
      },
      {
        heading: 'Do it together',
        question: 'What can one person do?',
        claim: 'A house, a club or a street can do what one household cannot.',
        why: 'Together, devices get cheaper and persistence gets easier.',
        how: 'Find two people, and begin with something visible: a tool cupboard, a shared car, a row of trees.',
      },
      {
        heading: 'Ask questions where you buy and vote',
        question: 'Does it matter what I ask for?',
        claim: 'Shops and councils count what they are asked for.',
        why: 'Rules and offers change more than a thousand resolutions.',
        how: 'Ask where it comes from, how long it lasts, and what will happen to it afterwards.',
      },
      {
        heading: 'Stay friendly',
        question: 'How do I convince others?',
        claim: 'Nobody was ever won over by being made to feel guilty.',
        why: 'Reproaches make people defend what they were already doubting.',
        how: 'Show how it works for you, invite others to try it, and be open about what you have not managed.',
      },
    ],
  },
  {
    id: 'volunteering',
    match:
      /\b(?:volunteer\w*|charit(?:y|ies)|donat\w+|fundrais\w+|community (?:gardens?|centres?|centers?|projects?|service)|nonprofits?|neighbou?rhoods?|clubs?|community building)\b/i,
    name: 'volunteering',
    practice: 'cause',
    context: [
      'Much of what makes a place worth living in is done by people who are not paid for it.',
      'Help is rarely a matter of great deeds; it is a matter of turning up.',
    ],
    benefits: [
      {
        heading: 'You meet people',
        claim: 'Working side by side makes acquaintances quickly.',
        why: 'It is easier to talk with something in your hands.',
      },
      {
        heading: 'You learn',
        claim: 'Clubs and projects let you try things that no employer would let you do.',
        why: 'Organising a festival is a course in everything.',
      },
      {
        heading: 'It does you good',
        claim: 'Being of use is a quiet pleasure.',
        why: "It puts one's own worries into proportion.",
      },
    ],
    points: [
      {
        heading: 'Choose what suits you',
        question: 'What can I do?',
        claim: 'Not everyone has to hand out soup.',
        why: 'Accounts, lifts, repairs and translations are needed just as badly.',
        how: 'Write down what you can do, what you like doing, and how many hours a month you really have.',
      },
      {
        heading: 'Try it for a day',
        question: 'How do I find the right place?',
        claim: 'A day together tells both sides more than a form.',
        why: 'A good cause can be badly run, and the other way round.',
        how: 'Ask whether you may join in once, and look at how people treat one another.',
      },
      {
        heading: 'Promise little, keep it',
        question: 'How much time should I give?',
        claim: 'Two reliable hours a month are worth more than ten promised ones.',
        why: 'Others plan with you.',
        how: 'Begin with a fixed small task, and add to it after three months.',
      },
      {
        heading: 'Ask what is needed',
        question: 'How do I really help?',
        claim: 'Those concerned know best what they need.',
        why: 'Well-meant help that nobody asked for makes work.',
        how: 'Listen first, offer second, and accept a no.',
      },
      {
        heading: 'Share the tasks',
        question: 'How does a group keep going?',
        claim: 'Groups fail because everything hangs on two people.',
        why: 'When these two are tired, it is over.',
        how: 'Divide large tasks into small ones, write down how they are done, and let them change hands every year.',
      },
      {
        heading: 'Say thank you',
        question: 'How do we keep volunteers?',
        claim: 'Nobody does it for the thanks, and everyone notices when there is none.',
        why: 'Appreciation is the only pay.',
        how: 'Name people and what they did, in front of others, and feed them well once a year.',
      },
    ],
  },
  {
    id: 'travel',
    match:
      /\b(?:travel(?:l?ing|l?ers?)?|trips?|holidays?|vacations?|backpacking|camping|road trips?|city breaks?|packing|solo travel|flights?|jet ?lag|sightseeing|tourism)\b/i,
    name: 'travelling',
    practice: 'event',
    context: [
      'The best stories from a journey are rarely about what went according to plan.',
      'Whoever takes less along can stay more flexible.',
    ],
    benefits: [
      {
        heading: 'A change of view',
        claim: 'Elsewhere, the ordinary becomes interesting again.',
        why: 'A supermarket in another country is a museum.',
      },
      {
        heading: 'Time without a routine',
        claim: 'On the road, days are long.',
        why: 'New things leave more traces in the memory than familiar ones.',
      },
      {
        heading: 'Encounters',
        claim: 'People are nearly always kinder than the news suggests.',
        why: 'One finds this out best by asking the way.',
      },
    ],
    points: [
      {
        heading: 'Plan the frame, leave the rest',
        question: 'How much should I plan?',
        claim: 'Book the first night and the last, and leave gaps in between.',
        why: 'The best tips are given on the spot.',
        how: 'Choose one fixed point a day, and keep the rest open.',
      },
      {
        heading: 'Pack half',
        question: 'What should I take along?',
        claim: 'Almost everyone brings clothes home unworn.',
        why: 'A light bag opens up stairs, buses and changes of plan.',
        how: 'Lay out everything, put half of it back, and wash on the way.',
      },
      {
        heading: 'Learn ten words',
        question: 'What if I do not speak the language?',
        claim: '"Please", "thank you" and "good morning" open more doors than money.',
        why: 'The attempt is what counts.',
        how: 'Write ten words on a card, and use every one of them on the first day.',
      },
      {
        heading: 'Eat where it is full',
        question: 'How do I find good food?',
        claim: 'Follow the people who live there.',
        why: 'A menu in six languages was not written for them.',
        how: 'Walk three streets away from the sight, and choose the place with the short menu.',
      },
      {
        heading: 'Keep copies of the papers',
        question: 'How do I travel safely?',
        claim: 'A lost passport is a nuisance with a copy and a disaster without.',
        why: 'Offices want numbers and dates.',
        how: 'Photograph all documents, keep them in two places, and tell somebody at home your route.',
        watch: 'Look up entry rules and health advice with the official sources before you book.',
      },
      {
        heading: 'Do nothing for a day',
        question: 'How do I avoid coming home tired?',
        claim: 'A journey is not a list to be ticked off.',
        why: 'Impressions need time to settle.',
        how: 'Leave every fourth day free, and sit on the same bench twice.',
      },
    ],
  },
  {
    id: 'celebrations',
    match:
      /\b(?:weddings?|part(?:y|ies)|birthdays?|event planning|planning (?:an? )?(?:event|party|wedding|trip)|celebrat\w+|christmas|anniversar(?:y|ies)|baby showers?|dinner part(?:y|ies)|festivals?)\b/i,
    name: 'planning a celebration',
    practice: 'event',
    context: [
      'Guests forget the napkins and remember whether they laughed.',
      'A good celebration has one person who keeps the overview, and that person should not be the one being celebrated.',
    ],
    benefits: [
      {
        heading: 'People come together',
        claim: 'An invitation is often the only reason to meet that everyone accepts.',
        why: 'Without a date, "soon" means never.',
      },
      {
        heading: 'Memories',
        claim: 'A day that was planned with care is told about for years.',
        why: 'It is the shared part that lasts.',
      },
      {
        heading: 'Less stress',
        claim: "What was settled beforehand need not be decided with a glass in one's hand.",
        why: 'Hosts who are at ease have guests who are at ease.',
      },
    ],
    points: [
      {
        heading: 'Begin with the guest list',
        question: 'Where do I start?',
        claim: 'The number of guests decides place, food and budget.',
        why: 'Everything else can only be planned afterwards.',
        how: 'Write down everyone you would miss, then stop and count.',
      },
      {
        heading: 'Fix the budget, then divide it',
        question: 'How do I keep costs under control?',
        claim: 'A total without a division is a wish.',
        why: 'Each item seems small on its own.',
        how: 'Set one sum, keep a tenth aside for surprises, and decide which two things matter most to you.',
      },
      {
        heading: 'Choose the place with bad weather in mind',
        question: 'How do I find a place?',
        claim: 'Every garden party is an indoor party that was lucky.',
        why: 'Nobody enjoys looking at the sky all day.',
        how: 'Visit at the hour of the event, and ask about heating, noise, parking and the way to the toilets.',
      },
      {
        heading: 'Hand out tasks',
        question: 'How do I keep calm on the day?',
        claim: 'Guests like to have something to do.',
        why: 'Five small tasks in five hands are a relief; in one hand they are a burden.',
        how: 'Name one person each for music, pictures, drinks and the clock.',
      },
      {
        heading: 'Make a plan of the day with gaps',
        question: 'What should the day look like?',
        claim: 'Everything takes longer with people.',
        why: 'The best moments happen in the gaps.',
        how: 'Write down the times, add a quarter of an hour to each, and give the plan to someone else.',
      },
      {
        heading: 'Plan the end',
        question: 'What is most often forgotten?',
        claim: 'The last hour stays in the memory.',
        why: 'Tired guests and no taxi make a poor ending.',
        how: 'Settle how people get home, who locks up, and who takes the leftovers.',
      },
    ],
  },
];
