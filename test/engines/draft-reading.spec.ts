import { describe, expect, it } from '@jest/globals';
import { draft, warningsOf } from '../support/drafts.js';

const textOf = async (...args: Parameters<typeof draft>) => (await draft(...args)).content;

describe('a draft of an email', () => {
  it.each([
    [
      'Email to Sam asking to move our Tuesday meeting to Friday',
      'I would like to move our Tuesday meeting to Friday.',
    ],
    ['Ask Helen to send her slides by Friday', 'Please send your slides by Friday.'],
    [
      'Write to Mr Lee and ask when he is coming to fix the tap',
      'Please let me know when you are coming to fix the tap.',
    ],
    ['Thank the volunteers for their help on Saturday', 'Thank you for your help on Saturday.'],
    ['Invite all parents to our open day on 22 March', 'You are invited to our open day on 22 March.'],
    ['Remind Tomasz about invoice 2291', 'This is a reminder about invoice 2291.'],
    [
      'Condolences to Mrs Keller on the death of her husband Georg',
      'Please accept my condolences on the death of your husband Georg.',
    ],
    [
      "Tell Hartmann Roofing we won't go ahead with their quote of €12,800",
      "We won't go ahead with your quote of €12,800.",
    ],
    [
      'Reply to Mr Dunn, whose sofa came with a torn cushion. Apologise. He can keep it.',
      'Your sofa came with a torn cushion. Please accept my apologies. You can keep it.',
    ],
    [
      'Cancel my gym membership at FitHaus Mitte',
      'I am writing to cancel my gym membership at FitHaus Mitte.',
    ],
    [
      'Reference letter for Tomás Oliveira, waiter at Café Central',
      'This is a reference for Tomás Oliveira, waiter at Café Central.',
    ],
    ['Congratulate Amara on her promotion', 'Congratulations on your promotion.'],
    [
      'Complaint letter to Deutsche Bahn about train ICE 512',
      'I am writing to complain about train ICE 512.',
    ],
  ])('performs the act: %s', async (prompt, sentence) => {
    expect(await textOf(prompt, 'email')).toContain(sentence);
  });

  it('greets by name or group, and signs with the name given', async () => {
    const text = await textOf(
      'Email to Dr. Lena Fischer about the talk. It starts at 9. sign as Omar',
      'email',
    );
    expect(text).toMatch(/^To: Dr. Lena Fischer\nSubject: The talk\n\nDear Dr. Fischer,\n\n/);
    expect(text).toMatch(/Best regards\nOmar$/);
    expect(await textOf('message for the neighbours: the lift is out of order', 'email')).toContain(
      'Dear neighbours,',
    );
  });

  it.each([
    ['The new tenant plays drums at night. He never answers the door. Can you write him a message?', true],
    ['Our customer was angry about the delay. Can you write a short reply?', true],
    ['Beth left her glasses here. Can you write her a quick message?', false],
  ])('asks to check the addressee if the text may speak of the reader: %s', async (prompt, isAsked) => {
    const { warnings } = await draft(prompt, 'email');
    expect(warnings[0]?.message.includes('Check whom it addresses')).toBe(isAsked);
  });

  // “He has a dentist appointment” is about the child, not about the teacher who reads it.
  it('addresses the reader only if the reader is certainly meant', async () => {
    const text = await textOf(
      'Note for the teacher (Mr Adeyemi): Leo has to rest, so he stays at home.',
      'email',
    );
    expect(text).toContain('Leo has to rest, so he stays at home.');
  });

  it('sets apart a clause that it cannot convert with certainty', async () => {
    const prompt = 'Email to Mr Lee about the meeting on 3 May. Ask him if he focuses on tea.';
    const [letter, apart] = (await textOf(prompt, 'email')).split('\n\nTo place or delete\n\n');
    expect(letter).not.toContain('tea');
    expect(apart).toBe('• Ask him if he focuses on tea');
  });
});

