import type { KnowledgeFrame } from './knowledge-frame.js';

// Home, garden, family, animals, cooking: data for writers to extend, long by nature.

export const HOME: readonly KnowledgeFrame[] = [
  {
    id: 'composting',
    match:
      /\b(?:compost\w*|recycl\w*|zero[- ]waste|food waste|reduc\w+ waste|plastic[- ]free|single-use plastics?)\b/i,
    name: 'wasting less',
    practice: 'home',
    context: [
      'What we call rubbish is mostly material in the wrong place.',
      'It takes little equipment and mostly asks for a habit.',
    ],
    benefits: [
      {
        heading: 'Less goes into the bin',
        claim: 'Peelings, leaves and cardboard stop being rubbish.',
        why: 'The bin fills more slowly and smells less.',
      },
      {
        heading: 'Something useful comes of it',
        claim: 'What would have been thrown away becomes soil, a jar or a second life for a thing.',
        why: 'The result can be seen and touched, which makes it easier to go on.',
      },
      {
        heading: 'It costs very little',
        claim: 'A corner, a container and some patience are nearly all it takes.',
        why: 'A cheap start leaves room for mistakes.',
      },
      {
        heading: 'You buy with open eyes',
        claim: 'Those who look at what they throw away shop differently.',
        why: 'The best waste is the kind that never came into the house.',
      },
    ],
    points: [
      {
        heading: 'Look into your bin',
        question: 'Where do I start?',
        claim: 'A week of looking tells you where to begin.',
        why: 'Every household throws away something different.',
        how: 'For one week, note what fills the bin, and choose the largest item for your first change.',
      },
      {
        heading: 'Begin with one container',
        question: 'What do I need?',
        claim: 'One extra bucket in the right place changes more than a good intention.',
        why: 'What is three steps away gets used; what is in the cellar does not.',
        how: 'Put it next to the place where the waste arises, and label it.',
      },
      {
        heading: 'Mix wet and dry',
        question: 'What goes on the compost?',
        claim: 'Compost needs kitchen scraps and something dry in turn.',
        why: 'Too wet, and it smells; too dry, and nothing happens.',
        how: 'Cover every layer of peelings with leaves, straw or torn cardboard.',
        watch: 'Leave out meat, cooked food and anything oily: they attract animals.',
      },
      {
        heading: 'Plan what you eat',
        question: 'How do I throw away less food?',
        claim: 'Most wasted food was bought without a plan.',
        why: 'Hungry shoppers buy for a week that will not happen.',
        how: 'Look into the fridge before you shop, and cook one meal a week from what is left.',
      },
      {
        heading: 'Repair and pass on',
        question: 'What about things that I no longer need?',
        claim: 'Somebody is looking for exactly what stands in your way.',
        why: 'Passing things on is faster than storing them.',
        how: "Keep a box by the door, and empty it once a month at a friend's, a charity shop or a repair café.",
      },
      {
        heading: 'Give it a season',
        question: 'When will I see results?',
        claim: 'Nature is slow and reliable.',
        why: 'What looks like nothing for weeks turns into soil in the end.',
        how: 'Turn it over once a month, keep it as damp as a wrung-out sponge, and wait.',
      },
    ],
  },
  {
    id: 'gardening',
    match:
      /\b(?:garden\w*|balcon(?:y|ies)|vegetables?|herbs?|houseplants?|indoor plants?|potted plants?|orchids?|succulents?|tomatoes|grow(?:ing)? (?:your own|food|plants|flowers|tomatoes)|raised beds?|lawn|wildflowers?|repot\w*|(?:a|the|your) plants?)\b/i,
    name: 'gardening',
    practice: 'home',
    context: [
      'A garden teaches patience to people who thought they had none.',
      'You do not need a green thumb; you need to look closely and often.',
    ],
    benefits: [
      {
        heading: 'Fresh air without a plan',
        claim: 'A garden takes you outside, even for five minutes.',
        why: 'There is always something to look at and something to do.',
      },
      {
        heading: 'Food that tastes of something',
        claim: 'Herbs and tomatoes picked a minute ago need no recipe.',
        why: 'They have not travelled, and they were ripe.',
      },
      {
        heading: 'A place for bees and birds',
        claim: 'A few pots of flowers are a filling station for insects.',
        why: 'Even a window sill counts.',
      },
      {
        heading: 'Calm',
        claim: 'Plants cannot be hurried, and after a while neither can you.',
        why: 'Hands in the soil keep the thoughts from running ahead.',
      },
    ],
    points: [
      {
        heading: 'Look at the light first',
        question: 'Which plants suit my place?',
        claim: 'Light decides what will grow; everything else can be arranged.',
        why: 'A sun plant in the shade survives at best.',
        how: 'Note where the sun is in the morning, at noon and in the evening, and choose plants for that place.',
      },
      {
        heading: 'Start with few and easy plants',
        question: 'What should I begin with?',
        claim: 'Three plants that thrive are a better start than twenty that struggle.',
        why: 'Success makes you want more, and failure does not.',
        how: 'Begin with herbs, salad leaves or a robust houseplant, and add one at a time.',
      },
      {
        heading: 'Water less often and more thoroughly',
        question: 'How often should I water?',
        claim: 'More plants are drowned than die of thirst.',
        why: 'Roots need air as well as water.',
        how: 'Push a finger into the soil, and water only when it is dry down to the second joint.',
        watch: 'Every pot needs a hole: standing water rots the roots.',
      },
      {
        heading: 'Give them room and good soil',
        question: 'What about pots and soil?',
        claim: 'A plant can grow only as large as its roots may.',
        why: 'Exhausted soil holds neither water nor food.',
        how: 'Choose a pot a size larger than the root ball, use fresh soil, and repot in spring.',
      },
      {
        heading: 'Go round every day',
        question: 'How do I deal with pests?',
        claim: "The gardener's shadow is the best fertiliser.",
        why: 'Pests and thirst are harmless as long as somebody sees them early.',
        how: 'Look under a few leaves each day, remove what does not belong there, and rinse off lice with water.',
      },
      {
        heading: 'Think in seasons',
        question: 'When do I do what?',
        claim: 'In the garden you are always a little too early or a little too late.',
        why: 'The year comes round again, and that is the comfort.',
        how: 'Keep a simple diary: what was sown when, what worked, what did not.',
      },
    ],
  },
  {
    id: 'decluttering',
    match:
      /\b(?:declutter\w*|minimalis\w+|tidy(?:ing)?|clean(?:ing)? (?:your|the|a|up|tips|routine|hacks|habits)?|housework|organi[sz]ing (?:your )?(?:home|closet|wardrobe|kitchen)|capsule wardrobe|spring cleaning|small (?:flats?|apartments?|spaces?|rooms?)|interior design|home decor\w*|moving house|moving home)\b/i,
    name: 'a tidy home',
    practice: 'home',
    context: [
      'Things come into a home by themselves; they only leave when somebody carries them out.',
      'A tidy room is rarely the work of a tidy person; it is the work of a simple system.',
    ],
    benefits: [
      {
        heading: 'You find things',
        claim: 'What has a place need not be looked for.',
        why: 'The minutes spent searching come back every day.',
      },
      {
        heading: 'Less to clean',
        claim: 'An empty surface is wiped in seconds.',
        why: 'Most of housework is moving things out of the way.',
      },
      {
        heading: 'A calmer head',
        claim: 'Every pile is a small unanswered question.',
        why: 'The eye sees it even when you no longer do.',
      },
    ],
    points: [
      {
        heading: 'Start with one drawer',
        question: 'Where do I begin?',
        claim: 'A whole flat is a project; a drawer is ten minutes.',
        why: 'A finished corner gives you the strength for the next.',
        how: 'Empty it completely, wipe it out, and put back only what you use.',
      },
      {
        heading: 'Decide by use',
        question: 'How do I decide what to keep?',
        claim: 'Ask when you last used it, not what it cost.',
        why: 'The money is gone either way; the space is not.',
        how: 'Make three piles: keep, give away, not sure. Date the third box, and give it away unopened after half a year.',
      },
      {
        heading: 'Give everything a home',
        question: 'How does it stay tidy?',
        claim: 'Clutter is things without an address.',
        why: 'What has no place ends up on the table.',
        how: 'Keep things where they are used, and let one box do where you would otherwise sort.',
      },
      {
        heading: 'One in, one out',
        question: 'How do I stop it from filling up again?',
        claim: 'A full cupboard has answered the question already.',
        why: 'The limit decides, so that you need not.',
        how: 'For each new thing, choose an old one of the same kind to leave.',
      },
      {
        heading: 'Ten minutes every evening',
        question: 'How much time does it take?',
        claim: 'A little every day saves the weekend.',
        why: 'Mess grows like interest.',
        how: 'Set a timer, walk through the rooms with a basket, and stop when it rings.',
      },
      {
        heading: "Leave other people's things alone",
        question: 'What about the family?',
        claim: 'You can tidy your own things and set an example, but no more.',
        why: 'Whoever throws away what belongs to others loses allies.',
        how: "Agree on shared areas, and let everyone keep one corner that is nobody else's business.",
      },
    ],
  },
  {
    id: 'cooking',
    match:
      /\b(?:cook(?:ing)?|bak(?:e|ing)|recipes?|sourdough|bread|kitchen|cold brew|coffee|tea\b|dinner|lunch ?box\w*|ferment\w*|barbecue|grill\w*|knife skills)\b/i,
    name: 'cooking at home',
    practice: 'home',
    context: [
      'Cooking is the one craft that most people practise several times a week without ever having learned it.',
      'A good kitchen is not full; it has the few things that get used.',
    ],
    benefits: [
      {
        heading: 'You know what is in it',
        claim: 'At your own stove, you decide about salt, sugar and fat.',
        why: 'No label can tell you as much as your own hands.',
      },
      {
        heading: 'It brings people together',
        claim: 'Guests always end up in the kitchen.',
        why: 'Where something smells good, nobody stays alone for long.',
      },
      {
        heading: 'It saves money',
        claim: 'Plain ingredients cost less than what others have made of them.',
        why: 'The difference is your time, and that can be pleasant.',
      },
    ],
    points: [
      {
        heading: 'Read to the end first',
        question: 'How do I avoid mistakes?',
        claim: 'Most kitchen disasters stand in step seven.',
        why: 'What has to rest overnight is not ready for tonight.',
        how: 'Read the recipe twice, lay out what you need, and only then light the stove.',
      },
      {
        heading: 'Taste as you go',
        question: 'How do I season well?',
        claim: 'The spoon is the most important instrument.',
        why: 'Every tomato is different, and the recipe does not know yours.',
        how: 'Taste early and at the end, and ask what is missing: salt, acid, sweetness or time.',
      },
      {
        heading: 'Master five dishes',
        question: 'What should I learn first?',
        claim: 'Whoever can do five dishes by heart can cook.',
        why: 'They teach roasting, boiling, frying, dressing and patience.',
        how: 'Choose five that you like to eat, and cook each of them once a week until you no longer need the book.',
      },
      {
        heading: 'Keep one good knife sharp',
        question: 'Which tools do I need?',
        claim: 'A sharp knife is safer than a blunt one.',
        why: 'A blunt blade slips; a sharp one goes where you want it.',
        how: 'Buy one that lies well in the hand, and sharpen it before it has to be said.',
      },
      {
        heading: 'Let time do the work',
        question: 'How do I get more flavour?',
        claim: 'Many good things happen while nobody is stirring.',
        why: 'Dough, stews and steeped drinks improve when left alone.',
        how: 'Begin the evening before whenever the recipe allows it, and write the starting time on a note.',
      },
      {
        heading: 'Clean as you go',
        question: 'How do I keep the mess small?',
        claim: 'A clear worktop is half of the cooking.',
        why: 'Whoever has space keeps an overview.',
        how: 'Fill the sink with warm water at the start, and wash up whenever something has to wait.',
      },
    ],
  },
  {
    id: 'pets',
    match:
      /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|rabbits?|hamsters?|dog training|aquariums?|horses?|horse riding)\b/i,
    name: 'living with an animal',
    practice: 'home',
    context: [
      'An animal cannot read your mind, but it reads nearly everything else about you.',
      'Animals do not ask for much: time, patience, and that tomorrow should be like today.',
    ],
    benefits: [
      {
        heading: 'A reason to go out',
        claim: 'An animal has no weather excuses.',
        why: 'The round through the park happens in any case, and it does you good as well.',
      },
      {
        heading: 'Company',
        claim: 'Somebody is pleased when you come home.',
        why: 'That is hard to replace.',
      },
      {
        heading: 'Responsibility that can be learned',
        claim: 'Looking after an animal shows what reliability means.',
        why: 'Hunger does not wait until one feels like it.',
      },
    ],
    points: [
      {
        heading: 'Keep a rhythm',
        question: 'What does my animal need most?',
        claim: 'Fixed times for food, walks and rest calm an animal more than words.',
        why: 'What can be foreseen is not frightening.',
        how: 'Feed at the same hours, and keep the first weeks as dull as you can.',
      },
      {
        heading: 'Reward what you want to see',
        question: 'How do I train?',
        claim: 'Animals repeat what pays.',
        why: 'Punishment teaches fear of you, not what you would like instead.',
        how: 'Reward within a second or two, in small pieces, and stop while it is still fun.',
      },
      {
        heading: 'Read the body',
        question: 'How do I know how it feels?',
        claim: 'Ears, tail and gaze say it long before there is a bark or a scratch.',
        why: 'Most bites were announced.',
        how: 'Watch for a turned head, a stiff body or a lick of the lips, and give it space.',
      },
      {
        heading: 'Get it used to the world gently',
        question: 'How do I introduce new things?',
        claim: 'New things should come one at a time and from a distance.',
        why: 'A fright in the first weeks can last for years.',
        how: 'Let it come closer by itself, and go away again before it is too much.',
      },
      {
        heading: 'Give it something to do',
        question: 'What about boredom?',
        claim: 'A bored animal finds an occupation, and you will not like it.',
        why: 'Noses and heads want to be used.',
        how: 'Hide food, vary the route, and teach a small trick.',
      },
      {
        heading: 'Know a good vet before you need one',
        question: 'What about health?',
        claim: 'The night when something happens is a bad time to look for a number.',
        why: 'Calm owners make calm patients.',
        how: 'Go for a first visit while the animal is well, and keep the emergency number on the fridge.',
        watch: 'Changes in eating, drinking or behaviour that last for more than a day deserve a call.',
      },
    ],
  },
  {
    id: 'parenting',
    match:
      /\b(?:parent\w*|toddlers?|kids?|children|bab(?:y|ies)|family (?:life|time)|teenagers?|school mornings?|bedtime stories|raising)\b/i,
    name: 'family life',
    practice: 'home',
    context: [
      'Children listen poorly and imitate perfectly.',
      'Family life is made of small things that come back every day.',
    ],
    benefits: [
      {
        heading: 'Fewer quarrels',
        claim: 'Clear habits take the heat out of most evenings.',
        why: 'What happens every day need not be negotiated every day.',
      },
      {
        heading: 'Children grow into it',
        claim: 'A child that may help learns to be useful.',
        why: 'Being needed makes people strong at any age.',
      },
      {
        heading: 'Time together',
        claim: 'Shared everyday moments are remembered longer than great outings.',
        why: 'They are what home feels like.',
      },
    ],
    points: [
      {
        heading: 'Keep a few rules',
        question: 'How many rules do we need?',
        claim: 'Three rules that hold are better than thirty that do not.',
        why: 'Children test rules to find out whether they are real.',
        how: 'Agree on them together, say them in one sentence each, and keep to them yourselves.',
      },
      {
        heading: 'Announce what comes next',
        question: 'How do I avoid tantrums?',
        claim: 'Nobody likes to be torn away.',
        why: 'A child at play is in the middle of something important.',
        how: 'Say it five minutes before and again at one minute, and let the child choose how it ends.',
      },
      {
        heading: 'Offer a choice of two',
        question: 'How do I get cooperation?',
        claim: 'Those who may decide something resist less.',
        why: 'Much defiance is a wish for a say.',
        how: 'Ask "the red cup or the blue one?" instead of "what would you like?"',
      },
      {
        heading: 'Describe instead of judging',
        question: 'How should I praise?',
        claim: '"You built a tower taller than yourself" is better than "Well done".',
        why: 'A child hears that you have really looked.',
        how: 'Say what you see, and ask how it was done.',
      },
      {
        heading: 'Let them help',
        question: 'How do children become independent?',
        claim: 'Help from small hands takes longer and pays off later.',
        why: 'Whoever may not help at three will not help at thirteen.',
        how: 'Give each child one task that is really theirs, and do not do it over again.',
      },
      {
        heading: 'Look after yourself',
        question: 'What about the parents?',
        claim: 'Tired parents are impatient parents.',
        why: 'Children need you rested more than they need you perfect.',
        how: 'Take turns, accept help, and keep one evening a week free.',
        watch: 'If worry or exhaustion goes on for weeks, talk to a doctor or an advice centre.',
      },
    ],
  },
];
