import { describe, expect, it } from '@jest/globals';
import { draft, warningsOf } from '../support/drafts.js';

const textOf = async (...args: Parameters<typeof draft>) => (await draft(...args)).content;

describe('words about the text', () => {
  it.each([
    ['Product text for a kettle: 1.7 l, steel, £32. 3-4 sentences', 'sentences', '3-4 sentences'],
    ['poster text for the flea market, 1 June, 9 to 3, stalls £8. big headline', 'headline', 'big headline'],
    [
      'thank you email to the volunteers. 64 people came. Warm but not gushing.',
      'gushing',
      'Warm but not gushing',
    ],
    ['notice: keys found, collect from flat 12. it has to fit on a card', 'card', 'it has to fit on a card'],
    [
      'care guide for our pans. Dry right away. Cosy tone for beginners',
      'beginners',
      'Cosy tone for beginners',
    ],
    ['post: swap day on 3 May. please make people share it', 'share', 'make people share it'],
    ['Bake sale notice: 3 May, 10 to 4. Many people here skip that', 'skip', 'Many people here skip that'],
    ['post: our app is out today. Keep to the facts', 'facts', 'Keep to the facts'],
    ['Card for our neighbours: cake on Sunday. Should be a bit funny', 'funny', 'Should be a bit funny'],
    [
      'Describe our night walk: 2 hours, 18 euros. a little spooky please',
      'spooky',
      'a little spooky please',
    ],
    ['Newsletter for parents. Closed on 30 May. warm but to the point', 'warm', 'warm but to the point'],
    ['Notice: the lift is out of order. Apologise', 'apologise', 'Apologise'],
    [
      'Ad for a cook in Riga. Structure it as About us / Tasks',
      'structure',
      'Structure it as About us / Tasks',
    ],
    [
      'Bio for the conference page, I lead the battery lab at Ostrava, I play bass badly. Keep the bass joke. Do not start with my name.',
      'joke',
      'Keep the bass joke',
    ],
    [
      'Email to Ms Orr: the 40 hinges come on 8 June. Please write polite, but we are not guilty, so not too much sorry',
      'sorry',
      'write polite',
    ],
    ['article about worms 800 words good for google', 'google', 'good for google'],
  ])('are no content: %s', async (prompt, leaked, named) => {
    expect((await textOf(prompt)).toLowerCase()).not.toContain(leaked);
    expect((await warningsOf(prompt)).join('\n')).toContain(named);
  });

  it('are left out and named where they may be content', async () => {
    const prompt = "Apology to our guests. The lift broke on 4 May. Own the mistake, don't make excuses.";
    expect(await textOf(prompt)).not.toContain('Own the mistake');
    expect((await warningsOf(prompt)).join('\n')).toContain('“Own the mistake');
  });

  it('need no warning once they are followed', async () => {
    const prompt = 'Email to Ms Orr: we are closed on 3 May. Subject line too please';
    expect(await warningsOf(prompt)).toEqual([]);
    expect(await textOf(prompt)).toBe(
      'Subject: We are closed on 3 May\n\nDear Ms Orr,\n\nWe are closed on 3 May.\n\nBest regards',
    );
  });

  it('are told apart from the orders of a handover or a list', async () => {
    const prompt =
      "Handover notes: ask Lucia for the key. Use door 3. If the bell rings, turn it off. Don't restart the pump.";
    const text = await textOf(prompt);
    for (const order of [
      'Ask Lucia',
      'Use door 3',
      'If the bell rings, turn it off',
      "Don't restart the pump",
    ])
      expect(text).toContain(order);
  });

  it.each([
    ['Notice for our zoo: the path is wet. Do not put your hands in the cage.', 'Do not put your hands in'],
    ['Notice for our zoo: the path is wet. Do not include the dog in the tour.', 'Do not include the dog'],
    ['Notice for our zoo: the path is wet. Do not publish any photos.', 'Do not publish any photos'],
    ['Directions to our house: leave at 9. Take the 38 bus to Angel.', 'Take the 38 bus to Angel'],
    ['Invitation to our picnic: 3 May at noon. PS: bring a cake', 'PS: bring a cake'],
  ])('are content where a reader is meant: %s', async (prompt, kept) => {
    expect(await textOf(prompt)).toContain(kept);
    expect((await warningsOf(prompt)).join('\n')).not.toContain('did not follow');
  });

  it.each([
    ['speech for my dad, tram driver for 35 years, never late', 'Tram driver for 35 years, never late'],
    [
      'Invite: potluck on Sunday 22 March, tell Lina what you bring',
      'Potluck on Sunday 22 March, tell Lina what you bring',
    ],
    ['Letter to the team. I want to thank all nurses. Last day 31 August.', 'I want to thank all nurses.'],
    [
      'LinkedIn post. Topic: we cut waiting from 6 weeks to 2. How: one list',
      'We cut waiting from 6 weeks to 2.',
    ],
    ['FAQ for our pool: tickets 4.80; no lockers without 1 euro', 'No lockers without 1 euro'],
    ['text message to Jo that I am late, I want the soup', 'I want the soup'],
    ['post: charity run on 5 October, 10k, sign up at run.example', '10k\nSign up at run.example'],
  ])('are no facts: %s', async (prompt, kept) => {
    expect(await textOf(prompt)).toContain(kept);
  });
});

