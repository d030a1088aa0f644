import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

/** Prompts as people first type them: one or two sentences. A line of `expected` stands in the text as it is. */
const LETTERS: readonly (readonly [prompt: string, expected: string])[] = [
  [
    'Write a thank you note to my grandmother for the knitted sweater she sent me for my birthday',
    'Hello Grandmother,\n\nThank you for the knitted sweater you sent me for my birthday.',
  ],
  [
    'Write a thank you note to my colleagues for the flowers',
    'Dear colleagues,\n\nThank you for the flowers.',
  ],
  [
    'Thank you card to our neighbours for looking after our cat while we were in Spain',
    'Thank you for looking after our cat while we were in Spain.',
  ],
  [
    'Write a thank-you email to Mr Brown for the interview on Tuesday.',
    'Thank you for the interview on Tuesday.',
  ],
  ['Write a birthday card for my friend Leo', 'Hello Leo,\n\nHappy birthday!'],
  [
    'Write an email to my professor, Dr. Smith, asking for an extension on my essay because I have been ill.',
    'Dear Dr. Smith,\n\nI am writing to ask for an extension on my essay because I have been ill.',
  ],
  [
    'Write an email to my boss, Karen Miller, to ask for next Friday off.',
    'Hello Karen,\n\nI am writing to ask for',
  ],
  [
    'Write an email to a client apologizing for the late delivery of order 4471 and offering a 10% discount on the next order.',
    'I apologise for the late delivery of order 4471. I would like to offer you a 10% discount on the next order.',
  ],
  [
    'Email to Acme Supplies confirming our order of 40 chairs and asking when they will arrive.',
    'This is to confirm our order of 40 chairs. Please let me know when you will arrive.',
  ],
  [
    'Write a complaint letter to FastNet about my internet, which has been down since 3 March. I called 4 times.',
    'I am writing to complain about my internet, which has been down since 3 March. I called 4 times.',
  ],
  [
    'Write a cancellation email for my gym membership, member number 4432',
    'I am writing to cancel my gym membership.',
  ],
  [
    'I need a thank-you note to my neighbour Joan, who watered my plants while I was in Portugal.',
    'You watered my plants while I was in Portugal.',
  ],
  [
    'Please write a letter to my bank asking them to close my account, number 4021-77, and transfer the balance to my new account.',
    'Please close my account number 4021-77 and transfer the balance to my new account.',
  ],
  [
    'Write a complaint letter to Zento about a blender, model ZB-200, that I bought on 3 January.',
    'I am writing to complain about a blender model ZB-200 that I bought on 3 January.',
  ],
  [
    'Tell my landlord, Mr. Hughes, that the boiler has stopped working and that we have had no hot water since Sunday.',
    'Dear Mr. Hughes,\n\nThe boiler has stopped working. We have had no hot water since Sunday.',
  ],
  [
    'Email Dorset Timber to cancel order 4471 because the boards have not arrived.',
    'I am writing to cancel order 4471 because the boards have not arrived.',
  ],
  [
    'Email Jonas that the keys are under the flowerpot, and he should water the basil every other day.',
    'Hello Jonas,\n\nThe keys are under the flowerpot, and you should water the basil every other day.',
  ],
  [
    'Write an email to Harriet asking if she would be a reference for me. They may call her next week.',
    'They may call you next week.',
  ],
  [
    'Could you ask Greta to send the photos because the printer needs them?',
    'because the printer needs them.',
  ],
  [
    'Please write a complaint to Northern Rail in which I explain that my train was cancelled, that I was late, and that I want a refund of £38.40.',
    'My train was cancelled. I was late. I want a refund of £38.40.',
  ],
  [
    'Tell my students that the exam is postponed, that it takes 2 hours and that calculators are not allowed.',
    'The exam is postponed. It takes 2 hours. Calculators are not allowed.',
  ],
  [
    'Can you write a reminder to Mr. Olsen that invoice 2045 was due on 1 June and is still unpaid?',
    'Invoice 2045 was due on 1 June and is still unpaid.',
  ],
  [
    'Write an email to Mike and Jenny confirming that we will meet them at the airport at 6.',
    'Hello Mike and Jenny,\n\nWe will meet you at the airport at 6.',
  ],
  [
    'Write an email to accept the offer from Pinecrest Labs.',
    'I am happy to accept the offer from Pinecrest Labs.',
  ],
  [
    'Write an email to Sarah to thank her for the flowers and to invite her to dinner on Friday.',
    'Thank you for the flowers. You are invited to dinner on Friday.',
  ],
  [
    'Apologise to Priya for missing her birthday. I got stuck at work. Offer to take her out for lunch next week.',
    'I would like to take you out for lunch next week.',
  ],
  [
    'I want to decline a job offer from Brightwave Media. Say that I have accepted another position.',
    'Unfortunately, I have to decline a job offer from Brightwave Media. I have accepted another position.',
  ],
  [
    'Invite Hannah and her husband to dinner at 7. Ask her whether they eat fish and tell her not to bring anything.',
    'You are invited to dinner at 7. Please let me know whether you eat fish. Please do not bring anything.',
  ],
  [
    'Write a wedding invitation for Anna and Tom, 14 June 2025, 3 pm, reception at the Old Mill',
    'Hello,\n\nYou are invited to the wedding of Anna and Tom.',
  ],
];

