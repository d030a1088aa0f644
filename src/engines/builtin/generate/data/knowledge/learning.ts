import type { KnowledgeFrame } from './knowledge-frame.js';

// Learning and skills: data for writers to extend, long by nature.

export const LEARNING: readonly KnowledgeFrame[] = [
  {
    id: 'language',
    match:
      /\b(?:(?:learn|learning|speak|speaking|stud(?:y|ying))\s+(?:\w+\s+){0,2}?(?:languages?|english|spanish|french|german|italian|japanese|chinese|mandarin|portuguese|dutch|swedish|korean|arabic|polish|turkish|russian|greek)|language learning|vocabulary|foreign languages?|bilingual\w*)\b/i,
    name: 'learning a language',
    practice: 'skill',
    context: [
      'A language is learned by using it badly for a while.',
      'Nobody remembers a word list; everybody remembers the waiter who understood them.',
    ],
    benefits: [
      {
        heading: 'Doors open',
        claim: 'A few sentences change how people meet you.',
        why: 'The effort counts as much as the grammar.',
      },
      {
        heading: 'You understand more than words',
        claim: 'A language shows how other people sort the world.',
        why: 'Some of it cannot be translated, which is the interesting part.',
      },
      {
        heading: 'The next one is easier',
        claim: 'Whoever has learned one language knows how learning works for them.',
        why: 'The second attempt begins with better habits.',
      },
    ],
    points: [
      {
        heading: 'Practise a little every day',
        question: 'How much time do I need?',
        claim: 'Twenty minutes a day do more than one long session at the weekend.',
        why: 'Memory likes to be reminded before it has forgotten.',
        how: 'Tie the practice to something you already do, such as your morning coffee.',
      },
      {
        heading: 'Speak from the first week',
        question: 'When should I start speaking?',
        claim: 'Say things before you can say them well.',
        why: 'Speaking shows which words you need, and they are rarely those in the book.',
        how: 'Find a patient partner, agree on fifteen minutes, and prepare five sentences you want to be able to say.',
      },
      {
        heading: 'Learn sentences, not words',
        question: 'How do I learn vocabulary?',
        claim: 'A word without a sentence is a key without a door.',
        why: 'In a sentence you learn the grammar along with it.',
        how: 'Note whole phrases that you would really use, and say them aloud.',
      },
      {
        heading: 'Surround yourself with it',
        question: 'How can I practise without travelling?',
        claim: 'You can move into a language without leaving the house.',
        why: 'Each small contact keeps it awake.',
        how: 'Change the language of your phone, listen to the radio while cooking, and read the news headlines.',
      },
      {
        heading: 'Make friends with mistakes',
        question: 'What if I make mistakes?',
        claim: 'Mistakes are the price of being understood.',
        why: 'Those who wait until they are sure never begin.',
        how: 'Ask people to correct one kind of mistake at a time, and thank them.',
      },
      {
        heading: 'Expect a plateau',
        question: 'Why do I not get any better?',
        claim: 'After a quick start comes a stretch where nothing seems to move.',
        why: 'Much is settling that you cannot see yet.',
        how: 'Record yourself once a month, and listen to the recording from three months ago.',
      },
    ],
  },
  {
    id: 'music',
    match:
      /\b(?:(?:learn|learning|play|playing|practi[cs]e|practising)\s+(?:to play\s+)?(?:the\s+|an?\s+)?(?:piano|guitar|violin|drums|ukulele|cello|flute|saxophone|instrument)|piano|guitar|singing|musical instruments?|music lessons?)\b/i,
    name: 'learning an instrument',
    practice: 'skill',
    context: [
      'Every good player was once a nuisance to the neighbours.',
      'An instrument rewards regular visits more than long ones.',
    ],
    benefits: [
      {
        heading: 'A skill for life',
        claim: 'What the hands have learned they keep for decades.',
        why: 'It can be taken up again at any age.',
      },
      {
        heading: 'Patience pays off visibly',
        claim: 'Few things show so clearly that small steps lead somewhere.',
        why: 'The piece that was impossible in spring is easy in autumn.',
      },
      {
        heading: 'Music makes company',
        claim: 'Whoever plays will sooner or later play with others.',
        why: 'Playing together needs few words.',
      },
    ],
    points: [
      {
        heading: 'Practise short and often',
        question: 'How long should I practise?',
        claim: 'Fifteen minutes a day beat two hours on Sunday.',
        why: 'The hands learn while you sleep, and they need several nights.',
        how: 'Leave the instrument out, and play at the same time each day.',
      },
      {
        heading: 'Go slower than feels necessary',
        question: 'How do I get difficult passages right?',
        claim: 'Speed comes by itself once the movement is right.',
        why: 'Whatever you repeat, you learn, mistakes included.',
        how: 'Find the pace at which you make no mistake, stay there for three repetitions, then go up a little.',
      },
      {
        heading: 'Work on the bar, not on the piece',
        question: 'How should I practise a piece?',
        claim: 'Playing from the beginning to the first mistake is the slowest way to learn.',
        why: 'The beginning gets better and better, the difficult bar stays as it was.',
        how: 'Start with the hardest two bars, and put them together with what comes before only at the end.',
      },
      {
        heading: 'Play something you love',
        question: 'How do I stay motivated?',
        claim: 'Exercises are vegetables: good, but not the whole meal.',
        why: 'People keep up what gives them pleasure.',
        how: 'Finish every session with a piece you know and like.',
      },
      {
        heading: 'Get somebody to listen',
        question: 'Do I need a teacher?',
        claim: 'A teacher hears in a minute what you would not notice in a year.',
        why: 'Posture and hand position are hard to correct later.',
        how: 'Take a few lessons at the start, and come back when you are stuck.',
      },
      {
        heading: 'Record yourself',
        question: 'How do I notice progress?',
        claim: 'While playing, nobody hears what the others hear.',
        why: 'A recording is honest and patient.',
        how: 'Record one piece a month, and do not delete the old ones.',
      },
    ],
  },
  {
    id: 'public-speaking',
    match:
      /\b(?:public speaking|speech(?:es)?|presentations?|presenting|giving a talk|stage fright|slides|toast)\b/i,
    name: 'public speaking',
    practice: 'skill',
    context: [
      'Almost everyone is nervous before speaking; the difference lies in what they do with it.',
      'An audience wants you to succeed, if only because failure is uncomfortable to watch.',
    ],
    benefits: [
      {
        heading: 'Ideas get heard',
        claim: 'A good idea told badly loses to a fair one told well.',
        why: 'People support what they have understood.',
      },
      {
        heading: 'You think more clearly',
        claim: 'Preparing a talk forces you to choose.',
        why: 'What cannot be said simply has not been understood yet.',
      },
      {
        heading: 'Nervousness gets smaller',
        claim: 'Each time, the fear arrives a little later and leaves a little sooner.',
        why: 'Nothing calms like having survived it.',
      },
    ],
    points: [
      {
        heading: 'Decide on one message',
        question: 'How do I prepare?',
        claim: 'Listeners take home one sentence, so choose which.',
        why: 'A talk with seven messages has none.',
        how: 'Write that sentence down, and cut everything that does not lead to it.',
      },
      {
        heading: 'Learn the first minute by heart',
        question: 'How do I get over the nerves?',
        claim: 'Nerves are worst in the first minute, and that is the one you can prepare completely.',
        why: 'Once you hear yourself speaking calmly, you become calm.',
        how: 'Practise the opening aloud ten times, standing up.',
      },
      {
        heading: 'Begin with something concrete',
        question: 'How should I open?',
        claim: 'A story, a question or an object is a better start than your name.',
        why: 'Attention is greatest at the beginning, so do not spend it on an agenda.',
        how: 'Start in the middle of a scene, and say afterwards why you told it.',
      },
      {
        heading: 'Speak slowly, and stop',
        question: 'How should I speak?',
        claim: 'A pause feels long only to the speaker.',
        why: 'Listeners need time to think about what you said.',
        how: 'After each important sentence, breathe in and out once before you go on.',
      },
      {
        heading: 'Use few slides',
        question: 'What belongs on a slide?',
        claim: 'People can read or listen, but not both.',
        why: 'A full slide competes with you, and it usually wins.',
        how: 'One picture or one sentence a slide; everything else goes into a handout.',
      },
      {
        heading: 'Prepare for questions',
        question: 'What if I do not know the answer?',
        claim: '"I don\'t know, but I will find out" is a complete answer.',
        why: 'Audiences forgive gaps and do not forgive bluffing.',
        how: 'Write down the three questions you fear, and an answer of two sentences to each.',
      },
    ],
  },
  {
    id: 'studying',
    match:
      /\b(?:study(?:ing)? (?:for|tips|habits|skills|techniques|better|smarter|well)|stud(?:y|ying)|exams?|examinations?|revis(?:e|ion|ing)|homework|note-?taking|online (?:courses?|learning)|e-?learning|lifelong learning|memory|memori[sz]\w+|thesis)\b/i,
    name: 'studying',
    practice: 'skill',
    context: [
      'Reading something three times feels like learning and mostly is not.',
      'The best time to begin is earlier than you think, and the second best is now.',
    ],
    benefits: [
      {
        heading: 'Less panic',
        claim: 'Those who begin early sleep better before the examination.',
        why: 'What has been repeated over weeks is hard to lose overnight.',
      },
      {
        heading: 'More free time',
        claim: 'An hour of real attention replaces an afternoon of half of it.',
        why: 'The rest of the day can be enjoyed without a bad conscience.',
      },
      {
        heading: 'It stays',
        claim: 'What was learned with effort is remembered for longer.',
        why: 'The effort of recalling is what makes the memory.',
      },
    ],
    points: [
      {
        heading: 'Test yourself instead of rereading',
        question: 'What is the best way to learn?',
        claim: 'Trying to remember is what makes things stick.',
        why: 'Rereading feels easy, because recognising is easier than knowing.',
        how: 'Close the book, write down what you remember, and look up only the gaps.',
      },
      {
        heading: 'Spread it out',
        question: 'When should I start?',
        claim: 'Four short sessions beat one long one.',
        why: 'A little forgetting between sessions makes the next one work.',
        how: 'Come back to the same material after a day, after three days and after a week.',
      },
      {
        heading: 'Explain it to someone',
        question: 'How do I know that I have understood?',
        claim: 'What you can explain simply, you know.',
        why: 'Gaps hide behind technical terms.',
        how: 'Explain it to a friend, or to an empty chair, without notes and without jargon.',
      },
      {
        heading: 'Mix the subjects',
        question: 'Should I finish one subject first?',
        claim: 'Changing between related topics is harder and better.',
        why: 'In the examination too, you have to find out first what kind of question it is.',
        how: 'Plan two or three subjects a day, and change after an hour.',
      },
      {
        heading: 'Remove the phone',
        question: 'How do I concentrate?',
        claim: 'The phone distracts even when it is silent.',
        why: 'Part of the mind is always waiting.',
        how: 'Put it in another room, work for half an hour, and use it in the break.',
      },
      {
        heading: 'Practise the real thing',
        question: 'How do I prepare for an examination?',
        claim: 'Old papers are the best book.',
        why: 'They show the form, the time and the favourite questions.',
        how: 'Do one under real conditions two weeks before, and let the result decide what to revise.',
      },
    ],
  },
  {
    id: 'photography',
    match:
      /\b(?:photo(?:s|graph\w*)?|camera|taking pictures|portraits?|drawing|painting|watercolou?r|sketch\w*|creativity|knitting|crochet|pottery|crafts?|sewing|hobb(?:y|ies))\b/i,
    name: 'a creative hobby',
    practice: 'skill',
    context: [
      'You need not be good at something to be the better for doing it.',
      'The eye improves long before the hand does, which is why beginners are so hard on themselves.',
    ],
    benefits: [
      {
        heading: 'You see more',
        claim: 'Whoever makes pictures or things begins to look differently.',
        why: 'Light, colour and detail were there all along.',
      },
      {
        heading: 'Time that belongs to you',
        claim: 'Working with your hands leaves no room for worries.',
        why: 'Attention can only be in one place.',
      },
      {
        heading: 'Something remains',
        claim: 'At the end there is a thing that did not exist before.',
        why: 'That is rarer in daily work than one might think.',
      },
    ],
    points: [
      {
        heading: 'Begin with what you have',
        question: 'What equipment do I need?',
        claim: 'The first year needs no new equipment.',
        why: 'Limits teach you to look, and shopping is not practice.',
        how: 'Set a small task with what is in the house, and buy something only when you can say what is missing.',
      },
      {
        heading: 'Copy before you invent',
        question: 'How do I learn?',
        claim: 'Everyone learns by imitation.',
        why: 'Copying forces you to look at how it was done.',
        how: 'Choose one work that you admire, and try to repeat it as closely as you can.',
      },
      {
        heading: 'Make a lot',
        question: 'How do I get better?',
        claim: 'Quantity comes before quality.',
        why: 'The tenth attempt teaches what no advice can.',
        how: 'Make one small thing a day for a month, and do not judge any of them before the end.',
      },
      {
        heading: 'Look at the light',
        question: 'What should I pay attention to?',
        claim: 'Light decides more than the subject.',
        why: 'The same corner is dull at noon and beautiful in the evening.',
        how: 'Look at one place at three times of day, and note what changes.',
      },
      {
        heading: 'Finish things',
        question: 'Why do I have so many unfinished projects?',
        claim: 'A finished small work teaches more than a great one that was given up.',
        why: 'The last part is where the difficult decisions are.',
        how: 'Choose a size you can finish in a week, and stop when the week is over.',
      },
      {
        heading: 'Show it to somebody',
        question: 'Should I show my work?',
        claim: 'Things look different when somebody else is looking.',
        why: 'You learn what is visible to others, and what only you know.',
        how: 'Ask one question: "What do you notice first?"',
      },
    ],
  },
  {
    id: 'reading',
    match:
      /\b(?:read(?:ing)? (?:more|books|habits?|for|to|with|list)|books?|book clubs?|reading|librar(?:y|ies))\b/i,
    name: 'reading',
    practice: 'habit',
    context: [
      'Hardly anyone regrets having read more; many regret having meant to.',
      'A book is the cheapest way of spending an evening with somebody interesting.',
    ],
    benefits: [
      {
        heading: 'Another point of view',
        claim: "A book lets you think with another person's head for a while.",
        why: 'You come back with a slightly larger one.',
      },
      {
        heading: 'Quiet',
        claim: 'Pages do not flash, ring or suggest the next thing.',
        why: 'Attention recovers when nobody is pulling at it.',
      },
      {
        heading: 'Words',
        claim: 'Those who read a great deal find the right word more easily.',
        why: 'It has passed before their eyes many times.',
      },
    ],
    points: [
      {
        heading: 'Always have a book with you',
        question: 'How do I find the time?',
        claim: 'Reading time is hidden in the gaps of the day.',
        why: 'A quarter of an hour on the train, every day, adds up to whole books.',
        how: 'Keep one in your bag, one by the bed, and let the phone wait.',
      },
      {
        heading: 'Give up on books',
        question: 'Do I have to finish every book?',
        claim: 'Nobody gives out prizes for finishing.',
        why: 'A dull book stops you from reading the next one.',
        how: 'Give each book fifty pages, and then decide without guilt.',
      },
      {
        heading: 'Read before sleep',
        question: 'When is the best time?',
        claim: 'The end of the day is quiet enough for a chapter.',
        why: 'It takes the place of the screen, which helps twice.',
        how: 'Lay the book on the pillow in the morning, so that it is waiting for you.',
      },
      {
        heading: 'Mix easy and demanding',
        question: 'What should I read?',
        claim: 'There is a book for tired evenings and one for clear mornings.',
        why: 'Those who read only what they should will soon stop.',
        how: 'Keep two on the go, and choose by how you feel.',
      },
      {
        heading: 'Keep a short list',
        question: 'How do I remember what I read?',
        claim: 'A sentence for each book is enough to bring it back.',
        why: 'Without it, even good books fade to a feeling.',
        how: 'Note the title, the date and one thing you want to keep.',
      },
      {
        heading: 'Talk about it',
        question: 'How do I stay with it?',
        claim: 'A book that is talked about is read twice.',
        why: 'Others have seen what you passed over.',
        how: 'Swap with a friend, and meet when both have finished.',
      },
    ],
  },
];