describe('a request', () => {
  it.each([
    ['couple of slogans for a pizza van pls', 'Slogans for a pizza van\n\nOutline'],
    ['Write about our cooking class. 6 dates from 7 March', 'Cooking class'],
    ['sorry to bother, could you do me a text message to Jamie that I am late', 'Hello Jamie,\n\nI am late.'],
    ['We close on 3 May, can you write an email to our customers', 'Dear customers,\n\nWe close on 3 May.'],
    ['Tell Mrs Fenwick her glasses are ready, text message', 'Dear Mrs Fenwick,\n\nYour glasses are ready.'],
    ['need a text to cancel my membership, number 55821', 'I am writing to cancel my membership.'],
    ['Write an eulogy for Aunt May, she baked for 40 years', 'Aunt May'],
    ['mail to my landlord that the heating is out since Monday', 'The heating is out since Monday.'],
    ['sth nice for our cook Gerda who retires on 3 May. She knew all', 'Our cook Gerda retires on 3 May.'],
  ])('never stands in its text: %s', async (prompt, opening) => {
    const text = await textOf(prompt);
    expect(text).toContain(opening);
    expect(text).not.toMatch(/couple of|could you|can you|write|tweet|text message|I need|^That /im);
  });

  it.each([
    ['notice for the laundry room: machine 2 is broken, use machine 1', 'Laundry room'],
    [
      'notice for the shop: closed on Monday 5 May, open again on 6 May',
      'The shop is closed on Monday 5 May',
    ],
    [
      'press release for the local paper. The library opens on 12 April. 120 things to borrow.',
      'Press release\n\nThe library opens',
    ],
  ])('gives a title and a subject that say something: %s', async (prompt, opening) => {
    expect(await textOf(prompt)).toContain(opening);
  });

  it.each([
    ['Announce our big news to the customers', 'announcement', 'Announcement'],
    ['make our newsletter for march. engaging.', 'newsletter', 'Newsletter'],
    ['Product: Nyx mug. 380 ml, stoneware, £24. Two paragraphs please', 'product-description', 'Nyx mug'],
    [
      'swimming pool Larkmere closed 3.-14. november, reason: new tiles. season tickets get 2 weeks longer',
      'announcement',
      'Swimming pool Larkmere closed 3.-14. November, reason: new tiles',
    ],
  ])('is no title, and no title cuts a date: %s', async (prompt, template, title) => {
    expect((await textOf(prompt, template)).split('\n')[0]).toBe(title);
  });

  it('names the sender and the reader wherever it says who they are', async () => {
    const prompt = 'Resignation letter. Last day 31 August. Addressed to Mrs Doyle. Yours, Dana Voss';
    expect(await textOf(prompt)).toBe(
      'Subject: Resignation\n\nDear Mrs Doyle,\n\nI am writing to give notice of my resignation. The last day is 31 August.\n\nBest regards\nDana Voss',
    );
  });

  it('for a kind of text that has no layout lists the facts, and says so', async () => {
    expect(await warningsOf('Compose a ballad about Aunt May, she baked for 40 years')).toContain(
      'not_written_as_asked: ',
    );
  });

  it('for several texts does not name their number as left out', async () => {
    const warnings = await warningsOf(
      '3 tweet ideas for our run on 5 October, 10k and 5k, sign up at run.example',
    );
    expect(warnings).toEqual(['not_written_as_asked: ']);
  });

  it('for several texts that it outlines says how many were asked for', async () => {
    expect(await warningsOf('give me 5 slogans for a shoe repair shop')).toEqual([
      'outline_only: ',
      'direction_not_followed: “5 slogans”',
    ]);
  });

  it('keeps the numbers of its steps out of the warnings', async () => {
    expect(
      await warningsOf('Handover sheet. 1. turn on the pump 2. check the gauge 3. open valve B'),
    ).toEqual([]);
  });
});

