// Data, long by nature (over 150 lines). What readers look for in a kind of product, for writers to extend: a list, not code. A hook speaks of the reader's
// day, a use of where the thing belongs; neither may claim a feature, for this product may not have it.

export interface ProductCategory {
  id: string;
  match: RegExp;
  hooks: readonly string[];
  uses: readonly string[];
}

export const PRODUCT_CATEGORIES: readonly ProductCategory[] = [
  {
    id: 'cup',
    match: /\b(?:mug|cup|teacup|tumbler|glass(?:es)?|beaker)s?\b/i,
    hooks: [
      'The first drink of the day deserves a vessel you like to hold.',
      'Some things you pick up every day, so they may as well be good.',
    ],
    uses: [
      'It is at home on a breakfast table, at a desk, or on a quiet balcony.',
      'It makes a thoughtful present for anyone who takes their tea or coffee seriously.',
    ],
  },
  {
    id: 'bottle',
    match: /\b(?:bottle|flask|thermos|canteen)s?\b/i,
    hooks: [
      'Drinking enough is easier when the bottle is worth carrying.',
      'A good bottle is the one you do not leave at home.',
    ],
    uses: [
      'Take it to the office, to the gym or on the trail.',
      'Fill it in the morning, and you are set for the way ahead.',
    ],
  },
  {
    id: 'coffee-maker',
    match: /\b(?:coffee (?:maker|machine|press|grinder)|espresso|french press|moka|kettle|teapot)s?\b/i,
    hooks: [
      'Good coffee should not depend on where you happen to be.',
      'A few calm minutes and a good cup can change the course of a morning.',
    ],
    uses: [
      'Use it in the kitchen, at the office or on the road.',
      'Once it is part of the routine, you will know it by feel.',
    ],
  },
  {
    id: 'bag',
    match: /\b(?:backpack|rucksack|bag|tote|suitcase|duffel|daypack|messenger bag|briefcase)s?\b/i,
    hooks: [
      'You notice a bag most when it is wrong: when it pulls, when it soaks through, when nothing can be found.',
      'Whatever the day holds, it has to be carried somehow.',
    ],
    uses: [
      'Pack it the evening before, and the morning belongs to the way ahead.',
      'It is made to be used, not to be spared.',
    ],
  },
  {
    id: 'wallet',
    match: /\b(?:wallet|purse|card holder|belt)s?\b/i,
    hooks: [
      'You will have it in your hand several times a day, often without looking.',
      'Small things that are used every day should be made with care.',
    ],
    uses: [
      'It slips into a pocket and stays out of the way until you need it.',
      'It makes a present that is used rather than put away.',
    ],
  },
  {
    id: 'lamp',
    match: /\b(?:lamp|light|lantern|torch|headlamp|flashlight|chandelier)s?\b/i,
    hooks: [
      'Light decides how a room feels, and how long your eyes hold out.',
      'The right light makes a late hour feel calm instead of long.',
    ],
    uses: [
      'It suits a desk, a reading corner or the table by the bed.',
      'Put it where the work is, and let the rest of the room stay dim.',
    ],
  },
  {
    id: 'desk',
    match: /\b(?:desk|table|workbench|bookcase|shelf|shelves|cabinet|sideboard|dresser)s?\b/i,
    hooks: [
      'Furniture is the part of a room you live with, not just look at.',
      'A good surface invites good work.',
    ],
    uses: [
      'Give it a place by the window, and it will soon be where the day happens.',
      'It goes with a busy home as well as with a tidy one.',
    ],
  },
  {
    id: 'chair',
    match: /\b(?:chair|stool|sofa|armchair|bench|couch|recliner)s?\b/i,
    hooks: [
      'We sit more than we sleep, and rarely think about it.',
      'You feel the difference between one seat and another after the first hour.',
    ],
    uses: [
      'It is at home in a study, a living room or a quiet corner.',
      'Try it for a whole afternoon: that is what a seat is for.',
    ],
  },
  {
    id: 'bed',
    match: /\b(?:mattress|pillow|duvet|blanket|sheet|bedding|quilt|throw)s?\b/i,
    hooks: [
      'A good night begins with what you lie down on and what you pull over you.',
      'Some things are bought for looks and kept for comfort.',
    ],
    uses: [
      'Use it on the bed, on the sofa, or wherever somebody likes to curl up.',
      'It makes a present that is used every day.',
    ],
  },
  {
    id: 'headphones',
    match: /\b(?:headphones?|earbuds?|earphones?|headset|speaker|soundbar)s?\b/i,
    hooks: [
      'A train, an office, a busy street: sometimes you want to choose what you hear.',
      'Music, a call, or a little peace: good sound makes room for all three.',
    ],
    uses: [
      'At home, on the commute or on a long journey: good sound travels well.',
      'Switch on, and the rest of the room can wait.',
    ],
  },
  {
    id: 'phone',
    match:
      /\b(?:phone|smartphone|tablet|laptop|notebook computer|monitor|keyboard|mouse|printer|camera|charger|power bank|smartwatch|watch|router)s?\b/i,
    hooks: [
      'Technology is at its best when you stop noticing it.',
      'What you use all day should make the day easier.',
    ],
    uses: [
      'Set it up once and get on with what you wanted to do.',
      'It is at home on a desk, in a bag and on the road.',
    ],
  },
  {
    id: 'app',
    match:
      /\b(?:app|software|tool|platform|program|plugin|extension|saas|dashboard|service|system|api|crm)s?\b/i,
    hooks: [
      'Most of us did not choose our work because of the administration.',
      'Good software gives back the hours that lists and reminders take.',
      'The best tool is the one that gets out of the way.',
    ],
    uses: [
      'Start with one small task, and add the rest when it has proved itself.',
      'Invite the people you work with, and keep everything in one place.',
    ],
  },
  {
    id: 'course',
    match: /\b(?:course|class|workshop|training|programme|tutorial|coaching|webinar|masterclass)(?:e?s)?\b/i,
    hooks: [
      'Learning something new is easier when somebody has put the steps in order.',
      'You do not need talent to begin: you need a first lesson.',
    ],
    uses: [
      'Set aside a quiet hour a week, and let it grow from there.',
      'Work through it from start to finish, or go straight to the part you need.',
    ],
  },
  {
    id: 'book',
    match: /\b(?:book|novel|cookbook|ebook|e-book|guidebook|journal|planner|notebook|diary|calendar)s?\b/i,
    hooks: ['Some things are better on paper.', 'A good book finds its reader at the right moment.'],
    uses: [
      'Keep it by the bed or in a bag, and open it when you have ten minutes.',
      'It makes a present that does not need batteries.',
    ],
  },
  {
    id: 'shoe',
    match: /\b(?:shoe|boot|sneaker|trainer|sandal|slipper|heel|loafer)s?\b/i,
    hooks: [
      'You forget good shoes, which is the best thing that can be said of them.',
      'Whatever the day holds, your feet are the first to know.',
    ],
    uses: [
      'Wear them to work, on the way home and everywhere in between.',
      'Walk them in for a day or two, and they become yours.',
    ],
  },
  {
    id: 'jacket',
    match: /\b(?:jacket|coat|parka|raincoat|hoodie|sweater|jumper|cardigan|fleece|vest)s?\b/i,
    hooks: [
      'There is no such thing as the perfect day to go outside, only the right layer.',
      'It is the piece you reach for without thinking.',
    ],
    uses: [
      'Wear it on the way to work, on a walk, or over almost anything.',
      'It goes over a shirt as well as under a heavier coat.',
    ],
  },
  {
    id: 'clothing',
    match:
      /\b(?:shirt|t-shirt|tee|blouse|dress|skirt|trousers|jeans|leggings|socks?|scarf|hat|cap|gloves?|pyjamas|underwear|swimsuit|suit|shorts)s?\b/i,
    hooks: [
      'Clothes that feel right are the ones you keep coming back to.',
      'A good basic goes with nearly everything and asks for nothing.',
    ],
    uses: [
      'Wear it on its own or with the pieces you already have.',
      'It moves from a working day to a free one without fuss.',
    ],
  },
  {
    id: 'jewellery',
    match: /\b(?:ring|necklace|bracelet|earrings?|pendant|brooch|jewell?ery)s?\b/i,
    hooks: [
      'A small piece can say more than a whole outfit.',
      'Jewellery is worn close, so the details matter.',
    ],
    uses: [
      'Wear it every day or keep it for the days that count.',
      'It makes a present that will be remembered.',
    ],
  },
  {
    id: 'skincare',
    match:
      /\b(?:cream|serum|lotion|soap|shampoo|conditioner|balm|moisturi[sz]er|cleanser|sunscreen|deodorant|toothpaste|toothbrush|razor|skincare|perfume|face (?:mask|oil|wash))s?\b/i,
    hooks: [
      'A daily routine works best when it is short and pleasant.',
      'What you use every day should be simple enough to keep using.',
    ],
    uses: [
      'Use it morning or evening, as part of a routine you can keep.',
      'A little at a time is enough to find out what suits you.',
    ],
  },
  {
    id: 'candle',
    match: /\b(?:candle|diffuser|incense|room spray|home fragrance)s?\b/i,
    hooks: [
      'A small flame changes the pace of an evening.',
      'Some evenings need nothing more than a quiet room and a warm light.',
    ],
    uses: [
      'Light it for a bath, for a book, or when friends come by.',
      'It makes a present that suits almost everyone.',
    ],
  },
  {
    id: 'tea-coffee',
    match: /\b(?:coffee|tea|matcha|cocoa|hot chocolate)(?: beans?| blend| leaves)?\b/i,
    hooks: [
      'A good cup is a small holiday in the middle of the day.',
      'Taste begins with what goes into the cup.',
    ],
    uses: [
      'Make it the way you like it, and give it the few minutes it needs.',
      'Keep it in a dry, dark place, and open it with a little ceremony.',
    ],
  },
  {
    id: 'sweet',
    match:
      /\b(?:chocolate|cookies?|biscuits?|cake|candy|sweets|honey|jam|granola|muesli|bar|snack|nuts)s?\b/i,
    hooks: [
      'Some pleasures are small, and all the better for it.',
      'Good food starts with good ingredients and ends with an empty plate.',
    ],
    uses: [
      'Share it, or keep it for a quiet moment of your own.',
      'It goes well with coffee, with company, or with neither.',
    ],
  },
  {
    id: 'food',
    match:
      /\b(?:bread|cheese|sauce|oil|olive oil|wine|beer|cider|juice|pasta|spice|salt|vinegar|meal|salad|soup|yoghurt|sausage|ham|pizza)s?\b/i,
    hooks: [
      'Good cooking begins long before the stove is lit.',
      'The simplest dishes show what their ingredients are worth.',
    ],
    uses: [
      'Put it on the table with things you like, and let people help themselves.',
      'It is as welcome on an ordinary weekday as at a feast.',
    ],
  },
  {
    id: 'kitchen',
    match:
      /\b(?:knife|knives|pan|pot|skillet|wok|cutting board|chopping board|blender|mixer|toaster|oven|air fryer|bowl|plate|cookware|bakeware|spatula|grater|scale)s?\b/i,
    hooks: [
      'A kitchen runs on a few things that always work.',
      'Cooking is easier when your tools are on your side.',
    ],
    uses: [
      'Keep it within reach: you will use it more often than you think.',
      'It is at home in a small kitchen as well as in a large one.',
    ],
  },
  {
    id: 'appliance',
    match:
      /\b(?:vacuum|washing machine|dryer|fridge|dishwasher|heater|fan|air conditioner|humidifier|purifier|iron|robot|thermostat)s?\b/i,
    hooks: [
      'Housework is never finished, but it can be shorter.',
      'The best help in the house is the kind you do not have to think about.',
    ],
    uses: [
      'Give it its place, and it will do its part.',
      'It fits into a household that has better things to do.',
    ],
  },
  {
    id: 'garden',
    match:
      /\b(?:plant|seeds?|planter|garden|hose|lawn|mower|watering can|compost|greenhouse|bird feeder|shed|grill|barbecue)s?\b/i,
    hooks: [
      'A garden rewards the people who have the right things to hand.',
      'Growing something changes the way you look at the weather.',
    ],
    uses: [
      'It suits a large garden as well as a small balcony.',
      'Use it through the seasons, and put it away clean.',
    ],
  },
  {
    id: 'bike',
    match: /\b(?:bike|bicycle|e-bike|scooter|helmet|saddle|pannier|skateboard)s?\b/i,
    hooks: [
      'The shortest way to a good mood often has two wheels.',
      'A ride is half transport, half holiday.',
    ],
    uses: ['Use it for the daily way to work or for a Sunday without a plan.', 'Check the tyres, and go.'],
  },
  {
    id: 'outdoor',
    match:
      /\b(?:tent|sleeping bag|hammock|stove|trekking poles?|camping|climbing|kayak|binoculars|compass)s?\b/i,
    hooks: [
      'Outdoors, you carry what you need and trust what you carry.',
      'The best gear is the gear you stop thinking about.',
    ],
    uses: [
      'Try it on a short trip first, and you will know it when it counts.',
      'It belongs in a rucksack, not in a cupboard.',
    ],
  },
  {
    id: 'sport',
    match:
      /\b(?:yoga mat|mat|dumbbells?|weights|racket|ball|treadmill|rower|resistance band|skipping rope|fitness tracker|gym)s?\b/i,
    hooks: [
      'The hardest part of exercise is starting, so make starting easy.',
      'A little movement, often, goes a long way.',
    ],
    uses: [
      'Leave it where you can see it: that alone helps.',
      'Use it at home, in the park or between two meetings.',
    ],
  },
  {
    id: 'toy',
    match: /\b(?:toy|puzzle|board game|game|doll|building blocks|plush|card game|construction set|kite)s?\b/i,
    hooks: [
      'Children learn most when they think they are only playing.',
      'The best toys leave something to the imagination.',
    ],
    uses: [
      'It is made for rainy afternoons and for long ones.',
      'Play it together, or let it keep small hands busy.',
    ],
  },
  {
    id: 'baby',
    match: /\b(?:baby|stroller|pram|cot|crib|bib|onesie|nappy|diaper|toddler)s?\b/i,
    hooks: [
      'With a small child in the house, simple things matter most.',
      'The first months are full of firsts, and short of sleep.',
    ],
    uses: [
      'Keep it in the nursery, in the pram, or wherever it is needed next.',
      'It makes a present that new parents will use.',
    ],
  },
  {
    id: 'pet',
    match: /\b(?:dog|cat|pet|leash|collar|kennel|litter|aquarium|treats)s?\b/i,
    hooks: ['They cannot tell you what they like, but you will notice.', 'A happy animal makes a calm home.'],
    uses: ['Give them a little time to get used to it.', 'It suits daily life with an animal, mud and all.'],
  },
  {
    id: 'art',
    match:
      /\b(?:print|poster|painting|frame|vase|sculpture|ceramic|pottery|rug|carpet|cushion|curtain|mirror|wallpaper|clock)s?\b/i,
    hooks: ['A home comes together in its details.', 'One well-chosen piece can settle a whole room.'],
    uses: ['Give it space, and it will do the rest.', 'It goes with old things as well as with new ones.'],
  },
  {
    id: 'tool',
    match:
      /\b(?:drill|saw|hammer|screwdriver|wrench|ladder|toolbox|multitool|sander|pliers|tape measure)s?\b/i,
    hooks: [
      'The right tool turns a long afternoon into a short job.',
      'You can tell a good tool by how rarely you curse it.',
    ],
    uses: [
      'Keep it where you can find it, and lend it with care.',
      'It is made for work, at home or on site.',
    ],
  },
  {
    id: 'music',
    match: /\b(?:guitar|piano|violin|ukulele|drum|flute|microphone|turntable|vinyl)s?\b/i,
    hooks: [
      'An instrument wants to be played, not admired.',
      'Every player remembers the one they learned on.',
    ],
    uses: [
      'Leave it within reach, and you will play more often.',
      'It is at home in a living room and on a small stage.',
    ],
  },
  {
    id: 'place',
    match:
      /\b(?:hotel|apartment|flat|house|cottage|room|villa|restaurant|café|cafe|bakery|salon|studio|gym|spa|shop|store|bar|venue|farm|campsite|hostel)s?\b/i,
    hooks: [
      'Some places make you want to stay a little longer.',
      'A good place is one that you tell friends about.',
    ],
    uses: [
      'Drop in, look around, and take your time.',
      'Come alone or bring company: there is room for both.',
    ],
  },
  {
    id: 'box',
    match: /\b(?:subscription|gift box|gift set|hamper|voucher|gift card)(?:es|s)?\b|\bbox$/i,
    hooks: [
      'A parcel at the door is one of the small pleasures of the month.',
      'The nicest surprises are the ones that somebody has chosen with care.',
    ],
    uses: [
      'Keep it for yourself, or have it sent to somebody who deserves a treat.',
      'Open it, take your time, and find your favourite.',
    ],
  },
  {
    id: 'service',
    match:
      /\b(?:cleaning|repair|consulting|delivery|grooming|photography|catering|insurance|tutoring|design|translation|accounting|moving|rental|agency)s?\b/i,
    hooks: [
      'Some jobs are better in practised hands.',
      'Time is the one thing nobody sells, but it can be saved.',
    ],
    uses: ['Say what you need, and take it from there.', 'Ask first, and decide later.'],
  },
];
