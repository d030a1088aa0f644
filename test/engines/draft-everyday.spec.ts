import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

/** Prompts for everyday kinds of text, as people type them. `expected` stands in the text as it is. */
const TEXTS: readonly (readonly [prompt: string, expected: string, template?: string])[] = [
  [
    'write to the council about the broken street light, dark for three weeks',
    'I am writing about the broken street light, dark for three weeks.',
  ],
  [
    'Write an email to my team: out of the office on Friday, back Monday',
    'I am out of the office on Friday. I am back Monday.',
    'email',
  ],
  [
    'Invitation: open day at our workshop, 21 June, 10 to 4, free coffee',
    'You are invited to an open day at our workshop. 21 June, 10 to 4. There will be free coffee.',
  ],
  [
    'Email to the participants of the pottery workshop. It starts at 10, bring an apron, lunch is included.',
    'Subject: The pottery workshop',
    'email',
  ],
  [
    'tea: "Nordic Night", chamomile, mint, 50 g',
    'The tea "Nordic Night" is made with chamomile and mint, and weighs 50 g.',
    'product-description',
  ],
  ['Inform the staff: no parking on Monday', 'Dear staff,'],
  [
    'quitting my job. To: Tess Villanueva, branch manager at Northport. last day Nov 29. - Rodel Cruz',
    'Best regards\nRodel Cruz',
    'email',
  ],
  [
    'To: Mark Jensen, head of facilities. heating in room 204 broken since Monday. please send someone. - Ida',
    'Please send someone.\n\nBest regards\nIda',
    'email',
  ],
  [
    'Rowing club newsletter. The boat shed roof was fixed. Regatta 14 June raised £1,200.',
    'Subject: Rowing club newsletter',
    'newsletter',
  ],
  [
    'Newsletter. 1) Cake sale 9 Feb made €643 2) new crossing warden on Mill Road 3) uniform swap in the gym',
    '• The cake sale on 9 Feb made €643\n• New crossing warden on Mill Road\n• Uniform swap in the gym',
    'newsletter',
  ],
  [
    'Announcement for residents: a) lift out of order until 5 May b) new bins arrive on Monday c) bike room key costs €10 now',
    'The lift is out of order until 5 May. New bins arrive on Monday. The bike room key costs €10 now.',
    'announcement',
  ],
  [
    'Notice for gym members: sauna closed / new bikes in room 2 / yoga moves to 7 pm / bring your own towel',
    '• New bikes in room 2\n• Yoga moves to 7 pm\n• Bring your own towel',
    'announcement',
  ],
  [
    'Bio for conference page. Eleni Papadaki, freelance interpreter Greek/English/Italian, lives in Patras, 15 years in job, medical conferences mostly. Studied in Corfu and Bologna.',
    'has spent 15 years in job, medical conferences mostly',
    'bio',
  ],
  [
    'notice for the lift: out of order from Monday to Wednesday, please use the stairs, call Mr Novak if you need help',
    'The lift is out of order from Monday to Wednesday. Please use the stairs. Call Mr Novak if you need help.',
  ],
  [
    'notice for the front door of the surgery: closed on thursday for training, in an emergency ring 111',
    'We are closed on Thursday for training. In an emergency, please ring 111.',
  ],
  [
    'notice for the shop door: closed from 24 December to 2 January, back on 3 January at 9 am, merry christmas from Anne',
    'We are closed from 24 December to 2 January. We are back on 3 January at 9 am. Merry Christmas from Anne.',
  ],
  [
    'Cancel my gym membership. Membership number 20418, I move to Cardiff on 30 April, want a written confirmation.',
    'I am writing to cancel my gym membership. The membership number is 20418. I move to Cardiff on 30 April. I want a written confirmation.',
  ],
  [
    'Chasing payment: invoice 1083 for £460, due 1 June. Customer is Mr Bell. Ask when he will pay.',
    'Dear Mr Bell,\n\nI am writing to follow up on payment of invoice 1083 for £460.',
  ],
  [
    'apologise to a customer, Mrs Doyle, because her sofa will arrive two weeks late. The supplier had a fire.',
    'Dear Mrs Doyle,\n\nI am sorry that your sofa will arrive two weeks late. The supplier had a fire.',
  ],
  [
    'Invite the residents to the annual meeting on Monday at 7 pm, agenda: accounts, new roof. Tea is provided.',
    'You are invited to the annual meeting on Monday at 7 pm. Agenda: accounts, new roof. Tea is provided.',
  ],
  [
    "Invitation to Emily's 7th birthday party on Saturday 17 May, 2 to 5 pm, at Jungle Jim's, RSVP to Claire by 10 May.",
    "Subject: Invitation to Emily's 7th birthday party on Saturday 17 May\n\nHello,\n\nYou are invited to Emily's 7th birthday party on Saturday 17 May, 2 to 5 pm, at Jungle Jim's. Please RSVP to Claire by 10 May.",
  ],
  [
    'Message to the surgery asking for a prescription for my mother, Edith Clarke, born 3 February 1941. She has enough for six days.',
    'a prescription for my mother, Edith Clarke, born 3 February 1941. She has',
  ],
  [
    'Short text for our newsletter: the chess club won the county cup, beat Ashford in the final, it is our first win since 1998, captain was Leah Brooks',
    'It is our first win since 1998. The captain was Leah Brooks.',
  ],
  [
    'tell the parents that the trip is on 19 June, coach leaves 8.15, back at 4, packed lunch, no phones, £14 by 6 June',
    'The trip is on 19 June.\n\nHere are the details:\n\n• The coach leaves 8.15\n• Back at 4\n• Packed lunch\n• No phones',
  ],
  [
    'Complaint to FastParcel, the parcel arrived 5 days late and the box was wet. I want the fee back. Tracking number FP88213.',
    'The tracking number is FP88213.',
  ],
  [
    'Ask Ms Abel to confirm the date in writing and tell me where to send the router.',
    'Please confirm the date in writing and tell me where to send the router.',
  ],
  [
    'Email my landlord that the window is broken. Polite but I want it fixed this week.',
    'The window is broken. I want it fixed this week.',
  ],
  [
    'Reference for my former employee Daniel Osei. He was always on time, trained six colleagues and never had an accident.',
    'Subject: Reference for my former employee Daniel Osei\n\nTo whom it may concern,',
  ],
  [
    'out of office, away 23 dec to 6 jan, urgent things to Karim at karim@northfield.example, no access to mail',
    'I am away from 23 Dec to 6 Jan. Please send urgent things to Karim at karim@northfield.example. I have no access to mail.',
    'email',
  ],
  [
    "Invitation to my daughter's 6th birthday party, Sunday 8 June 2-5pm at Jumping Jacks, pizza and cake, rsvp by 1 June",
    "You are invited to my daughter's 6th birthday party on Sunday 8 June 2-5pm at Jumping Jacks. There will be pizza and cake. Please RSVP by 1 June.",
  ],
  [
    'We are hiring Olivia Grant as our new head of support, starts 1 June, comes from Telnova where she ran a team of 30. Announce it to all staff',
    'We are hiring Olivia Grant as our new head of support. She starts on 1 June and comes from Telnova where she ran a team of 30.',
    'announcement',
  ],
  [
    'Press release: Riverton Bikes opens its second shop on 4 April, 9 new jobs, first 50 visitors get a free safety check. Owner is Ellen Marsh.',
    'Riverton Bikes opens its second shop\n\nRiverton Bikes opens its second shop on 4 April, with 9 new jobs. The first 50 visitors get a free safety check. The owner is Ellen Marsh.',
    'announcement',
  ],
  [
    'short bio: Hanna Vogel, structural engineer from Graz, 14 years of building timber bridges, teaches at the university, plays the cello',
    'Hanna Vogel is a structural engineer from Graz and has 14 years of experience in building timber bridges. She teaches at the university and plays the cello.',
  ],
  [
    "Short bio of me: I'm Aisha Rahman, an illustrator based in Leeds, I work for publishers, won the Macmillan prize in 2021, live with my partner",
    "I'm Aisha Rahman, an illustrator based in Leeds. I work for publishers, won the Macmillan prize in 2021 and live with my partner.",
  ],
  [
    'FAQ answer: can I return a sale item? yes, within 30 days, unworn, refund goes back to the same card, return postage is 4.95',
    'Yes, within 30 days, unworn. The refund goes back to the same card. Return postage is 4.95.',
  ],
  [
    'Apologise to our client Greta Holm that the website went down on Tuesday. We take 10% off her October bill',
    'Hello Greta,\n\nWe are sorry that the website went down on Tuesday. We take 10% off your October bill.',
    'email',
  ],
  ["birthday wishes for a colleague I don't know very well", 'Happy birthday! I wish you all the best.'],
  ['birthday card for my boss, she turns 40, from the whole office', 'The whole office'],
  ['sympathy card for the Hendersons, their dog Rolo died', 'Your dog Rolo died'],
  [
    'reminder to pay the membership fee by 31 march',
    'Please remember to pay the membership fee by 31 March.',
  ],
  [
    'Post about our open studio night: Thursday 19 September, Mill Lane 7, free entry. with a couple of hashtags',
    '#OpenStudioNight #MillLane',
    'social-post',
  ],
  [
    'small ad, flat to let in Norwich, first floor, near the station, £890 a month',
    '• First floor\n• Near the station',
  ],
  [
    "Thank you note to our daughter's teacher Mrs. Patel at the end of the year. She helped Mia so much with reading",
    'Dear Mrs. Patel,\n\nThank you very much. You helped Mia so much with reading.',
  ],
  [
    'complaint to Swiftair about flight SW482 on 3 Feb, it was five hours late',
    'I am writing to complain about flight SW482 on 3 Feb. It was five hours late.',
    'email',
  ],
  [
    'Reply to Mr. Sato. We can give 5% if he orders before the end of March',
    'Dear Mr. Sato,\n\nWe can give 5% if you order before the end of March.',
    'email',
  ],
  ['remind all tenants: someone must be home on Wed 12 March', 'Dear tenants,', 'email'],
  [
    'invitation for colleagues to my farewell drinks, Thursday 30 Oct, tell me if you come',
    'Dear colleagues,\n\nYou are invited to my farewell drinks.',
    'email',
  ],
  [
    'application as a nursery teacher at Sunny Steps, I have worked with under 3s for six years',
    'I am applying for a position as a nursery teacher at Sunny Steps.',
    'cover-letter',
  ],
  [
    'cover letter for barista job at Bluebird Coffee. I worked at Costa for two years',
    'I am applying for the barista job at Bluebird Coffee.',
    'cover-letter',
  ],
  ['FAQ for our hotel: when is checkin? from 3 pm', 'When is check-in?'],
  [
    'tweet: road closed at Mill Bridge until Friday, detour via Station Rd, buses 4 and 7 do not stop',
    'Road closed at Mill Bridge until Friday\nDetour via Station Rd',
    'social-post',
  ],
];

/** Sentences that say all they have to, around the words of the rules. */
const WHOLE = [
  'We have cakes, free parking behind the hall and a raffle.',
  'If it rains, free entry for children is only possible indoors.',
  'The shop is closed on Monday, but the office is open.',
  'Closed shoes are required on the site.',
  'Wine is provided by a local shop.',
  'Parking is in the field on the right.',
  'The door sticks, the lamp is broken and nobody answers.',
  'She learned the trade from her uncle, worked in Osaka and came home in 2004.',
  'Rather than 5, we take 6 on Friday.',
  'In case of rain, we meet in the hall.',
  'Training is on Thursday, and everybody is welcome.',
  'The bus leaves at 8, the first of three.',
  'We offer lunch, training included, to all who help.',
  'Our team came second, ahead of 26 other teams.',
];

describe('an everyday text', () => {
  it.each(TEXTS)('is written: %s', async (prompt, expected, template = 'general') => {
    expect((await draft(prompt, template)).content).toContain(expected);
  });

  it.each(WHOLE)('keeps its sentences: %s', async (sentence) => {
    expect(
      (await draft(`The fair takes place again this year. ${sentence} See you there.`, 'announcement'))
        .content,
    ).toContain(sentence);
  });
});
