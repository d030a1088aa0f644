import type { Point } from './knowledge-frame.js';

// Data, long by nature (over 150 lines). What can be said about a point that a prompt asks for, whatever the topic: data for writers to extend, long by
// nature. `{P}` is the point with a capital, `{p}` in the middle of a sentence; `{is|are}` agrees with it.

export interface Concept {
  match: RegExp;
  point: Omit<Point, 'heading'>;
}

export const CONCEPTS: readonly Concept[] = [
  {
    match: /\b(?:specials?|offers?|deals?|discounts?|promotions?|sales?)\b/i,
    point: {
      claim: '{P} {gives|give} people a reason to come back this week rather than "some day".',
      why: 'A short window turns a vague intention into a plan, and it gives you something new to say without inventing news.',
      how: 'Announce them on the same day every week, show one clear picture, and state the price and the last day.',
      watch: 'Do not run so many that the regular price starts to look like the exception.',
    },
  },
  {
    match: /\b(?:behind[- ]the[- ]scenes|videos?|reels?|clips?)\b/i,
    point: {
      claim: '{P} {shows|show} the work that customers never see.',
      why: 'Watching a thing being made answers questions about quality that a description cannot.',
      how: 'Film twenty or thirty seconds on a phone, in daylight, and let the sound of the work carry it.',
      watch: 'Ask everyone on screen for permission first.',
    },
  },
  {
    match: /\b(?:photos?|pictures?|images?|user[- ]generated|photography)\b/i,
    point: {
      claim: '{P} {is|are} often more convincing than anything you say about yourself.',
      why: 'A picture shows the thing in real life, and people believe what they see.',
      how: 'Use daylight, one subject and a calm background, and ask before you publish a picture of someone else.',
      watch: 'Using a picture without asking costs more goodwill than the picture earns.',
    },
  },
  {
    match: /\b(?:reviews?|testimonials?|ratings?|references)\b/i,
    point: {
      claim: '{P} {lets|let} a new customer borrow the experience of an old one.',
      why: 'Most people look for a second opinion before they spend money.',
      how: 'Ask for one soon after a good experience, and reply to the critical ones calmly and in public.',
    },
  },
  {
    match: /\b(?:budget\w*|costs?|prices?|pricing|expenses?|fees?|finances?)\b/i,
    point: {
      claim: '{P} {decides|decide} what is realistic, so settle the matter early.',
      why: 'A plan that ignores money is revised later, usually at a worse moment.',
      how: 'Write down a ceiling, list what must be paid first, and keep a small reserve for surprises.',
    },
  },
  {
    match: /\b(?:schedul\w+|calendars?|time(?:tables?| blocking| slots?)|routines?|planning|plan ahead)\b/i,
    point: {
      claim: '{P} {makes|make} good intentions repeatable.',
      why: 'A fixed slot removes the daily decision about whether to start.',
      how: 'Block the time in the calendar, keep the slot short, and treat it like any other appointment.',
    },
  },
  {
    match: /\b(?:equipment|tools?|gear|materials?|supplies)\b/i,
    point: {
      claim: 'The right {p} {helps|help}, and less is needed than most beginners think.',
      why: 'Every purchase before the first attempt is a guess.',
      how: 'Borrow or buy second-hand at first, note what you miss, and spend money on the thing you use most.',
    },
  },
  {
    match: /\b(?:safety|protect\w+|precautions?|first aid)\b/i,
    point: {
      claim: '{P} {comes|come} first, because everything else can be repeated.',
      why: 'Accidents happen in the minute when somebody is in a hurry.',
      how: 'Agree on the rules before you start, keep the emergency number at hand, and stop when something feels wrong.',
    },
  },
  {
    match: /\b(?:training|practice|lessons?|education|courses?|workshops?)\b/i,
    point: {
      claim: '{P} {pays|pay} off when the new knowledge is used within days.',
      why: 'What is not applied is forgotten, however good the teacher was.',
      how: 'Choose one thing to try the same week, and talk about how it went.',
    },
  },
  {
    match: /\b(?:communication|transparency|openness|honesty)\b/i,
    point: {
      claim: '{P} {saves|save} more time than any tool.',
      why: 'Most detours begin with something that nobody said.',
      how: 'Say early what you know, what you do not know, and when you will know more.',
    },
  },
  {
    match: /\b(?:teamwork|collaboration|working together|team spirit|trust)\b/i,
    point: {
      claim: '{P} {grows|grow} out of small promises that are kept.',
      why: 'People rely on those who have been reliable before.',
      how: 'Give each other clear tasks, ask for help early, and say thank you by name.',
    },
  },
  {
    match: /\b(?:feedback|surveys?|suggestions?)\b/i,
    point: {
      claim: '{P} {tells|tell} you what is invisible from where you stand.',
      why: 'People know what bothers them long before they say it.',
      how: 'Ask one short question at the right moment, and show what you changed because of the answers.',
    },
  },
  {
    match: /\b(?:customer (?:service|support)|support|help ?desk)\b/i,
    point: {
      claim: 'Good {p} {shows|show} itself when something has gone wrong.',
      why: 'How a problem is handled is remembered longer than the problem.',
      how: 'Answer on the same day, say what happens next, and stay responsible until it is solved.',
    },
  },
  {
    match: /\b(?:social media|instagram|facebook|tiktok|linkedin)\b/i,
    point: {
      claim: '{P} {rewards|reward} those who turn up regularly and answer.',
      why: 'A quiet account looks like a closed shop.',
      how: 'Choose one platform, post twice a week, and reply to every question.',
    },
  },
  {
    match: /\b(?:newsletters?|e-?mails?|mailing)\b/i,
    point: {
      claim: '{P} {reaches|reach} people who have asked to hear from you.',
      why: 'That is a better start than any advert can offer.',
      how: 'Send something useful, keep it to one aim, and make leaving easy.',
    },
  },
  {
    match: /\b(?:websites?|landing pages?|homepage)\b/i,
    point: {
      claim: "{P} should answer the visitor's first question without scrolling.",
      why: 'People decide within seconds whether they are in the right place.',
      how: 'Say at the top what you offer, for whom, and what to do next, and test it with somebody who has never seen it.',
    },
  },
  {
    match: /\b(?:light(?:ing)?|sun(?:light)?|daylight|shade)\b/i,
    point: {
      claim: '{P} {decides|decide} more than most people think.',
      why: 'It is the one condition that is hard to change afterwards.',
      how: 'Watch the place in the morning, at noon and in the evening before you settle anything.',
    },
  },
  {
    match: /\b(?:water(?:ing)?|irrigation|drainage|moisture)\b/i,
    point: {
      claim: 'With {p}, too much does as much harm as too little.',
      why: 'Roots need air as well as water.',
      how: 'Check with a finger before you reach for the can, and make sure that surplus water can run off.',
    },
  },
  {
    match: /\b(?:soil|compost|fertili[sz]\w+|mulch)\b/i,
    point: {
      claim: '{P} {is|are} where everything begins.',
      why: 'What is missing below cannot be made up for above.',
      how: 'Start with good material, feed little and regularly, and cover bare ground.',
    },
  },
  {
    match: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
    point: {
      claim: '{P} {deserves|deserve} a thought before anything is bought or moved.',
      why: 'Animals chew, dig and climb, and some plants and products are poisonous to them.',
      how: 'Check beforehand what is safe, and keep everything doubtful out of reach.',
    },
  },
  {
    match: /\b(?:children|kids|family|families|parents)\b/i,
    point: {
      claim: '{P} {needs|need} solutions that survive an ordinary morning.',
      why: 'What is too complicated will be dropped within a week.',
      how: 'Keep it simple, let everyone have a say, and try it for a fortnight.',
    },
  },
  {
    match: /\b(?:beginners?|first (?:steps?|season|week|month|year)|getting started|starting out)\b/i,
    point: {
      claim: '{P} {is|are} for looking, trying and making cheap mistakes.',
      why: 'Nobody knows at the start which questions will matter.',
      how: 'Set one small aim, keep notes, and judge the result only at the end.',
    },
  },
  {
    match: /\b(?:mistakes?|pitfalls?|errors?)\b/i,
    point: {
      claim: '{P} {is|are} cheaper when they are made early and on a small scale.',
      why: 'What was tried out in miniature cannot go wrong at full size.',
      how: 'Ask somebody with experience for the one they would not make again.',
    },
  },
  {
    match: /\b(?:quality|durability|craftsmanship)\b/i,
    point: {
      claim: '{P} {shows|show} itself in use, not on the first day.',
      why: 'Where nobody looks is where it is saved.',
      how: 'Look at joints, seams and edges, and ask how it can be repaired.',
    },
  },
  {
    match: /\b(?:sustainab\w+|environment|recycl\w+|eco\w*|packaging|waste)\b/i,
    point: {
      claim: '{P} {begins|begin} with using less and using it for longer.',
      why: 'What is never made need not be disposed of.',
      how: 'Ask of each thing whether it can be left out, repaired or shared, in that order.',
    },
  },
  {
    match: /\b(?:local|community|neighbou?rs?|neighbou?rhood|suppliers?|partners?)\b/i,
    point: {
      claim: '{P} {is|are} worth more than they appear in any calculation.',
      why: 'Short ways and familiar faces help when something goes wrong.',
      how: 'Introduce yourself before you need something, and return favours promptly.',
    },
  },
  {
    match: /\b(?:health|wellbeing|well-being|exercise|movement|posture)\b/i,
    point: {
      claim: '{P} {thrives|thrive} on small amounts taken regularly.',
      why: 'A little every day is easier to keep up than a great effort now and then.',
      how: 'Tie it to something you do anyway, and keep it short.',
      watch: 'If something hurts or worries you, ask a doctor.',
    },
  },
  {
    match: /\b(?:sleep|rest|breaks?|recovery|relaxation)\b/i,
    point: {
      claim: '{P} {is|are} part of the work, not a reward for it.',
      why: 'Tired people take longer and notice less.',
      how: 'Plan it like an appointment, and leave the phone elsewhere.',
    },
  },
  {
    match: /\b(?:food|meals?|nutrition|diet|snacks?|breakfast|catering)\b/i,
    point: {
      claim: '{P} {deserves|deserve} a simple plan.',
      why: 'Hungry people make poor decisions.',
      how: 'Settle on a few things that always work, and prepare them the day before.',
    },
  },
  {
    match: /\b(?:motivation|goals?|targets?|objectives?|vision|purpose)\b/i,
    point: {
      claim: '{P} {gets|get} stronger when written down in one sentence.',
      why: 'A clear aim makes it obvious what to leave out.',
      how: 'Name the result, the date, and how you will recognise it.',
    },
  },
  {
    match: /\b(?:metrics|measur\w+|analytics|kpis?|tracking|progress|results)\b/i,
    point: {
      claim: '{P} {needs|need} few figures, looked at regularly.',
      why: 'Whoever counts everything looks at nothing.',
      how: 'Choose three, note them on the same day each week, and ask what changed.',
    },
  },
  {
    match: /\b(?:data|privacy|security|passwords?|backups?|gdpr)\b/i,
    point: {
      claim: '{P} {belongs|belong} at the start of the plan, not at the end.',
      why: 'What has leaked cannot be called back.',
      how: 'Collect only what you need, keep a copy elsewhere, and give access to those who need it.',
    },
  },
  {
    match: /\b(?:automation|software|technology|apps?|systems?|digital)\b/i,
    point: {
      claim: '{P} {helps|help} when the process underneath is sound.',
      why: 'A tool makes a good routine faster and a bad one worse.',
      how: 'Describe the task on paper first, remove a step, and only then choose a tool.',
    },
  },
  {
    match: /\b(?:hiring|staff|employees|recruit\w+|volunteers?|team members?)\b/i,
    point: {
      claim: '{P} {stays|stay} where they know what is expected and are heard.',
      why: 'People rarely leave because of the work itself.',
      how: 'Explain what good looks like, talk to each person regularly, and act on what you hear.',
    },
  },
  {
    match: /\b(?:leadership|management|delegation|responsibilit\w+)\b/i,
    point: {
      claim: '{P} {means|mean} making it easy for others to do good work.',
      why: 'Whoever decides everything alone becomes the bottleneck.',
      how: 'Hand over whole tasks with a clear result, and be available without hovering.',
    },
  },
  {
    match: /\b(?:meetings?|check-ins?|stand-?ups?)\b/i,
    point: {
      claim: '{P} {needs|need} a question that has to be answered together.',
      why: 'Everything else can be read.',
      how: 'Write the question into the invitation, and end with names and dates.',
    },
  },
  {
    match: /\b(?:deadlines?|timing|time management|punctuality)\b/i,
    point: {
      claim: '{P} {works|work} when there is room for what nobody foresaw.',
      why: 'Plans without gaps break at the first surprise.',
      how: 'Set your own date a little earlier than the real one, and divide the way into stages.',
    },
  },
  {
    match: /\b(?:location|venue|place|space|room|layout)\b/i,
    point: {
      claim: '{P} {shapes|shape} everything that happens there.',
      why: 'Noise, light and distances cannot be argued with.',
      how: 'Visit at the hour that matters, and walk the ways that others will walk.',
    },
  },
  {
    match: /\b(?:weather|seasons?|winter|summer|spring|autumn)\b/i,
    point: {
      claim: '{P} {has|have} the last word, so plan with it rather than against it.',
      why: 'A second plan costs little, and its absence costs the day.',
      how: 'Decide in advance what you will change and by when you will decide it.',
    },
  },
  {
    match: /\b(?:design|style|colou?rs?|branding|logo|look)\b/i,
    point: {
      claim: 'Good {p} {is|are} noticed by what it makes easy.',
      why: 'People look for orientation before they look for beauty.',
      how: 'Reduce it to a few elements, repeat them, and ask a stranger what they see first.',
    },
  },
  {
    match: /\b(?:story(?:telling)?|stories|content|messages?|writing)\b/i,
    point: {
      claim: '{P} {works|work} when a reader can see something.',
      why: 'One concrete scene stays longer than three general statements.',
      how: 'Begin with a person in a situation, and say only then what it means.',
    },
  },
  {
    match: /\b(?:events?|launch(?:es)?|open days?|parties)\b/i,
    point: {
      claim: '{P} {gives|give} people a date and a reason.',
      why: 'Without a date, interest stays an intention.',
      how: 'Name day, hour and place in the first sentence, and make taking part simple.',
    },
  },
  {
    match: /\b(?:networking|contacts|relationships?|friends(?:hips?)?)\b/i,
    point: {
      claim: '{P} {grows|grow} from interest rather than from business cards.',
      why: 'People remember who asked and listened.',
      how: 'Stay in touch with a few, write without needing anything, and keep small promises.',
    },
  },
  {
    match: /\b(?:legal|law|contracts?|permits?|insurance|tax(?:es)?|regulations?|rules)\b/i,
    point: {
      claim: '{P} {is|are} dull until {it is|they are} missing.',
      why: 'A question settled beforehand takes an hour, afterwards months.',
      how: 'Find out early what applies to you, ask someone qualified, and keep the papers in one place.',
    },
  },
  {
    match: /\b(?:maintenance|care|cleaning|storage|repairs?)\b/i,
    point: {
      claim: '{P} {takes|take} a few minutes in time and hours too late.',
      why: 'Small damage grows quietly.',
      how: 'Put a fixed day in the calendar, and keep what you need for it together.',
    },
  },
  {
    match: /\b(?:research|sources?|information|facts|evidence)\b/i,
    point: {
      claim: '{P} {protects|protect} against confident nonsense.',
      why: 'What many repeat may come from one place.',
      how: 'Go back to the first source, look at the date, and ask who benefits.',
    },
  },
  {
    match: /\b(?:creativity|ideas?|brainstorming|inspiration|innovation)\b/i,
    point: {
      claim: '{P} {comes|come} more easily when judging is left for later.',
      why: "The first ideas are everybody's; the good ones come after them.",
      how: 'Collect twenty without comment, sleep on them, and choose three in the morning.',
    },
  },
  {
    match: /\b(?:accessibility|inclusion|diversity|inclusive)\b/i,
    point: {
      claim: '{P} {helps|help} more people than it was meant for.',
      why: 'What is easy for some to use is easier for everyone.',
      how: 'Ask those concerned, try it with them, and put right what gets in their way first.',
    },
  },
  {
    match: /\b(?:pacing|endurance|stamina|strength|stretching|warm-?up)\b/i,
    point: {
      claim: '{P} {improves|improve} slowly and reliably.',
      why: 'The body adapts in weeks, not in days.',
      how: 'Increase a little at a time, and take an easy week after three hard ones.',
    },
  },
  {
    match: /\b(?:packing|luggage|checklists?|documents?)\b/i,
    point: {
      claim: '{P} {goes|go} better with a list than with a good memory.',
      why: 'In the last hour, one always forgets the same things.',
      how: 'Keep one list, use it every time, and add what was missing.',
    },
  },
];
