import type { KnowledgeFrame } from './knowledge-frame.js';

// Health and daily habits: data for writers to extend, long by nature. No medical claims: practice, and when to ask a doctor.

export const WELLBEING: readonly KnowledgeFrame[] = [
  {
    id: 'sleep',
    match: /\b(?:sleep(?:ing)?|insomnia|naps?|bedtime)\b/i,
    name: 'sleep',
    practice: 'habit',
    context: [
      'Sleep is one of the first things we give up when life gets busy, and one of the first we miss.',
      'A good night begins long before the light goes out.',
    ],
    benefits: [
      {
        heading: 'Clearer thinking',
        claim: 'After a good night, decisions come more easily and small things stay small.',
        why: 'A tired mind goes for the nearest answer.',
      },
      {
        heading: 'A steadier mood',
        claim: 'Patience is much easier for people who have slept.',
        why: 'Everyone around you notices it before you do.',
      },
      {
        heading: 'Energy for the day',
        claim: 'What is missing at night has to be borrowed from the day.',
        why: 'Coffee moves the bill to a later hour.',
      },
      {
        heading: 'Better learning',
        claim: 'What was practised during the day settles at night.',
        why: 'That is why a short night before an examination is a poor trade.',
      },
    ],
    points: [
      {
        heading: 'Keep the same hours',
        question: 'When should I go to bed?',
        claim: 'The body likes a rhythm more than it likes a particular hour.',
        why: 'Getting up at the same time steadies the rest of the day as well.',
        how: 'Choose a time to get up that you can keep at weekends too, and count back from there.',
      },
      {
        heading: 'Let the evening slow down',
        question: 'What should I do before bed?',
        claim: 'Nobody falls asleep at full speed.',
        why: 'Bright light, work and arguments tell the body that the day goes on.',
        how: 'Keep the last hour for quiet things: a book, a bath, preparing the next morning.',
      },
      {
        heading: 'Make the room dark, cool and quiet',
        question: 'What should the bedroom be like?',
        claim: 'A bedroom is for sleeping, and it should look like it.',
        why: 'Light and warmth wake us without our knowing why.',
        how: 'Close the curtains, open a window, and take the screens out of the room.',
      },
      {
        heading: 'Put the phone elsewhere',
        question: 'Does the phone really matter?',
        claim: 'The phone is the only book in the world that never ends.',
        why: 'Each message can start a train of thought that has no stop.',
        how: 'Charge it in another room, and buy a plain alarm clock.',
      },
      {
        heading: 'Watch coffee, alcohol and late meals',
        question: 'What about food and drink?',
        claim: 'What you take in the afternoon is still there at night.',
        why: 'Alcohol makes it easier to fall asleep and harder to stay asleep.',
        how: 'Try a week without coffee after lunch, and see whether the nights change.',
      },
      {
        heading: 'Do not fight it',
        question: 'What if I lie awake?',
        claim: 'Sleep comes to those who have stopped waiting for it.',
        why: 'Looking at the clock turns tiredness into worry.',
        how: 'If you are awake for long, get up, read something dull in low light, and go back when you are sleepy.',
        watch: 'If bad nights go on for weeks, talk to a doctor.',
      },
    ],
  },
  {
    id: 'stress',
    match:
      /\b(?:stress\w*|burn-?out|anxiety|overwhelm\w*|mental health|self-care|work-life balance|resilience)\b/i,
    name: 'dealing with stress',
    practice: 'habit',
    context: [
      'A little pressure wakes us up; a lot of it, for a long time, wears us down.',
      'Stress rarely announces itself: it turns up as a short temper, a bad night or a forgotten name.',
    ],
    benefits: [
      {
        heading: 'A clearer head',
        claim: 'With less pressure, the important and the urgent come apart again.',
        why: 'Under strain everything looks equally pressing.',
      },
      {
        heading: 'Better company',
        claim: 'People who are at ease are easier to live and work with.',
        why: 'Tension spreads quickly, and so does calm.',
      },
      {
        heading: 'Strength that lasts',
        claim: 'Those who rest in time can go on for longer.',
        why: 'Reserves are filled in small amounts, not on one holiday a year.',
      },
    ],
    points: [
      {
        heading: 'Notice your own signs',
        question: 'How do I know that it is too much?',
        claim: 'Everyone has an early warning, and hardly anyone knows their own.',
        why: 'What is noticed early can be changed with small means.',
        how: 'Think of the last hard week: what changed first, your sleep, your appetite or your patience? Treat that as your signal.',
      },
      {
        heading: 'Write down what is on your mind',
        question: 'What helps at once?',
        claim: 'Worries on paper take up less room than worries in the head.',
        why: 'A list has an end; a feeling has not.',
        how: 'Note everything for ten minutes, then mark what you can change this week, and cross out what you cannot.',
      },
      {
        heading: 'Take real breaks',
        question: 'Do breaks help?',
        claim: 'A break is only a break when something else happens.',
        why: 'Reading the news at the desk is more of the same.',
        how: 'Go outside for ten minutes, without a phone, at a fixed time.',
      },
      {
        heading: 'Say no a little sooner',
        question: 'How do I set limits?',
        claim: 'Every yes is paid for with time that belongs to something else.',
        why: 'Most people will accept a friendly no; few will guess that you are at your limit.',
        how: 'Answer requests with "I will tell you tomorrow", and look at the calendar before you decide.',
      },
      {
        heading: 'Move every day',
        question: 'Does exercise help?',
        claim: 'The body carries part of the tension, and it can be walked off.',
        why: 'A walk gives the mind something else to do.',
        how: 'Get off one stop early, take the stairs, or walk while you are on the phone.',
      },
      {
        heading: 'Talk to somebody',
        question: 'When should I get help?',
        claim: 'A burden that is told to someone gets lighter, even if nothing changes.',
        why: 'Others often see a way out that is hidden from inside.',
        how: 'Choose one person, and say that you only need them to listen.',
        watch: 'If it goes on for weeks, or you can see no way out, turn to a doctor or a counsellor.',
      },
    ],
  },
  {
    id: 'mindfulness',
    match: /\b(?:meditat\w+|mindful\w*|breathing|breathwork|gratitude)\b/i,
    name: 'meditation',
    practice: 'habit',
    context: [
      'Sitting still sounds like the easiest thing in the world until you try it.',
      'A few quiet minutes cost nothing and are surprisingly hard to keep free.',
    ],
    benefits: [
      {
        heading: 'A pause between feeling and acting',
        claim: 'With practice, there is a moment in which to choose an answer.',
        why: 'Many regrets come from the missing second.',
      },
      {
        heading: 'A calmer start or end to the day',
        claim: 'A few minutes of quiet mark the border between one part of the day and the next.',
        why: 'Without such borders everything runs together.',
      },
      {
        heading: 'Attention that can be trained',
        claim: 'Bringing the mind back is the exercise.',
        why: 'It helps in conversations and at work as much as on the cushion.',
      },
    ],
    points: [
      {
        heading: 'Begin with five minutes',
        question: 'How long should I meditate?',
        claim: 'Five minutes that happen are worth more than thirty that do not.',
        why: 'A small promise is easy to keep, also on a bad day.',
        how: 'Set a gentle alarm, sit down, and stop when it rings.',
      },
      {
        heading: 'Sit comfortably',
        question: 'Do I have to sit on the floor?',
        claim: 'A chair is fine.',
        why: 'Pain is a poor teacher for beginners.',
        how: 'Sit upright with both feet on the floor and your hands in your lap, and let the shoulders drop.',
      },
      {
        heading: 'Follow the breath',
        question: 'What do I do?',
        claim: 'The breath is always there and asks for nothing.',
        why: 'It gives the mind a place to come back to.',
        how: 'Notice each breath as it comes in and goes out, and count to ten if that helps.',
      },
      {
        heading: 'Expect to drift off',
        question: 'What if I keep thinking?',
        claim: 'Thoughts come; that is what minds are for.',
        why: 'Noticing that you have drifted off is the exercise, not the failure.',
        how: 'When you notice it, smile if you can, and return to the next breath.',
      },
      {
        heading: 'Tie it to something you do anyway',
        question: 'How do I keep it up?',
        claim: 'Habits grow best on other habits.',
        why: 'Nobody forgets to put the kettle on.',
        how: 'Sit down while the coffee brews, or right after brushing your teeth.',
      },
      {
        heading: 'Do not keep score',
        question: 'How do I know that I am getting better?',
        claim: 'There is nothing to win.',
        why: 'Wanting to be calm is one more way of being restless.',
        how: 'Look back after a month and ask people around you whether they have noticed anything.',
        watch:
          'If sitting in silence brings up things that frighten you, stop and talk to somebody trained to help.',
      },
    ],
  },
  {
    id: 'running',
    match:
      /\b(?:run(?:ning|ners?)?\b(?! (?:a|an|the|your|my|our|for|of|out|into|meetings?|ads?))|jog(?:ging)?|marathons?|5k|10k|triathlon)/i,
    name: 'running',
    practice: 'habit',
    context: [
      'Running asks for little: a pair of shoes, a way out of the door, and some patience.',
      'Most people who stop running did not start too late; they started too fast.',
    ],
    benefits: [
      {
        heading: 'It fits into any week',
        claim: 'A run begins at the front door and needs no appointment.',
        why: 'That makes it one of the easiest sports to keep up.',
      },
      {
        heading: 'It clears the head',
        claim: 'After a quarter of an hour, the day looks different.',
        why: 'A steady rhythm leaves room for thoughts to settle.',
      },
      {
        heading: 'Progress is easy to see',
        claim: 'The same round gets a little easier every few weeks.',
        why: 'Few things motivate more.',
      },
    ],
    points: [
      {
        heading: 'Start slower than you want to',
        question: 'How fast should I run?',
        claim: 'You should be able to talk while you run.',
        why: 'Breath and heart adapt in weeks, tendons and joints in months.',
        how: 'Run for two minutes, walk for one, and repeat until half an hour is over.',
      },
      {
        heading: 'Keep easy days easy',
        question: 'How often should I train?',
        claim: 'Three times a week is enough to get better.',
        why: 'The body improves while it rests.',
        how: 'Leave a day between runs, and make only one of them hard.',
      },
      {
        heading: 'Add a little at a time',
        question: 'How do I increase the distance?',
        claim: 'Distance should grow like a plant, not like a bill.',
        why: 'Most injuries follow a sudden jump in distance or speed.',
        how: 'Lengthen only one run a week, by a few minutes, and take it back every fourth week.',
      },
      {
        heading: 'Choose shoes by feel',
        question: 'Which shoes do I need?',
        claim: 'The right shoe is the one you forget.',
        why: 'What suits a friend may not suit your feet.',
        how: 'Try several pairs in the afternoon, when feet are larger, and run a few steps in each.',
      },
      {
        heading: 'Practise the day itself',
        question: 'How do I prepare for a race?',
        claim: 'Nothing should be new on the day.',
        why: 'Excitement is enough of a novelty.',
        how: 'Wear the clothes, eat the breakfast and run at the hour of the race on one of your long runs.',
      },
      {
        heading: 'Listen to pain',
        question: 'What if something hurts?',
        claim: 'Tiredness fades as you run; pain grows.',
        why: 'A week of rest is short, a season of it is long.',
        how: 'Stop when something hurts on one side only or gets worse, and try again after two days.',
        watch: 'If you are new to sport or have a condition, ask a doctor before you begin.',
      },
    ],
  },
  {
    id: 'exercise',
    match:
      /\b(?:exercis\w*|fitness|work(?:ing)? ?outs?|gym|strength training|yoga|pilates|stretching|walking|swimming|cycling|weight loss|losing weight|posture|home workouts?|hiking)\b/i,
    name: 'regular exercise',
    practice: 'habit',
    context: [
      'The best exercise is the one you will still be doing in a year.',
      'Most of us know that we should move more; few of us lack the knowledge how.',
    ],
    benefits: [
      {
        heading: 'More energy',
        claim: 'Those who move a little every day tire less quickly on the stairs and at the desk.',
        why: 'The body keeps what it uses.',
      },
      {
        heading: 'A better mood',
        claim: 'Hardly anyone comes back from a walk in a worse temper.',
        why: 'Movement gives the mind a rest from itself.',
      },
      {
        heading: 'Strength for everyday life',
        claim: 'Carrying, lifting and bending get easier.',
        why: 'That is what fitness is for, long after sport has become unimportant.',
      },
      {
        heading: 'Company',
        claim: 'A regular class or a walking partner is an appointment with people.',
        why: 'Many keep coming for the company rather than for the exercise.',
      },
    ],
    points: [
      {
        heading: 'Choose something you like',
        question: 'Which kind of exercise is best?',
        claim: 'You need not run if you hate running.',
        why: 'Willpower lasts for weeks, pleasure for years.',
        how: 'Try three different things for a week each, and keep the one you looked forward to.',
      },
      {
        heading: 'Begin ridiculously small',
        question: 'How do I start?',
        claim: 'The first aim is to turn up, not to get fit.',
        why: 'Ambition makes the first week long and the third one empty.',
        how: 'Do ten minutes, three times a week, and do not add anything for a month.',
      },
      {
        heading: 'Fix the day and the hour',
        question: 'How do I find the time?',
        claim: 'What has no place in the week does not happen.',
        why: 'A decision made once need not be made again.',
        how: 'Write it into the calendar, and put the clothes out the evening before.',
      },
      {
        heading: 'Mix strength, stamina and suppleness',
        question: 'What should a week look like?',
        claim: 'The body wants to be strong, to last and to bend.',
        why: 'Whoever trains only one of them will notice the others sooner or later.',
        how: 'Plan one day of each, and let walking count.',
      },
      {
        heading: 'Learn the movement first',
        question: 'How do I avoid injuries?',
        claim: 'Clean movements come before heavy weights.',
        why: 'Bad habits are quickly learned and slow to leave.',
        how: 'Have somebody show you, use a mirror, and stop when the form goes.',
      },
      {
        heading: 'Plan for bad weeks',
        question: 'What if I miss a week?',
        claim: 'Everybody misses a week.',
        why: 'It becomes a problem only when it turns into the reason to stop.',
        how: 'Decide now what the smallest version looks like, such as a walk around the block, and do that.',
        watch: 'If you have been ill or have a condition, ask a doctor what suits you.',
      },
    ],
  },
  {
    id: 'eating',
    match:
      /\b(?:healthy (?:eating|food|meals?|diet|snacks?|lunch\w*|breakfast\w*)|nutrition|diet(?:s|ing)?|meal[- ]?prep\w*|meal plan\w*|vegan(?:ism)?|vegetarian|plant-based|sugar|eat(?:ing)? (?:well|better|healthier))\b/i,
    name: 'eating well',
    practice: 'habit',
    context: [
      'Eating well is less a matter of knowledge than of what happens to be in the kitchen at seven in the evening.',
      'Most diets fail because they are about what is forbidden.',
    ],
    benefits: [
      {
        heading: 'Steady energy',
        claim: 'Regular, simple meals carry you through the afternoon.',
        why: 'Sweet snacks lift quickly and drop just as fast.',
      },
      {
        heading: 'Less money spent',
        claim: 'Cooking from plain ingredients costs less than buying ready meals.',
        why: 'Most of the price of convenience is the convenience.',
      },
      {
        heading: 'More pleasure',
        claim: 'A meal you have cooked is eaten with more attention.',
        why: 'Taste grows with the time we give it.',
      },
    ],
    points: [
      {
        heading: 'Plan three meals, not twenty-one',
        question: 'How do I start?',
        claim: 'A short plan is kept, a perfect one is not.',
        why: 'The difficult moment is the evening when nobody knows what to cook.',
        how: 'Choose three dinners for the week, buy what they need, and let the rest take care of itself.',
      },
      {
        heading: 'Put vegetables first',
        question: 'What should be on the plate?',
        claim: 'Half a plate of vegetables solves most questions.',
        why: 'What fills the plate first is what gets eaten.',
        how: 'Decide on the vegetable, then on what goes with it.',
      },
      {
        heading: 'Cook once, eat twice',
        question: 'How do I find the time?',
        claim: 'A large pot takes hardly longer than a small one.',
        why: "Tomorrow's lunch is done while today's dinner cooks.",
        how: 'Double every stew, soup and tray of vegetables, and label what goes into the freezer.',
      },
      {
        heading: 'Make the good choice the near one',
        question: 'What about snacks?',
        claim: 'We eat what we see.',
        why: 'A bowl of fruit on the table does more than a resolution.',
        how: 'Put fruit and nuts where you pass by, and sweets where you need a chair to reach them.',
      },
      {
        heading: 'Drink water',
        question: 'How much should I drink?',
        claim: 'What feels like hunger is sometimes thirst.',
        why: 'A glass in sight gets emptied.',
        how: 'Keep a jug on the table, and drink a glass before each meal.',
      },
      {
        heading: 'Leave room for pleasure',
        question: 'Do I have to give up everything I like?',
        claim: 'Food is also company, memory and comfort.',
        why: 'Strict rules break, and then they break altogether.',
        how: 'Decide what you would miss most, and keep it.',
        watch: 'With an illness, in pregnancy or before a strict diet, ask a doctor first.',
      },
    ],
  },
  {
    id: 'habits',
    match:
      /\b(?:habits?|routines?|morning routine|motivation|self-discipline|goals?|new year's resolutions?|resolutions?|screen time|digital detox|quit(?:ting)? smoking)\b/i,
    name: 'building habits',
    practice: 'habit',
    context: [
      'We first make our habits, and after that they make our days.',
      'A resolution is a decision; a habit is what is left when nobody has to decide any more.',
    ],
    benefits: [
      {
        heading: 'Less to decide',
        claim: 'What happens by itself costs no willpower.',
        why: 'The strength saved is free for harder things.',
      },
      {
        heading: 'Small things add up',
        claim: 'Ten minutes a day are a great deal by the end of the year.',
        why: 'Regularity beats effort.',
      },
      {
        heading: 'Trust in yourself',
        claim: 'Each kept promise makes the next one more believable.',
        why: 'People who trust themselves dare more.',
      },
    ],
    points: [
      {
        heading: 'Make it smaller',
        question: 'How do I start a habit?',
        claim: 'A good beginning is so small that it feels silly.',
        why: 'There is no excuse for not doing two minutes.',
        how: 'Shrink the plan until you could do it on your worst day: one page, one push-up, one drawer.',
      },
      {
        heading: 'Tie it to a moment',
        question: 'How do I remember it?',
        claim: '"After breakfast" works better than "every day".',
        why: 'The old habit rings the bell for the new one.',
        how: 'Finish the sentence: "When I have …, I will …", and put it where you will see it.',
      },
      {
        heading: 'Change the room',
        question: 'How do I resist temptation?',
        claim: 'It is easier to change a room than a character.',
        why: 'What lies in the way gets used.',
        how: 'Put what you want to do within reach, and what you want to stop doing behind three steps.',
      },
      {
        heading: 'Do not miss twice',
        question: 'What if I fail?',
        claim: 'Missing once is an accident; missing twice is the start of something else.',
        why: 'What counts is the return.',
        how: 'After a missed day, do the smallest version the next morning, without making up for anything.',
      },
      {
        heading: 'Show yourself the progress',
        question: 'How do I stay motivated?',
        claim: 'A cross on a calendar is a surprisingly strong reward.',
        why: 'What we see, we want to continue.',
        how: 'Hang up a page, mark each day, and look at the row rather than at the gap.',
      },
      {
        heading: 'Look at the reason',
        question: 'Why do I keep falling back?',
        claim: 'A habit without a reason is homework.',
        why: 'In the third week, the reason has to carry what enthusiasm carried in the first.',
        how: 'Write down what it will make possible, and for whom.',
      },
    ],
  },
];
