// A corpus, long by nature (over 150 lines).
import type { GenerateCase } from './generate-case.js';

/** Worked on: prompts that the rules were written and mended with. */
export const WORKED: readonly GenerateCase[] = [
  [
    'blog-post',
    'Write a blog post about how small bakeries can use Instagram to attract local customers. Mention weekly specials, behind-the-scenes videos and user photos. Target audience: bakery owners. Include the keyword "local bakery marketing".',
    {
      kind: 'how',
      topic: 'use Instagram',
      audience: 'bakery owners',
      points: ['weekly specials', 'behind-the-scenes videos', 'user photos'],
      keywords: ['local bakery marketing'],
    },
  ],
  [
    'blog-post',
    'The benefits of composting for beginners',
    { topic: 'composting', facet: 'benefits', audience: 'beginners' },
  ],
  [
    'blog-post',
    'How to learn Spanish in three months',
    { kind: 'how', topic: 'learn Spanish in three months' },
  ],
  ['blog-post', 'Kubernetes vs Docker Swarm', { kind: 'versus', topic: 'Kubernetes vs Docker Swarm' }],
  ['blog-post', 'why sleep matters', { kind: 'why', topic: 'sleep' }],
  ['blog-post', 'remote work productivity tips', { facet: 'tips', topic: 'remote work productivity' }],
  [
    'blog-post',
    'Write an article about the history of jazz in 400 words',
    { topic: 'jazz', facet: 'history', words: 400 },
  ],
  ['blog-post', '10 ideas for a rainy weekend with kids', { count: 10, facet: 'ideas' }],
  [
    'blog-post',
    'The importance of backups for small businesses',
    { topic: 'backups', facet: 'importance', audience: 'small businesses' },
  ],
  ['blog-post', 'mistakes to avoid when hiring your first employee', { facet: 'mistakes' }],
  [
    'blog-post',
    'Topic: home brewing. Audience: hobby cooks. Keywords: wort, hops',
    { topic: 'home brewing', audience: 'hobby cooks', keywords: ['wort', 'hops'] },
  ],
  [
    'blog-post',
    'Please write a short blog article on urban cycling, written for commuters. Do not mention helmets.',
    { topic: 'urban cycling', audience: 'commuters', avoid: ['helmets'] },
  ],
  [
    'blog-post',
    'I want a post about meal planning. Include shopping lists and leftovers. CTA: Download our planner',
    { topic: 'meal planning', points: ['shopping lists', 'leftovers'], callToAction: 'Download our planner' },
  ],
  [
    'blog-post',
    'how teams can run better retrospectives',
    { kind: 'how', topic: 'run better retrospectives' },
  ],
  ['blog-post', 'What is photosynthesis?', { topic: 'photosynthesis', facet: 'explanation' }],
  ['blog-post', 'ways to reduce food waste', { topic: 'reduce food waste', facet: 'ways' }],
  [
    'blog-post',
    'Write a 500-word article explaining time zones to children',
    { words: 500, topic: 'time zones', audience: 'children' },
  ],
  ['listicle', '8 reasons to learn chess', { count: 8, facet: 'reasons', topic: 'learn chess' }],
  ['listicle', 'Five tips for writing better emails', { count: 5, facet: 'tips' }],
  ['how-to-guide', 'How to bleed a radiator', { kind: 'how', topic: 'bleed a radiator' }],
  ['how-to-guide', 'A guide to choosing running shoes', { topic: 'choosing running shoes' }],
  [
    'comparison',
    'Trains or planes for short trips',
    { kind: 'versus', topic: 'Trains vs planes for short trips' },
  ],
  ['comparison', 'The difference between jam and marmalade', { kind: 'versus', topic: 'jam vs marmalade' }],
  ['article-outline', 'Outline for a blog post about podcasting', { topic: 'podcasting' }],
  ['video-script', '60 second video about balcony gardening', { topic: 'balcony gardening' }],
  [
    'email',
    'Email to Sarah Chen asking to move our Tuesday 3pm meeting to Thursday because the budget figures from Acme Corp arrive on Wednesday',
    {
      recipient: 'Sarah Chen',
      acts: ['ask'],
      about: 'move our Tuesday 3pm meeting to Thursday',
      reason: 'the budget figures from Acme Corp arrive on Wednesday',
    },
  ],
  [
    'email',
    'Thank the design team for delivering the new website early',
    { recipient: 'design team', acts: ['thank'], about: 'delivering the new website early' },
  ],
  [
    'email',
    'Write an email to customers informing them that our prices will rise by 5% on 1 March',
    { recipient: 'customers', acts: ['inform'], about: 'our prices will rise by 5%', date: '1 March' },
  ],
  [
    'email',
    'Ask my landlord Mr Hughes to repair the leaking kitchen tap, it has been dripping since Monday',
    { recipient: 'Mr Hughes', acts: ['ask'], about: 'repair the leaking kitchen tap' },
  ],
  [
    'email',
    'Remind everyone to fill in the holiday planner by Friday',
    { recipient: 'everyone', acts: ['remind'], about: 'fill in the holiday planner', date: 'Friday' },
  ],
  [
    'email',
    'Invite Dr Patel to our open day on 9 May',
    { recipient: 'Dr Patel', acts: ['invite'], about: 'our open day', date: '9 May' },
  ],
  [
    'email',
    'Apologise to Mr Klein for missing the deadline',
    { recipient: 'Mr Klein', acts: ['apologise'], about: 'missing the deadline' },
  ],
  [
    'email',
    'Decline the invitation to the trade fair in Milan',
    { acts: ['decline'], about: 'invitation to the trade fair' },
  ],
  [
    'email',
    'Follow up with Ms Brandt about the quote from last week',
    { recipient: 'Ms Brandt', acts: ['follow-up'], about: 'quote from last week' },
  ],
  [
    'email',
    'Congratulate Paul on the birth of his daughter',
    { recipient: 'Paul', acts: ['congratulate'], about: 'birth of your daughter' },
  ],
  [
    'email',
    'complain to the airline about my lost suitcase',
    { recipient: 'airline', acts: ['complain'], about: 'my lost suitcase' },
  ],
  [
    'email',
    'Confirm my appointment on 4 June at 9:30',
    { acts: ['confirm'], about: 'my appointment', date: '4 June' },
  ],
  [
    'email',
    'Write to my boss Anna telling her that I am sick today',
    { recipient: 'Anna', acts: ['inform'], about: 'I am sick today' },
  ],
  [
    'email',
    'Ask Lukas if he has time for a call tomorrow',
    { recipient: 'Lukas', acts: ['ask'], about: 'you have time for a call', date: 'tomorrow' },
  ],
  [
    'email',
    'Cancel our booking for Saturday evening at the Rose Garden',
    { acts: ['cancel'], about: 'our booking', date: 'Saturday evening' },
  ],
  [
    'email',
    'Offer Mrs Doyle a refund for the delayed delivery',
    { recipient: 'Mrs Doyle', acts: ['offer'], about: 'refund' },
  ],
  [
    'email',
    'Introduce our new colleague Ben Adler to the team',
    { recipient: 'team', acts: ['introduce'], about: 'Ben Adler' },
  ],
  [
    'email',
    'Wish Grandma a happy birthday',
    { recipient: 'Grandma', acts: ['wish'], about: 'happy birthday' },
  ],
  [
    'email',
    'Send a friendly email to the volunteers thanking them for their help and inviting them to a dinner on 8 June',
    { recipient: 'volunteers', acts: ['thank', 'invite'], about: 'help', tone: 'friendly' },
  ],
  [
    'email',
    'Suggest to Emma that we meet for lunch next week',
    { recipient: 'Emma', acts: ['suggest'], about: 'we meet for lunch' },
  ],
  ['email', 'accept the job offer from Northlight Studio', { acts: ['accept'], about: 'job offer' }],
  [
    'email',
    'To: Facilities\nSubject: Broken chair\nAsk them to replace the broken chair in room 12',
    { recipient: 'Facilities', acts: ['ask'], about: 'replace the broken chair' },
  ],
  [
    'email',
    'Email my professor asking for an extension on the essay because I was ill last week',
    { recipient: 'professor', acts: ['ask'], about: 'extension on the essay', reason: 'I was ill last week' },
  ],
  [
    'email',
    'Tell the parents that the trip is cancelled due to the storm',
    { recipient: 'parents', acts: ['inform'], about: 'the trip is cancelled' },
  ],
  [
    'sales-email',
    'Cold email to dentists about Recallio, a reminder service that fills empty appointments',
    { recipient: 'dentists', name: 'Recallio', category: 'reminder service' },
  ],
  [
    'product-description',
    'Product description for the AeroPress Go travel coffee maker: makes coffee in 2 minutes, weighs 326 g, includes mug and 350 filters, price $39.95.',
    {
      name: 'AeroPress Go',
      category: 'travel coffee maker',
      price: '$39.95',
      facts: ['2 minutes', '326 g', '350 filters'],
    },
  ],
  [
    'product-description',
    'TrailLite 2 waterproof hiking backpack for weekend hikers, 38 litres, weighs 980 g, recycled nylon, lifetime warranty, $129',
    {
      name: 'TrailLite 2',
      category: 'waterproof hiking backpack',
      audience: 'weekend hikers',
      price: '$129',
      facts: ['38 litres', '980 g', 'recycled nylon', 'lifetime warranty'],
    },
  ],
  ['product-description', 'handmade oak desk', { category: 'handmade oak desk' }],
  [
    'product-description',
    'Describe our new lavender soap, made with olive oil, vegan, 100 g bar, £6',
    { category: 'lavender soap', price: '£6', facts: ['olive oil', 'vegan', '100 g'] },
  ],
  [
    'product-description',
    'A budgeting app called Pennywise for students. It tracks spending, sends alerts and works offline. Free.',
    {
      name: 'Pennywise',
      category: 'budgeting app',
      audience: 'students',
      facts: ['tracks spending', 'sends alerts', 'works offline'],
    },
  ],
  [
    'product-description',
    'Merino socks that keep feet warm, machine washable, sizes 36 to 46, €14 a pair',
    {
      category: 'merino socks',
      price: '€14 a pair',
      facts: ['keep feet warm', 'machine washable', 'sizes 36 to 46'],
    },
  ],
  [
    'product-description',
    'Product: Lumo reading light. Features: clips onto any book, three brightness levels, rechargeable. Price: $19',
    {
      name: 'Lumo',
      category: 'reading light',
      price: '$19',
      facts: ['clips onto any book', 'three brightness levels', 'rechargeable'],
    },
  ],
  [
    'product-description',
    'Write copy for the Solis garden chair made of teak, foldable, holds up to 150 kg',
    { name: 'Solis', category: 'garden chair', facts: ['teak', 'foldable', '150 kg'] },
  ],
  [
    'product-description',
    'electric kettle, 1.7 litres, boils in 3 minutes, automatic shut-off, 2-year warranty',
    {
      category: 'electric kettle',
      facts: ['1.7 litres', '3 minutes', 'automatic shut-off', '2-year warranty'],
    },
  ],
  [
    'ad-copy',
    'Ad for our yoga studio in Ghent: first class free, for beginners. CTA: Reserve your mat',
    { audience: 'beginners', callToAction: 'Reserve your mat', facts: ['first class free'] },
  ],
  [
    'tagline',
    '5 slogans for Fernway Cycles, a bike repair shop',
    { count: 5, name: 'Fernway Cycles', category: 'bike repair shop' },
  ],
  [
    'landing-page',
    'Landing page for Tidely, a cleaning service for offices. Insured staff, flexible times, from €25 an hour.',
    {
      name: 'Tidely',
      category: 'cleaning service',
      audience: 'offices',
      price: '€25 an hour',
      facts: ['insured staff', 'flexible times'],
    },
  ],
  [
    'social-post',
    'Tweet about our pop-up shop on Friday at Canal Street',
    { date: 'Friday', place: 'Canal Street' },
  ],
  ['linkedin-post', 'LinkedIn post about giving feedback', { topic: 'giving feedback' }],
  [
    'meta-description',
    'Meta description for a page about electric bike rental in Bruges',
    { topic: 'electric bike rental in Bruges' },
  ],
  [
    'announcement',
    'Our café opens on Elm Road on 4 April with live music and free cake',
    { kind: 'statement', date: '4 April', place: 'Elm Road' },
  ],
  [
    'announcement',
    'version 2.4 of our app is out, with dark mode, faster search and offline maps',
    { kind: 'statement', facts: ['dark mode', 'faster search', 'offline maps'] },
  ],
  ['announcement', 'We will be closed from 24 to 27 December', { kind: 'statement', date: '27 December' }],
  [
    'announcement',
    'Announce that Tom Reed will lead the support team from 1 May',
    { kind: 'statement', date: '1 May' },
  ],
  [
    'press-release',
    'Harbour Museum reopens on 2 June after a two-year renovation. "The light alone is worth the visit," said director Ana Sousa.',
    { date: '2 June' },
  ],
  [
    'newsletter',
    'Newsletter for the allotment club: seed swap on 3 March, new water meters, welcome to four new members',
    { facts: ['seed swap', 'new water meters', 'four new members'] },
  ],
  [
    'job-description',
    'Job ad for a night nurse in Porto. Duties: care at night, documentation. Requirements: nursing degree. €2,400 a month',
    { place: 'Porto' },
  ],
  [
    'cover-letter',
    'Cover letter for a data analyst role at Brightwater. I have three years of experience in retail.',
    { brand: 'Brightwater', facts: ['three years of experience'] },
  ],
  [
    'bio',
    'Bio for Mia Torres, illustrator, lives in Valencia, worked for two newspapers',
    { name: 'Mia Torres', facts: ['Valencia', 'two newspapers'] },
  ],
  [
    'case-study',
    'Client: Alpine Foods. Problem: orders were typed by hand. Solution: an online form. Result: mistakes fell by half.',
    { name: 'Alpine Foods', facts: ['typed by hand', 'online form', 'by half'] },
  ],
  [
    'faq',
    'FAQ for our pottery class: lasts two hours, costs €30, aprons are provided',
    { price: '€30', facts: ['two hours', 'aprons are provided'] },
  ],
  [
    'general',
    'Write an email to Tom thanking him for the tickets',
    { format: 'email', recipient: 'Tom', acts: ['thank'], about: 'tickets' },
  ],
  ['general', 'Write a press release about our new recycling plant', { format: 'press-release' }],
  ['general', 'Draft a job description for a pastry chef', { format: 'job-description' }],
  [
    'general',
    'Summarise: The meeting began at nine. Three proposals were discussed. The second was accepted.',
    { format: 'summary' },
  ],
  ['general', 'Give me ideas for a team outing', { facet: 'ideas', topic: 'team outing' }],
  [
    'general',
    'Thank Nora for covering my shift',
    { format: 'email', recipient: 'Nora', acts: ['thank'], about: 'covering my shift' },
  ],
  ['general', 'Write a caption for a photo of our new bakery', { format: 'social-post' }],
  [
    'general',
    'Write a landing page for a meal kit service',
    { format: 'landing-page', category: 'meal kit service' },
  ],
  ['general', 'Write an FAQ about our parking rules', { format: 'faq' }],
  [
    'general',
    'Write a resignation letter to Mr Grant',
    { format: 'email', recipient: 'Mr Grant', acts: ['resign'] },
  ],
  [
    'general',
    'Write a complaint to the phone company about a wrong bill',
    { format: 'email', recipient: 'phone company', acts: ['complain'] },
  ],
  ['general', 'tea', { topic: 'tea', kind: 'thing' }],
  ['general', 'Write a case study about how Novaplast cut its energy use', { format: 'case-study' }],
  ['general', 'Write a blog outline about slow travel', { format: 'article-outline', topic: 'slow travel' }],
  [
    'general',
    'Create a how-to guide on descaling a kettle',
    { format: 'how-to-guide', topic: 'descaling a kettle' },
  ],
  [
    'general',
    'Describe our handmade beeswax candles, burn for 40 hours',
    { format: 'product-description', category: 'handmade beeswax candles', facts: ['40 hours'] },
  ],
  [
    'general',
    'We are opening a second branch in Delft on 1 August',
    { format: 'announcement', date: '1 August', place: 'Delft' },
  ],
  [
    'general',
    'Write 3 taglines for a language school',
    { format: 'tagline', count: 3, category: 'language school' },
  ],
  [
    'general',
    'Write a video script about fire safety at home',
    { format: 'video-script', topic: 'fire safety at home' },
  ],
  [
    'general',
    'Could you write a text about minimalism for students?',
    { topic: 'minimalism', audience: 'students' },
  ],
  ['general', 'Write about the advantages of trains over planes', { facet: 'benefits' }],
  [
    'general',
    'Write a product listing for a walnut serving tray, 45 x 30 cm',
    { format: 'product-description', category: 'walnut serving tray', facts: ['45 x 30 cm'] },
  ],
  ['general', 'Write a newsletter for our gym members about the new sauna', { format: 'newsletter' }],
  [
    'general',
    'Invite my neighbours to a garden party on Sunday',
    { format: 'email', recipient: 'neighbours', acts: ['invite'], about: 'garden party', date: 'Sunday' },
  ],
  // Held out once; rules were mended with them since.
  [
    'blog-post',
    'Write a blog post about the benefits of remote work for small companies',
    { kind: 'thing', topic: 'remote work', facet: 'benefits', audience: 'small companies' },
  ],
  ['blog-post', '5 tips for better sleep', { kind: 'thing', topic: 'better sleep', facet: 'tips', count: 5 }],
  [
    'blog-post',
    'How to train for your first half marathon',
    { kind: 'how', topic: 'train for your first half marathon' },
  ],
  ['listicle', '7 mistakes to avoid when learning the piano', { count: 7, facet: 'mistakes' }],
  ['comparison', 'renting or buying a home', { kind: 'versus', topic: 'renting vs buying a home' }],
  [
    'faq',
    'FAQ about our returns policy: returns accepted within 30 days, refunds take 5 working days, shipping costs are not refunded',
    { topic: 'our returns policy', facts: ['within 30 days', '5 working days', 'not refunded'] },
  ],
  [
    'video-script',
    'Script for a 30 second video on making cold brew coffee at home',
    { topic: 'making cold brew coffee at home' },
  ],
  [
    'sales-email',
    'Cold email to restaurant owners about TableFlow, a booking app that cuts no-shows and works offline. CTA: book a 15-minute demo',
    { recipient: 'restaurant owners', name: 'TableFlow', callToAction: 'book a 15-minute demo' },
  ],
  [
    'ad-copy',
    'Facebook ad for a dog grooming salon in Bristol, 20% off the first visit in May, target audience: busy dog owners, CTA: Book online',
    { audience: 'busy dog owners', callToAction: 'Book online', facts: ['20% off the first visit'] },
  ],
  [
    'tagline',
    'Taglines for Brookside Bakery, a family bakery known for sourdough',
    { name: 'Brookside Bakery', category: 'family bakery' },
  ],
  [
    'landing-page',
    'Landing page for Clearbook, an invoicing tool for freelancers. It sends reminders automatically, supports 12 currencies and costs $9 a month.',
    {
      name: 'Clearbook',
      category: 'invoicing tool',
      audience: 'freelancers',
      facts: ['sends reminders automatically', 'supports 12 currencies'],
    },
  ],
  [
    'social-post',
    'Instagram post announcing our new summer menu, starting 1 July, with three vegan dishes. Hashtags: #summermenu #vegan',
    { date: '1 July', facts: ['three vegan dishes'] },
  ],
  [
    'linkedin-post',
    'LinkedIn post about why code reviews should be short',
    { kind: 'why', topic: 'code reviews' },
  ],
  [
    'meta-description',
    'Page about handmade leather wallets. Keywords: leather wallet, handmade',
    { topic: 'handmade leather wallets', keywords: ['leather wallet', 'handmade'] },
  ],
  [
    'announcement',
    'Our new vegan bakery opens on Main Street on 3 May with free coffee for the first 50 guests',
    {
      kind: 'statement',
      date: '3 May',
      place: 'Main Street',
      facts: ['free coffee for the first 50 guests'],
    },
  ],
  [
    'press-release',
    'GreenLoop, a Berlin start-up, raises 4 million euros to expand its bottle return network. "We want every corner shop to take part," said founder Nina Vogt.',
    { date: undefined, facts: ['4 million euros'] },
  ],
  [
    'newsletter',
    'Monthly newsletter for our running club: new training times on Thursdays, spring race on 20 April, welcome to 12 new members',
    { facts: ['new training times', 'spring race', '12 new members'] },
  ],
  [
    'job-description',
    'Job ad for a part-time barista in Leeds. Duties: making coffee, serving guests, closing the till. Requirements: weekend availability, friendly manner. 20 hours a week, £12 an hour.',
    { facts: ['20 hours a week', '£12 an hour'], place: 'Leeds' },
  ],
  [
    'cover-letter',
    'Cover letter for a junior graphic designer position at Studio Elm. I have two years of experience at a print shop and a portfolio of packaging work.',
    { brand: 'Studio Elm', facts: ['two years of experience', 'portfolio of packaging work'] },
  ],
  [
    'bio',
    'Bio for Dr Amina Yusuf, marine biologist at the University of Exeter, studies seagrass, wrote two books, lives in Cornwall',
    { name: 'Dr Amina Yusuf', facts: ['seagrass', 'two books', 'lives in Cornwall'] },
  ],
  [
    'case-study',
    'Client: Fern Hotels. Problem: guests waited 15 minutes to check in. Solution: self-service kiosks. Result: average wait fell to 3 minutes.',
    { name: 'Fern Hotels', facts: ['15 minutes', 'kiosks', '3 minutes'] },
  ],
  ['general', 'public speaking for introverts', { topic: 'public speaking', audience: 'introverts' }],
];