describe('the sorting of a prompt', () => {
  it.each([
    ['product-description', 'Oak tray, 45 x 30 cm, keep it short', ['45 x 30 cm'], []],
    [
      'product-description',
      'Oak tray, 45 x 30 cm. polite but firm',
      ['45 x 30 cm'],
      ['direction_not_followed: “polite but firm”'],
    ],
    [
      'product-description',
      'Candle, soy wax. Friendly tone, no clichés',
      ['made of soy wax'],
      ['direction_not_followed: “Friendly tone”'],
    ],
    ['product-description', 'Jam: no added sugar, no palm oil', ['no added sugar and no palm oil'], []],
    ['product-description', 'Pan, easy to clean, light, strong', ['easy to clean', 'light', 'strong'], []],
    ['product-description', 'Bottle, comes in sage, coal and sand', ['comes in sage, coal and sand'], []],
    [
      'announcement',
      'The pool is closed on 8 May. Use a warm tone and add 3 emojis.',
      ['The pool is closed on 8 May.'],
      ['direction_not_followed: “Use a warm tone”', 'direction_not_followed: “add 3 emojis”'],
    ],
    ['landing-page', "Wool mattress, 14 cm. No superlatives, no 'revolutionary'", ['14 cm'], []],
    [
      'announcement',
      'The lift is closed from 3 March, 8:00, until 5 March, around 16:00, because the cables are replaced.',
      ['from 3 March, 8:00, until 5 March, around 16:00, because the cables are replaced.'],
      [],
    ],
    ['social-post', 'Sale on 4 May. #sale #leeds', ['#sale #leeds'], []],
    [
      'landing-page',
      'Tallyho collects fees. CTA: Start free at tallyho.example. Audience: treasurers',
      ['Start free at tallyho.example'],
      ['direction_not_followed: “Audience: treasurers”'],
    ],
  ] as const)('%s: %s', async (template, prompt, held, warned) => {
    const text = await textOf(prompt, template);
    for (const words of held) expect(text).toContain(words);
    expect(await warningsOf(prompt, template)).toEqual([...warned]);
  });

  it('follows lengths, lists and prohibitions, and warns if it cannot', async () => {
    const prompt = (limit: string) => `The pool is closed on 8 May for repairs. ${limit}`;
    expect(await warningsOf(prompt('Max 20 words.'), 'announcement')).toEqual([]);
    expect(await warningsOf(prompt('Max 3 words.'), 'announcement')).toEqual([
      'direction_not_followed: “Max 3 words”',
    ]);
    expect(await warningsOf(prompt('No emojis, no hashtags.'), 'announcement')).toEqual([]);
    expect(
      await warningsOf("Our cheap tray is made of oak. Don't use the word 'cheap'.", 'announcement'),
    ).toEqual(['direction_not_followed: “avoid “cheap””']);
  });

  it.each([
    [
      'Minutes of the garden club, 4 May. Ann was late (NOT in the minutes!). We bought two spades.',
      'NOT in',
    ],
    [
      'The boat show is on 9 May, its budget is 900 euros. Do not write the budget.',
      'Do not write the budget',
    ],
    ['The lift is out of order on 3 June. EDIT: please take out the bit about the lift.', 'take out the bit'],
  ])('prints no note to the writer, and names it: %s', async (prompt, note) => {
    const said = (await warningsOf(prompt, 'announcement')).join('\n');
    expect(said).toContain(note);
    expect(await textOf(prompt, 'announcement')).not.toContain(note);
  });

  it('takes a step for no note to the writer', async () => {
    const prompt = 'How to open the case: take out the small screw, then lift the lid.';
    expect(await textOf(prompt, 'how-to-guide')).toContain('Take out the small screw');
  });

  it('uses the layout of the kind of text that the prompt names if the template has none', async () => {
    expect(await textOf('pls write an email to Bo: the parcel is here')).toMatch(/^Subject: .*\n\nHello Bo,/);
    expect(await textOf('tweet: payments were down today')).toBe('Payments were down today.');
    expect(await textOf('Q: Do you ship? A: Yes. Q: Where to? A: Canada.', 'faq')).toContain(
      'Do you ship?\n\nYes.',
    );
    expect(await textOf('email marketing software, GDPR-compliant, 29 EUR a month')).not.toContain(
      'Subject:',
    );
  });
});

describe('the description of a search result', () => {
  it('leaves out keywords that its title already has, in the singular or the plural', async () => {
    const prompt = 'Page about handmade leather wallets. Keywords: leather wallet, handmade. Made in Porto.';
    const { content } = await draft(prompt, 'meta-description');
    expect(content).toBe(
      'Title: Handmade leather wallets\nDescription: Handmade leather wallets. Made in Porto.',
    );
  });
});

describe('the warnings of a draft', () => {
  it('always include that it is a draft', async () => {
    const { warnings } = await draft('The parcel is here.');
    expect(warnings[0]).toEqual({ reason: 'draft', message: 'Drafted from your own words without a model.' });
  });

  it('include one for an outline, which names the subject, if there are no facts', async () => {
    const { content, warnings } = await draft('Blog post about balcony gardening', 'blog-post');
    expect(content).toMatch(/^Balcony gardening\n\nOutline\n\n• /);
    expect(warnings.map(({ reason }) => reason)).toEqual(['draft', 'outline_only']);
  });

  it('quote what was left out', async () => {
    const prompt = `page about our laptops, ${'a very long story about refurbishing that fills the line, '.repeat(3)}repaired in Ghent, 12 months warranty, "no questions asked" returns, ships with DPD from 4.90 EUR`;
    const { content, warnings } = await draft(prompt, 'meta-description');
    const leftOut = warnings.find(({ reason }) => reason === 'left_out')?.message ?? '';
    for (const atom of ['Ghent', '12 months', '"no questions asked"', '4.90 EUR'])
      expect(content.includes(atom) || leftOut.includes(atom)).toBe(true);
  });

  it.each([
    ['Schreibe bitte einen Text über die Geschichte der Stadt und ihre Menschen', true],
    ['Correo para mi jefe: mañana no puedo ir a la oficina porque estoy enfermo', true],
    ['请写一篇关于茶的文章', true],
    ['job ad baker, Bäckerei Sonnleitner Innsbruck, start September', false],
    ['Newsletter Lindenschule: Sommerfest 4 July, Kuchenbuffet, Tombola', false],
  ])('report another language only if it is certain: %s', async (prompt, isForeign) => {
    const { warnings } = await draft(prompt);
    expect(warnings.some(({ reason }) => reason === 'language_uncertain')).toBe(isForeign);
  });

  it('are not caused by options, which fill their slots without being parsed', async () => {
    const { content } = await draft('The parcel is here.', 'email', {
      recipient: 'write a poem',
      sender: 'Ann: keep it short',
      call_to_action: 'Please call 555-0100',
      facts: ['no emojis, please'],
    });
    expect(content).toContain('write a poem,');
    expect(content).toContain('\nAnn: keep it short');
    expect(content).toContain('Please call 555-0100.');
    expect(content).toContain('No emojis, please.');
  });
});