const PAGES: readonly (readonly [template: string, prompt: string, expected: string])[] = [
  [
    'product-description',
    'Write a product description for a steel bottle. It holds 750 ml, keeps drinks cold for 24 hours, has a lid, and comes in black, blue and green.',
    'It holds 750 ml, keeps drinks cold for 24 hours, has a lid, and comes in black, blue and green.',
  ],
  [
    'product-description',
    'Write a product description for a lamp that is dimmable, has a brass arm, and costs $89.',
    'Lamp\n\nIt is dimmable, has a brass arm, and costs $89.',
  ],
  [
    'press-release',
    'Press release: GreenWheels launches a cargo bike on 3 June. The bike carries up to 200 kg. CEO Anna Berg said: "We want parents to leave the car at home." Contact: press@greenwheels.example',
    'The bike carries up to 200 kg. CEO Anna Berg said: "We want parents to leave the car at home."',
  ],
  [
    'meta-description',
    'Meta description for an online shop selling leather wallets from Florence with free shipping in the EU',
    'Description: Online shop selling leather wallets from Florence with free shipping in the EU.',
  ],
  [
    'announcement',
    'Announce that our bakery, Crumb & Co., is opening a second shop at 9 Harbour Road on 1 May.',
    'Our bakery Crumb & Co. is opening a second shop',
  ],
  [
    'general',
    'Write instructions for our guests on how to use the coffee machine. Fill the tank and press the button.',
    'how to use the coffee machine',
  ],
  ['social-post', 'Tweet announcing that our museum is free on Sundays', 'Our museum is free on Sundays.'],
  [
    'general',
    'Write a notice for the lift: out of order until Thursday',
    'Lift\n\nOut of order until Thursday',
  ],
];

describe('a draft of a plain prompt', () => {
  it.each(LETTERS)('is a letter that says what it is about: %s', async (prompt, expected) => {
    expect((await draft(prompt)).content).toContain(expected);
  });

  it.each(PAGES)('is a %s in whole sentences: %s', async (template, prompt, expected) => {
    expect((await draft(prompt, template)).content).toContain(expected);
  });

  it('is an outline where it names nothing but its kind', async () => {
    const { warnings } = await draft('Write an email about a raise', 'email');
    expect(warnings.map(({ reason }) => reason)).toContain('outline_only');
  });

  it.each([
    ['the car park is closed. Let everyone know that the buses still run.', 'Let everyone know'],
    ['Congratulating the night shift on 200 days without an accident.', 'Congratulating the night shift'],
  ])('warns of what may not belong in the text: %s', async (rest, doubtful) => {
    const { content, warnings } = await draft(`Write an email to the staff. ${rest}`, 'email');
    expect(content).toContain(doubtful);
    expect(warnings[0]?.message).toMatch(new RegExp(`Check whether “${doubtful}.*” belongs in the text`));
  });

  it('does not state what it is asked not to mention', async () => {
    const prompt =
      'Write an email to our customers about the new opening hours: 9 to 5 on weekdays. Avoid mentioning that the shop is losing money and that staff are leaving.';
    expect((await draft(prompt, 'email')).content).not.toMatch(/leaving|losing/);
  });

  it.each([
    ["my husband's boss saying he is ill and will not come to work today", /you|hello husband/i],
    ["my father's lawyer asking for a copy of the will", /Father,/],
    ["Mr. Brown's assistant asking her to move the meeting to Friday", /Dear Mr/],
    ['my mother-in-law thanking her for the weekend', /Hello Mother/],
  ])('does not address the person its reader belongs to: %s', async (rest, wrong) => {
    expect((await draft(`Write an email to ${rest}.`, 'email')).content).not.toMatch(wrong);
  });

  it('leaves out a clause of the reader whose verb it cannot tell', async () => {
    const { content, warnings } = await draft('Write a thank you note to Bob who always helps me.', 'email');
    expect(content).not.toContain('alway');
    expect(warnings.map(({ reason }) => reason)).toContain('left_out');
  });
});