describe('a prompt that corrects itself', () => {
  it.each([
    ['Thursday 12 June → no sorry its Wednesday 11 June', 'Thursday 12 June', 'Wednesday 11 June'],
    ['meet on Tuesday, no wait, Friday at 10', 'Tuesday', 'on Friday at 10'],
    ['we need 4 helpers, actually make it 5, from 9 to 12', '4 helpers', '5 helpers, from 9 to 12'],
    ['entry £20 (sorry, £22) at the door', '£20', '£22 at the door'],
    ['open 9 to 5, make that 9 to 6, every day', '9 to 5', '9 to 6, every day'],
    ['call Hannah Orr, I mean Anna Berg, 555-0100', 'Hannah', 'Anna Berg, 555-0100'],
    ['mail joe@x.example, sorry its jo@x.example please', 'joe@', 'jo@x.example'],
    [
      'from Monday, make it Tuesday actually, as the 3rd is a holiday',
      'Monday',
      'Tuesday, as the 3rd is a holiday',
    ],
    ['any day after the 20th, no sorry after the 22nd', 'the 20th', 'after the 22nd'],
    ['price 12 euros wait no 14 euros with the pot', '12 euros', '14 euros with the pot'],
  ])('has the newer words in its text: %s', async (words, older, newer) => {
    const prompt = `Announcement: the garden fair takes place in the hall. ${words}.`;
    expect(await textOf(prompt)).not.toContain(older);
    expect((await textOf(prompt)).toLowerCase()).toContain(newer.toLowerCase());
    expect((await warningsOf(prompt)).join('\n')).toContain(`left_out: “${older.replace(/ helpers$/, '')}`);
  });

  it.each([
    ['Notice: tickets are £20, actually £5 of it goes to the school.', '£20, actually £5 of it'],
    ['Notice: it opens at 9, actually 10 in winter.', 'at 9, actually 10 in winter'],
    ['Notice: closed on Monday, sorry, Anna has the keys.', 'losed on Monday, sorry, Anna has the keys'],
    ['Notice: Ann said "We sold 3, no wait, 4 cakes" today.', '3, no wait, 4 cakes'],
    ['Notice: the tray is 40 x 28 cm, I mean 40 x 30 cm.', 'ray is 40 x 30 cm'],
    ['Notice: we are sorry, 3 parcels are late.', '3 parcels are late'],
    ['Notice: no dogs, no bikes. Rooms: 12, no 13.', '12, no 13'],
    ['Notice: rather than 5, we take 6 on Friday.', 'Rather than 5, we take 6 on Friday'],
    ['Notice: I am so sorry 2 of the chairs broke.', 'sorry 2 of the chairs broke'],
  ])('is not one that apologizes or compares: %s', async (prompt, kept) => {
    expect(await textOf(prompt)).toContain(kept);
  });
});

describe('what a prompt forbids', () => {
  it.each([
    "don't elaborate",
    'no need to mention the visa',
    'skip the thing with the visa, obviously',
    'nothing about the visa',
    'leave the visa out of it',
    "please don't go on about it",
    'better not bring up the visa',
    'shorter is better',
    '(do not say anything about the visa)',
    "[tone: calm] [don't brag]",
  ])('is not in the text: %s', async (words) => {
    const prompt = `Bio. Ada Quill, born in Riga, plays the oboe. ${words}.`;
    expect(await textOf(prompt)).toBe('Ada Quill\n\nAda Quill was born in Riga and plays the oboe.');
  });

  it.each([
    [
      "Rules for the gym: don't drop the weights, no shouting, leave the towels here",
      "don't drop the weights",
    ],
    ['Notice: skip the queue with code FAST. No need to print your ticket.', 'skip the queue with code FAST'],
    ['Guide for the stove: never leave it alone, do not use petrol', 'do not use petrol'],
  ])('can be meant for its reader: %s', async (prompt, kept) => {
    expect((await textOf(prompt)).toLowerCase()).toContain(kept.toLowerCase());
  });
});

describe('a letter', () => {
  it('greets a group in the plural, and is signed by whoever the prompt introduces', async () => {
    const text = await textOf('Letter to all bidders: the deadline is now 11 March. Im Niamh Orr');
    expect(text).toMatch(/Dear bidders,\n\nThe deadline is now 11 March\.\n\nBest regards\nNiamh Orr$/);
  });

  it('opens with an act only if the request names it', async () => {
    expect(await textOf('Email to Ms Orr: no setup fee, cancel monthly, from 9 euros')).not.toContain(
      'I am writing to cancel',
    );
  });
});
