import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

async function textOf(prompt: string, template?: string): Promise<string> {
  return (await draft(prompt, template)).content;
}

describe('a draft', () => {
  it.each([
    [
      'names a company in its first sentence',
      'Landing page for Inkwell Street, a shop that rents printing presses. A day costs £40.',
      'general',
      'Inkwell Street is a shop that rents printing presses. A day costs £40.',
    ],
    [
      'names a product in its first sentence',
      'Product description for the Velmor desk lamp. It is made of ash and weighs 900 grams.',
      'product-description',
      'The Velmor desk lamp is made of ash and weighs 900 grams.',
    ],
    [
      'names a product in the plural',
      'Product description for our Velmor boots. They are made of felt and cost 78 euros.',
      'product-description',
      'Our Velmor boots are made of felt and cost 78 euros.',
    ],
    [
      'numbers sentences where it is asked to number the steps',
      'Guide on how to bleed a radiator. The heating is turned off. The valve is opened a quarter turn. The valve is closed again. Number the steps.',
      'how-to-guide',
      '1. The heating is turned off\n2. The valve is opened a quarter turn\n3. The valve is closed again',
    ],
    [
      'says each thing that it is told to say in a sentence of its own',
      'Write to the parents telling them that the trip is on Friday, that lunch is included and that they should bring boots.',
      'email',
      'The trip is on Friday. Lunch is included. Please bring boots.',
    ],
    [
      'keeps the article after “say that”',
      'Email to Mr Lee. Say that the pump is repaired and that we come on Monday.',
      'email',
      'The pump is repaired. We come on Monday.\n\nBest regards',
    ],
    [
      'leaves a clause with “that” in what it must not say',
      "Notice: Bob takes the shift of Ann. Don't say that she is ill and that it is serious. Open from 9.",
      'general',
      'Bob takes the shift of Ann',
    ],
    [
      'applies for the position that a label names',
      'Cover letter to Mill School for Ann Bell. Role: head cook. I have nine years of experience.',
      'cover-letter',
      'I am applying for the position of head cook.',
    ],
    [
      'keeps a time with its date',
      'Press release about the reopening of the Button Museum on Saturday, 17 May, at 11 a.m. The museum was closed for 26 months.',
      'press-release',
      'Reopening of the Button Museum on Saturday, 17 May, at 11 a.m.\n\nThe museum was closed for 26 months.',
    ],
    [
      'keeps sentences that were typed as such in a press release',
      'Press release. Orel Pumps becomes Fluvia on 2 May. Same owners, same plant. Cost: 38 million pesos.',
      'press-release',
      'Same owners, same plant. Cost: 38 million pesos.',
    ],
    [
      'names the people whom a page is for',
      'FAQ for people who want to rent a rack in our kayak shed. A rack costs 1,150 kroner.',
      'faq',
      'FAQ for people who want to rent a rack in our kayak shed',
    ],
    [
      'writes to the people whom the prompt describes',
      'Email to customers who bought the Fjell holder. The glass can crack when the candle burns low.',
      'email',
      'To: customers who bought the Fjell holder',
    ],
    [
      'is a biography under its name',
      'Bio for a festival programme. Ottoline Krah has repaired tubas since 1998. She learned from her uncle.',
      'bio',
      'Ottoline Krah\n\nOttoline Krah has repaired tubas since 1998. She learned from her uncle.',
    ],
    [
      'says what the notes of a biography tell',
      'Bio for Paolo Greco, pastry chef, born in Lecce. Known for pasticciotti. Lives in Adelaide.',
      'bio',
      'Paolo Greco is a pastry chef and was born in Lecce. He is known for pasticciotti and lives in Adelaide.',
    ],
    [
      'has no headline made of the request',
      'Our club needs a press release. The women of Gerlikon won the title on 22 February.',
      'general',
      'Press release\n\nThe women of Gerlikon won the title on 22 February.',
    ],
    [
      'says what stands before the wish for it',
      'We sell a lid for rain barrels called the Plonk and need a text for our shop. It weighs 900 g.',
      'general',
      'We sell a lid for rain barrels called the Plonk. It weighs 900 g.',
    ],
    [
      'says what stands in the sentence that asks for it',
      'We’ve built a clay oven in Paeka and want to invite the whole street. It is an invitation for Sunday 16 February at 9.',
      'general',
      'We’ve built a clay oven in Paeka and want to invite the whole street.',
    ],
    [
      'is about what people need to be told',
      'Staff at the seed works need to be told about the new car park barrier. It opens on 21 October. Make it an announcement.',
      'announcement',
      'New car park barrier\n\nIt opens on 21 October.',
    ],
    [
      'is not titled by where it will stand',
      'We would like a case study for our brochure. The customer is Frigo Halim, a cold store for dates in Tolga, Algeria. The work took 19 days.',
      'general',
      'Case study\n\nThe customer is Frigo',
    ],
    [
      'is running text where the prompt asks for it',
      'Product description. Milking stool. Notes:\n- ash, oiled\n- 31 cm high\n- 165 francs\nOne flowing text, not a list.',
      'product-description',
      'Ash, oiled. 31 cm high. 165 francs.',
    ],
    [
      'has as many paragraphs as asked',
      'Email to my bank. I married on 18 May. The account ends in 3307. I need a new card. A copy is attached. Two short paragraphs.',
      'email',
      'I married on 18 May. The account ends in 3307.\n\nI need a new card. A copy is attached.',
    ],
    [
      'is signed by whoever introduces himself',
      'Cover letter. My name is Abena Twum, and I study botany. I am applying for the post of lichen assistant at Glen Trust.',
      'cover-letter',
      'Best regards\nAbena Twum',
    ],
    [
      'has the post in the subject line of an application',
      'Cover letter. My name is Abena Twum, and I study botany. I am applying for the post of lichen assistant at Glen Trust.',
      'cover-letter',
      'Subject: Application: lichen assistant\n',
    ],
    [
      'has the number below the name',
      'Email to the tenants. The lift is out of order. Please sign it Ada Roe and give my number, 058 555 0172.',
      'email',
      'Best regards\nAda Roe, 058 555 0172',
    ],
    [
      'says in the subject line what a complaint is about',
      'Complaint. My membership M-20933 was frozen in March. You charged 34 pounds in April.',
      'email',
      'Subject: Complaint: My membership M-20933 was frozen',
    ],
    [
      'gives the sender’s notes their “I”',
      'Complaint to Fernhill Coaches. Booked two seats for 3 May, ref 7781. Rang twice. Want the 48 euros back.',
      'email',
      'I booked two seats for 3 May, ref 7781. I rang twice. I want the 48 euros back.',
    ],
    [
      'is signed by whom it comes from',
      'Write an email to the parents. The pool is closed on 9 June. The email is from the headteacher, Ruth Akande.',
      'email',
      'The pool is closed on 9 June.\n\nBest regards\nRuth Akande, headteacher',
    ],
    [
      'greets by title and surname',
      'Email to Mrs Hilda Orne. The lift is out of order until 4 May.',
      'email',
      'Dear Mrs Orne,',
    ],
    [
      'speaks to its readers',
      'Email to the parents. There is no bus on 4 May, so please ask parents to bring their children.',
      'email',
      'so please bring your children',
    ],
    [
      'is about the name at the end of its subject',
      'Write a job description for a wax technician at Rupnik Vosek, a maker of beeswax in Idrija. We are eleven people.',
      'job-description',
      'Rupnik Vosek is a maker of beeswax in Idrija. We are eleven people.',
    ],
    [
      'keeps a quotation with its speaker',
      'Press release. We open a drying hall on 1 October. My partner Ruaridh McAskin says: "The sheep ate it." About 250 words.',
      'press-release',
      'My partner Ruaridh McAskin says: "The sheep ate it."',
    ],
    [
      'begins where a request names its content',
      'Message to all parents of the squad - gala at Kilmarley baths Sunday 23 March, start 9.30. From Murdo.',
      'general',
      'Gala at Kilmarley baths Sunday 23 March, start 9.30',
    ],
    [
      'applies for a position',
      'Cover letter for my application as a trainee baker with Nolan & Webb. I can start on 1 October.',
      'cover-letter',
      'I am applying for the position of trainee baker with Nolan & Webb.',
    ],
    [
      'numbers only the lines that the prompt numbers',
      'how to descale a samovar, electric.\n1) unplug it, wait 1 hour\n2) fill in 60 g citric acid\n3) soft brush, never wire\ntap still drips: new seal',
      'how-to-guide',
      '1. Unplug it, wait 1 hour\n2. Fill in 60 g citric acid\n3. Soft brush, never wire\n\nTap still drips: new seal.',
    ],
    [
      'takes lines after “>” for notes where it is no reply',
      'PRESS RELEASE\n> Clog museum gets the Aalders collection\n> 4,120 pairs, oldest 1731\n> contact press@clogs.example',
      'general',
      'Clog museum gets the Aalders collection\n\n• 4,120 pairs, oldest 1731\n• Contact press@clogs.example',
    ],
    [
      'keeps initials and ranges within their line',
      'Newsletter, pinball league\n- 2nd Obi Farrant 38, 3rd Lucasz W. 33\n- round 1 at 9:30\n– 7 rounds on Sunday',
      'newsletter',
      '• 2nd Obi Farrant 38, 3rd Lucasz W. 33\n• Round 1 at 9:30\n• 7 rounds on Sunday',
    ],
    [
      'spells out chat forms',
      'Notice: the yard is shut til 4 June, keys w/ Marta, noone may park.',
      'general',
      'until 4 June, keys with Marta',
    ],
    [
      'is titled by what a text is needed for',
      'A press release is needed for the reopening of the Orvel Tram Museum. It opens again on 18 April.',
      'general',
      'Press release\n\nReopening of the Orvel Tram Museum',
    ],
    [
      'is titled by the position that an advertisement fills',
      'We are looking for a baker and want to advertise the position. The work is 32 hours a week.',
      'general',
      'Baker\n\nThe work is 32 hours a week.',
    ],
    [
      'knows a wish in a longer sentence for a request',
      'What we have in mind is a newsletter for the readers of the Cord Street Library. The seed exchange returns on 6 June.',
      'general',
      'Subject: Newsletter for the readers of the Cord Street Library\n\nHello,\n\nThe seed exchange',
    ],
    [
      'is signed by whom “it is signed by”',
      'I would like an e-mail to our customer Ingrid Tarkov. The harp is ready. It is signed by Matteus Orlo.',
      'email',
      'The harp is ready.\n\nBest regards\nMatteus Orlo',
    ],
  ])('%s', async (_, prompt, template, expected) => {
    expect(await textOf(prompt, template)).toContain(expected);
  });

  it('has nothing of what is said to the writer in brackets, and does not report a ban that it keeps', async () => {
    const prompt =
      "Notice: the sauna is closed on 4 May. Reason: a pipe (don't name Jarvis Ltd, we are still talking) burst.";
    const { content, warnings } = await draft(prompt);
    expect(content).not.toMatch(/Jarvis|talking/);
    expect(warnings.map(({ message }) => message).join('\n')).not.toContain('Jarvis');
  });

  it('has nothing of what is between the writer and the caller', async () => {
    const { content, warnings } = await draft(
      'Notice: the kiln is out of order until 4 May.\n\nBetween us: Mr Ostrov broke it. He will not pay.\n\nPieces can wait on shelf 3.',
    );
    expect(content).toMatch(/4 May[^]*shelf 3/);
    expect(content).not.toMatch(/Ostrov|pay/);
    expect(warnings.map(({ message }) => message).join('\n')).toContain('Ostrov');
  });

  it('has no clause of a ban', async () => {
    const text = await textOf(
      "Job ad for a lock keeper. The season starts on 15 April. Pay is 24,500 kronor a month. I'd rather you didn't mention that Holger was let go.",
    );
    expect(text).toContain('24,500 kronor');
    expect(text).not.toContain('Holger');
  });

  it('sums a quotation up in so many sentences, without what the words after it exclude', async () => {
    const text = await textOf(
      'Summarize this in 3 sentences: "The choir met on 4 March and 31 people came. The parking was discussed for an hour. The concert is on 6 June in the town hall. Tickets cost 9 euros." leave out the parking',
    );
    expect(text).toBe(
      'The choir met on 4 March and 31 people came. The concert is on 6 June in the town hall. Tickets cost 9 euros.',
    );
  });

  it('leaves a newsletter without a sender unsigned', async () => {
    expect(await textOf('Newsletter for our rowing club. New boats arrive in May.', 'newsletter')).toMatch(
      /New boats arrive in May\.$/,
    );
  });
});
