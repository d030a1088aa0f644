// A corpus, long by nature (over 150 lines).
import type { GenerateCase } from './generate-case.js';

/**
 * Held out: written before the rules that read prompts, and never used to tune them. When a rule is changed because
 * of one of these, the case moves to `generate-worked.ts` and a new one takes its place.
 */
export const HELD_OUT: readonly GenerateCase[] = [
  // Articles and posts
  [
    'blog-post',
    'I need an article on urban beekeeping, aimed at complete beginners. Cover equipment, costs and the first season.',
    {
      topic: 'urban beekeeping',
      audience: 'complete beginners',
      points: ['equipment', 'costs', 'the first season'],
    },
  ],
  ['blog-post', 'why do cats purr', { kind: 'why', topic: 'cats' }],
  ['blog-post', 'Electric cars vs hybrid cars', { kind: 'versus', topic: 'electric cars vs hybrid cars' }],
  [
    'blog-post',
    'Please write about the future of electric aviation in about 250 words',
    { topic: 'electric aviation', facet: 'future', words: 250 },
  ],
  [
    'blog-post',
    'Create an SEO article about container gardening. Keywords: balcony garden, herbs in pots, drainage. Avoid mentioning pesticides.',
    {
      topic: 'container gardening',
      keywords: ['balcony garden', 'herbs in pots', 'drainage'],
      avoid: ['pesticides'],
    },
  ],
  ['blog-post', 'The history of the bicycle', { topic: 'bicycle', facet: 'history' }],
  [
    'blog-post',
    'common mistakes first-time home buyers make',
    { topic: 'first-time home buyers make', facet: 'mistakes' },
  ],
  [
    'blog-post',
    'Write an engaging post for freelancers explaining how to set hourly rates',
    { kind: 'how', topic: 'set hourly rates', audience: 'freelancers' },
  ],
  [
    'blog-post',
    'Topic: indoor plants\nAudience: people in small flats\nPoints: light, watering, pets',
    { topic: 'indoor plants', audience: 'people in small flats', points: ['light', 'watering', 'pets'] },
  ],
  ['blog-post', 'Explain blockchain to teenagers', { topic: 'blockchain', audience: 'teenagers' }],
  ['blog-post', 'Is intermittent fasting healthy?', { topic: 'intermittent fasting' }],
  [
    'blog-post',
    'Write a 600-word blog about managing stress at work',
    { words: 600, topic: 'managing stress at work' },
  ],
  ['blog-post', 'ways to save money on groceries', { topic: 'save money on groceries', facet: 'ways' }],
  ['listicle', 'Top 10 reasons to visit Lisbon', { count: 10, facet: 'reasons', topic: 'visit Lisbon' }],
  ['how-to-guide', 'how to change a bike tyre', { kind: 'how', topic: 'change a bike tyre' }],
  [
    'how-to-guide',
    'Guide to setting up two-factor authentication for our staff',
    { topic: 'setting up two-factor authentication', audience: 'our staff' },
  ],
  [
    'comparison',
    'Compare Notion and Google Docs for student teams',
    { kind: 'versus', topic: 'Notion vs Google Docs', audience: 'student teams' },
  ],
  [
    'article-outline',
    'Outline for an article on the decline of coral reefs',
    { topic: 'decline of coral reefs' },
  ],
  // E-mails
  [
    'email',
    'Write an email to Tom asking if he can send me the signed contract by Friday',
    { recipient: 'Tom', acts: ['ask'], about: 'send me the signed contract', date: 'Friday' },
  ],
  [
    'email',
    'Email my manager Priya to request two days off next week because my sister is getting married',
    { recipient: 'Priya', acts: ['ask'], about: 'two days off', reason: 'my sister is getting married' },
  ],
  [
    'email',
    'thank Mrs Alvarez for her help with the science fair',
    { recipient: 'Mrs Alvarez', acts: ['thank'], about: 'help with the science fair' },
  ],
  [
    'email',
    'Apologise to a customer whose order 4471 arrived damaged and offer a replacement',
    { recipient: 'customer', acts: ['apologise', 'offer'], about: 'order 4471' },
  ],
  [
    'email',
    'Tell the team that the office will be closed on Monday',
    { recipient: 'team', acts: ['inform'], about: 'the office will be closed on Monday', date: 'Monday' },
  ],
  [
    'email',
    'Draft a polite reminder to Mr Novak about invoice 2031, which was due on 1 April',
    { recipient: 'Mr Novak', acts: ['remind'], about: 'invoice 2031' },
  ],
  [
    'email',
    'Decline the job offer from Brightwell because I have accepted another position',
    { acts: ['decline'], about: 'job offer', reason: 'I have accepted another position' },
  ],
  [
    'email',
    'Follow up with Dana on the proposal I sent last week',
    { recipient: 'Dana', acts: ['follow-up'], about: 'proposal I sent last week' },
  ],
  [
    'email',
    'Congratulate Lena on her promotion to head of design',
    { recipient: 'Lena', acts: ['congratulate'], about: 'promotion to head of design' },
  ],
  [
    'email',
    'Write to our landlord complaining about the broken heating in flat 3',
    { recipient: 'landlord', acts: ['complain'], about: 'broken heating' },
  ],
  [
    'email',
    'confirm to Ahmed that the delivery will arrive on Thursday morning',
    { recipient: 'Ahmed', acts: ['confirm'], about: 'the delivery will arrive on Thursday morning' },
  ],
  [
    'email',
    'Ask Professor Lindqvist for a letter of recommendation for a master’s programme in Oslo. The deadline is 15 January.',
    {
      recipient: 'Professor Lindqvist',
      acts: ['ask'],
      about: 'letter of recommendation',
      date: '15 January',
    },
  ],
  [
    'email',
    'Email to the sales team: remind them to submit their forecasts by Wednesday',
    { recipient: 'sales team', acts: ['remind'], about: 'submit their forecasts' },
  ],
  [
    'email',
    'cancel my gym membership from the end of this month',
    { acts: ['cancel'], about: 'gym membership' },
  ],
  [
    'email',
    'To: Ben\nFrom: Carla\nAsk whether we could meet on Tuesday instead of Monday',
    { recipient: 'Ben', sender: 'Carla', acts: ['ask'], about: 'meet on Tuesday' },
  ],
  [
    'email',
    'Write an email from Julia to Marcus thanking him for the feedback and confirming the call on Friday at 10',
    { sender: 'Julia', recipient: 'Marcus', acts: ['thank', 'confirm'], about: 'feedback' },
  ],
  [
    'email',
    'Accept the invitation to speak at the Leeds data conference',
    { acts: ['accept'], about: 'invitation to speak' },
  ],
  [
    'email',
    'Let our subscribers know that prices will go up by 10% in September',
    { recipient: 'subscribers', acts: ['inform'], about: 'prices will go up by 10%' },
  ],
  [
    'email',
    'Can you write an email to HR asking about parental leave?',
    { recipient: 'HR', acts: ['ask'], about: 'parental leave' },
  ],
  [
    'email',
    'resignation letter, last day 30 September, to Helen',
    { recipient: 'Helen', acts: ['resign'], date: '30 September' },
  ],
  [
    'email',
    'Wish my colleague Omar a speedy recovery',
    { recipient: 'Omar', acts: ['wish'], about: 'speedy recovery' },
  ],
  // Products
  [
    'product-description',
    'Handmade ceramic mug, holds 350 ml, dishwasher safe, comes in blue and green, £18',
    {
      category: 'handmade ceramic mug',
      price: '£18',
      facts: ['350 ml', 'dishwasher safe', 'blue and green'],
    },
  ],
  [
    'product-description',
    'Write a product description for the Aurora desk lamp: dimmable LED, USB-C charging port, 3 year warranty, $59',
    {
      name: 'Aurora',
      category: 'desk lamp',
      price: '$59',
      facts: ['dimmable LED', 'USB-C charging port', '3 year warranty'],
    },
  ],
  [
    'product-description',
    'wireless noise-cancelling headphones with 30 hour battery life and a foldable design',
    { category: 'wireless noise-cancelling headphones', facts: ['30 hour battery life', 'foldable design'] },
  ],
  [
    'product-description',
    'Describe our organic cotton baby blanket. It measures 80 x 100 cm, is machine washable and comes in a gift box.',
    { category: 'organic cotton baby blanket', facts: ['80 x 100 cm', 'machine washable', 'gift box'] },
  ],
  [
    'product-description',
    'Product: StrideMate walking shoes. Features: memory foam insole, weighs 240 g, vegan leather. Price: €89. Audience: nurses',
    {
      name: 'StrideMate',
      category: 'walking shoes',
      price: '€89',
      audience: 'nurses',
      facts: ['memory foam insole', '240 g', 'vegan leather'],
    },
  ],
  [
    'product-description',
    'A project management app for architects called Planwise that syncs drawings, tracks deadlines and works offline',
    {
      name: 'Planwise',
      category: 'project management app',
      audience: 'architects',
      facts: ['syncs drawings', 'tracks deadlines', 'works offline'],
    },
  ],
  ['product-description', 'soy candle', { category: 'soy candle' }],
  [
    'product-description',
    'Sell my used mountain bike: Trek Marlin 7, 2021, new brakes, some scratches, 450 euros',
    { facts: ['new brakes', 'some scratches'] },
  ],
  [
    'product-description',
    'Describe the Kestrel 40 hiking backpack made from recycled polyester, with a rain cover, weighing 1.1 kg, for multi-day hikers.',
    {
      name: 'Kestrel 40',
      category: 'hiking backpack',
      audience: 'multi-day hikers',
      facts: ['recycled polyester', 'rain cover', '1.1 kg'],
    },
  ],
  [
    'product-description',
    'stainless steel water bottle that keeps drinks cold for 24 hours, BPA-free, 750 ml, $24.99',
    {
      category: 'stainless steel water bottle',
      price: '$24.99',
      facts: ['cold for 24 hours', 'BPA-free', '750 ml'],
    },
  ],
  [
    'product-description',
    'Online course "Watercolour for Beginners": 12 lessons, downloadable worksheets, lifetime access, $49',
    {
      name: 'Watercolour for Beginners',
      category: 'online course',
      price: '$49',
      facts: ['12 lessons', 'worksheets', 'lifetime access'],
    },
  ],
  // News
  [
    'announcement',
    'Announce that Maria Lopez joins us as head of marketing on 1 September',
    { kind: 'statement', date: '1 September' },
  ],
  [
    'announcement',
    'The community library is extending its opening hours from 5 October: Monday to Friday 9 to 20, Saturday 10 to 16',
    { kind: 'statement', date: '5 October', facts: ['Monday to Friday'] },
  ],
  [
    'announcement',
    'version 3.2 of our mobile app is out, with dark mode, faster search and offline maps',
    { kind: 'statement', facts: ['dark mode', 'faster search', 'offline maps'] },
  ],
  [
    'announcement',
    'We are moving our office to 14 Harbour Road on 2 March',
    { kind: 'statement', date: '2 March', place: '14 Harbour Road' },
  ],
  [
    'press-release',
    'Riverside Theatre announces its autumn season, opening on 14 September with Hamlet',
    { date: '14 September' },
  ],
  [
    'job-description',
    'Senior backend engineer, remote, Go and PostgreSQL, 5 years experience, build payment APIs, mentor juniors',
    { facts: ['Go and PostgreSQL', '5 years experience', 'build payment APIs'] },
  ],
  // General: the format is in the prompt
  ['general', 'Write a tweet about our new opening hours', { format: 'social-post' }],
  [
    'general',
    'Write me a short press release: Oakfield Brewery wins gold at the Northern Beer Awards for its oat stout',
    { format: 'press-release' },
  ],
  [
    'general',
    'Could you draft an email to Sofia asking her to review the draft budget by Tuesday?',
    { format: 'email', recipient: 'Sofia', acts: ['ask'], about: 'review the draft budget' },
  ],
  [
    'general',
    'I want a product description of a bamboo cutting board with juice groove, 40 x 30 cm',
    {
      format: 'product-description',
      category: 'bamboo cutting board',
      facts: ['juice groove', '40 x 30 cm'],
    },
  ],
  ['general', 'Give me 5 slogans for a bicycle repair shop', { format: 'tagline', count: 5 }],
  ['general', 'meditation', { topic: 'meditation', kind: 'thing' }],
  [
    'general',
    'Write a LinkedIn post on what I learned from my first year as a manager',
    { format: 'linkedin-post' },
  ],
  [
    'general',
    'Summarize the following text: The town council met on Tuesday. It approved the new cycle lane on Mill Road. Work starts in May and should take six weeks. Shops will stay open.',
    { format: 'summary' },
  ],
  [
    'general',
    'Write a job posting for a warehouse supervisor in Ghent',
    { format: 'job-description', place: 'Ghent' },
  ],
  [
    'general',
    'We need a newsletter for customers: spring sale from 3 to 10 April, new tea blends, workshop on 17 April',
    { format: 'newsletter' },
  ],
  [
    'general',
    'What are the advantages of solar panels for homeowners?',
    { topic: 'solar panels', facet: 'benefits', audience: 'homeowners' },
  ],
  [
    'general',
    'Write a cover letter for the position of nurse at St Mary’s Hospital',
    { format: 'cover-letter' },
  ],
  ['general', 'Explain how vaccines work', { kind: 'how', topic: 'vaccines work' }],
  [
    'general',
    'Write a step-by-step guide on repotting an orchid',
    { format: 'how-to-guide', topic: 'repotting an orchid' },
  ],
  ['general', 'Compare tea and coffee', { format: 'comparison', kind: 'versus', topic: 'tea vs coffee' }],
  ['general', 'Announce our merger with Holt & Sons to the staff', { format: 'announcement' }],
  [
    'general',
    'Write a short bio for Kenji Mori, a ceramic artist based in Kyoto',
    { format: 'bio', name: 'Kenji Mori' },
  ],
  [
    'general',
    'Write a letter to the city council asking them to repair the playground on Elm Street',
    { format: 'email', recipient: 'city council', acts: ['ask'], about: 'repair the playground' },
  ],
  [
    'general',
    'Write a friendly message to my neighbours inviting them to a barbecue on Saturday at 5',
    { format: 'email', recipient: 'neighbours', acts: ['invite'], about: 'barbecue', tone: 'friendly' },
  ],
  // Written later, in place of cases that moved to the worked part.
  [
    'blog-post',
    'Write a post on the advantages of learning to swim as an adult',
    { facet: 'benefits', topic: 'learning to swim as an adult' },
  ],
  [
    'blog-post',
    'How parents can limit screen time without arguments',
    { kind: 'how', topic: 'limit screen time without arguments' },
  ],
  ['blog-post', '6 habits of organised people', { count: 6, facet: 'tips' }],
  ['listicle', '9 ideas for a small garden', { count: 9, facet: 'ideas', topic: 'small garden' }],
  [
    'blog-post',
    'public libraries and why we need them, for local newspaper readers',
    { audience: 'local newspaper readers' },
  ],
  [
    'faq',
    'FAQ for our campsite: dogs are welcome, check-in from 2 pm, quiet hours start at 10 pm',
    { facts: ['dogs are welcome', 'check-in from 2 pm', 'quiet hours start at 10 pm'] },
  ],
  [
    'linkedin-post',
    'LinkedIn post about how to run shorter meetings',
    { kind: 'how', topic: 'run shorter meetings' },
  ],
  ['video-script', '45 second video script on packing a suitcase', { topic: 'packing a suitcase' }],
  [
    'landing-page',
    'Landing page for Nestly, a babysitter booking app for busy parents. It checks references, sends confirmations and costs £4 a month.',
    {
      name: 'Nestly',
      category: 'babysitter booking app',
      audience: 'busy parents',
      price: '£4 a month',
      facts: ['checks references', 'sends confirmations'],
    },
  ],
  [
    'ad-copy',
    'Instagram ad for a climbing gym in Graz: student day on Wednesdays, shoes included. Audience: students. CTA: Drop in',
    { audience: 'students', callToAction: 'Drop in', facts: ['shoes included'] },
  ],
  [
    'tagline',
    'Slogans for Moss & Stone, a landscape gardening firm',
    { name: 'Moss & Stone', category: 'landscape gardening firm' },
  ],
  [
    'social-post',
    'Facebook post about our book swap on 12 October in the town hall',
    { date: '12 October', place: 'town hall' },
  ],
  [
    'press-release',
    'Solvind, a Danish cooperative, installs its hundredth rooftop plant on 3 March. "People want to see where their power comes from," said chair Lone Beck.',
    { date: '3 March' },
  ],
  [
    'newsletter',
    'Newsletter for parents at our nursery: sports day on 9 June, new menu, farewell to Mrs Lane',
    { facts: ['sports day', 'new menu', 'farewell to Mrs Lane'] },
  ],
  [
    'job-description',
    'Job description: electrician in Cork. Responsibilities: repairs, inspections. Requirements: licence, driving permit. Full-time, €38,000 a year.',
    { place: 'Cork', facts: ['repairs', 'licence', 'full-time'] },
  ],
  [
    'cover-letter',
    'Cover letter for an apprenticeship as a carpenter at Holzwerk. I built my own desk and I have worked on two building sites.',
    { brand: 'Holzwerk', facts: ['built my own desk', 'two building sites'] },
  ],
  [
    'bio',
    'Short bio of Pedro Lima, software engineer at Aldgate, organises a meetup, plays the accordion',
    { name: 'Pedro Lima', facts: ['organises a meetup', 'plays the accordion'] },
  ],
  [
    'case-study',
    'Client: Ridge Cycles. Problem: phone orders got lost. Solution: one shared inbox. Result: no lost orders since January.',
    { name: 'Ridge Cycles', facts: ['phone orders got lost', 'shared inbox', 'no lost orders'] },
  ],
  [
    'meta-description',
    'Meta description for our guide to hiking in the Dolomites. Keywords: Dolomites hiking, mountain huts',
    { topic: 'hiking in the Dolomites', keywords: ['Dolomites hiking', 'mountain huts'] },
  ],
  [
    'sales-email',
    'Sales email to gym owners about Lockr, a locker system that opens by phone and needs no keys. CTA: ask for a sample',
    { recipient: 'gym owners', name: 'Lockr', category: 'locker system', callToAction: 'ask for a sample' },
  ],
  [
    'email',
    'Please write an email to all members reminding them that the annual meeting is on 5 March at 7 pm',
    { recipient: 'members', acts: ['remind'], about: 'the annual meeting is on 5 March', date: '5 March' },
  ],
  [
    'email',
    'Invite our suppliers to a breakfast on 3 September in the warehouse',
    { recipient: 'suppliers', acts: ['invite'], about: 'breakfast', date: '3 September' },
  ],
  [
    'email',
    'Write a polite email explaining to Mrs Kaya that her parcel was returned to us',
    { recipient: 'Mrs Kaya', acts: ['inform'], about: 'your parcel was returned' },
  ],
  [
    'general',
    'Write a meta description for a page about beekeeping courses in Bern',
    { format: 'meta-description', topic: 'beekeeping courses in Bern' },
  ],
  ['article-outline', 'Blog post outline about cooking for one', { topic: 'cooking for one' }],
  [
    'announcement',
    'Our choir performs at the harbour on 8 August with a guest soloist from Riga',
    { kind: 'statement', date: '8 August', facts: ['guest soloist'] },
  ],
  [
    'email',
    'Ask the plumber whether he can come on Thursday instead of Friday',
    { recipient: 'plumber', acts: ['ask'], about: 'you can come on Thursday' },
  ],
  [
    'product-description',
    'The Ember camping stove for hikers: weighs 190 g, boils water in 4 minutes, fits in a mug, $35',
    {
      name: 'Ember',
      category: 'camping stove',
      audience: 'hikers',
      price: '$35',
      facts: ['190 g', '4 minutes', 'fits in a mug'],
    },
  ],
];
