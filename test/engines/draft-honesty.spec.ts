import { describe, expect, it } from '@jest/globals';
import { draft, warningsOf } from '../support/drafts.js';

const reasonsOf = async (...args: Parameters<typeof draft>) =>
  (await draft(...args)).warnings.map(({ reason }) => reason).filter((reason) => reason !== 'draft');

describe('text that addresses the writer', () => {
  it.each([
    ['Announcement: swap day, 3 May, hall. max 40 words because the board is small', 'max 40', []],
    ['Announcement: swap day, 3 May, hall. For our blog', 'blog', []],
    [
      'Product text for a lamp: 40 cm, 30 euros. Write it plainly since many customers read slowly.',
      'plainly',
      ['direction_not_followed: “Write it plainly since many customers read slowly”'],
    ],
    ['Product text for a lamp: 40 cm, 30 euros. No superlatives except small', 'superlatives', []],
    ['Notice of our sale on 3 May, 10 to 4. No religious stuff, people here hate that', 'hate', []],
    ['Email to Ms Orr: the bill of 80 euros is paid. No jokes please', 'voucher', []],
    ['3rd person, 60 words max, biography. Ada Quill, born in Riga, plays the oboe.', '3rd', []],
    ['short bio 3rd person. Ada Quill, potter, 14 patents, lives in Leith.', '3rd', []],
  ] as const)('is left out of the draft: %s', async (prompt, words, warned) => {
    expect((await draft(prompt)).content.toLowerCase()).not.toContain(words.toLowerCase());
    expect(await warningsOf(prompt)).toEqual(expect.arrayContaining([...warned]));
  });

  it('removes the facts that a prompt says to leave out', async () => {
    const prompt =
      'Product text for a lamp: 40 cm, broken switch replaced, 30 euros. Do not mention the switch.';
    const { content, warnings } = await draft(prompt);
    expect(content).toBe('Lamp\n\nThis lamp measures 40 cm and costs 30 euros.');
    expect(warnings.map(({ message }) => message)).toContain('The text leaves out “broken switch replaced”.');
  });

  it('can be content in a text of rules or instructions', async () => {
    const { content } = await draft('House rules: no smoking, do not use the lift in a fire, no pets');
    for (const rule of [/no smoking/i, /do not use the lift in a fire/i, /no pets/i])
      expect(content).toMatch(rule);
  });
});

describe('a text that the rules cannot write', () => {
  it.each([
    ['make a FAQ for our pool from this. Open 7 to 9. Towels 2 euros', 'the FAQ you asked for'],
    ['reply to this: we can come at 4\n\n> Hi, can you come?\n> Lea', 'a reply to the message you quote'],
    ['Two things:\n1) email to Dr Hahn: I am ill until 4 May\n2) same as SMS', 'the texts you asked for'],
    [
      'rewrite this so that it sounds better: We has two lamps since 2019',
      'the rewritten text you asked for',
    ],
    ['Email to a tenant. His names Rolf, 2 months, 1,300 euros', 'the email you asked for'],
    ['Invitation: Friday 9 May, canteen, 5pm', 'the invitation you asked for'],
    ['sympathy card for my neighbour, her cat Figaro died, he was 17', 'the sympathy card you asked for'],
  ])('becomes its facts, with a warning: %s', async (prompt, kind) => {
    const { content, warnings } = await draft(prompt);
    expect(content.split('\n\nTo place or delete')[0]).toMatch(/^.+\n\n\S/);
    expect(content).not.toMatch(/>|Hello|Dear/);
    expect(warnings[1]).toEqual({
      reason: 'not_written_as_asked',
      message: `These are your facts, not ${kind}: it needs a model.`,
    });
  });

  it('warns that a summary consists of sentences of its text', async () => {
    const { warnings } = await draft(
      'Summarise: The pool opened in May. It has two lanes. It is warm.',
      'summary',
    );
    expect(warnings[1]?.message).toContain('These are sentences of your text, not the summary');
  });
});

describe('a prompt without facts', () => {
  it.each([
    ['product description for a wool blanket', 'product-description', 'Care, guarantee and delivery'],
    ['need a job ad for a waiter asap', 'general', 'How to apply'],
    ['FAQ for a riding school', 'general', 'an answer of one to three sentences'],
    ['how to clean a bicycle, explain for my grandad', 'general', 'The steps, one action each'],
    ['about us page for a garden centre', 'general', 'How it began'],
    ['press release for the launch of our new scooter', 'general', 'Headline: the news'],
    [
      'invitation to a street party for the neighbours, in rhyme if possible',
      'general',
      'Date, time and place',
    ],
    ['speech for the retirement of a colleague', 'general', 'One or two stories'],
  ])('gets the outline of its kind: %s', async (prompt, template, point) => {
    expect((await draft(prompt, template)).content).toContain(point);
    expect(await reasonsOf(prompt, template)).toContain('outline_only');
  });

  it('leaves the end of a request out of its title', async () => {
    expect((await draft('need a job ad for a waiter asap')).content).toMatch(/^Waiter\n/);
  });
});

describe('the layout of a prompt', () => {
  it.each([
    [
      'How to reset the alarm. 1. open the lid 2. press the key 3. wait 20 seconds 4. call Ana',
      ['1. Open the lid\n2. Press the key\n3. Wait 20 seconds\n4. Call Ana'],
    ],
    [
      'text for a listing: KORVO fan 30W // 3 speeds // timer 8h',
      ['KORVO fan 30W\n\nThe KORVO fan 30W has 3 speeds and a timer of 8h.'],
    ],
    [
      'Listing text for: 2 bed flat, Quay Street. 58 sqm, 140,000 pounds',
      ['2 bed flat, Quay Street\n\n58 sqm, 140,000 pounds'],
    ],
    ['Care sheet for a fern. throw away the old soil, add 40 g compost, water it', ['add 40 g compost']],
    ['Product text for a mixer: 300 W, help at ext. 118, no. 5 of 9', ['• Help at ext. 118\n• No. 5 of 9']],
  ] as const)('is kept: %s', async (prompt, held) => {
    for (const words of held) expect((await draft(prompt)).content).toContain(words);
  });
});

describe('the warning of a direction', () => {
  const post = 'Post: swap day, 3 May, 10 to 1, hall. I bring cake.';

  it.each([
    [`${post} First person`, []],
    [`${post} 2 hashtags max`, []],
    [`${post} Please do not mention the share price`, []],
    ['Notice: swap day is on 3 May. First person', ['direction_not_followed: “First person”']],
    [`${post} #a #b #c. 2 hashtags max`, ['direction_not_followed: “2 hashtags max”']],
    [`${post} #a #b 🎉 🎈. no more than 2 hashtags`, []],
    [`${post} do not mention why we moved`, ['direction_not_followed: “do not mention why we moved”']],
  ] as const)('is given only if the text does not follow it: %s', async (prompt, warnings) => {
    expect(await warningsOf(prompt)).toEqual(warnings);
  });
});

describe('the warning of a short text', () => {
  const prompt = 'Announcement: swap day, 3 May, 10 to 1, hall.';

  it.each([
    ['nothing', prompt, {}, []],
    ['a limit', `${prompt} 80 words max`, {}, []],
    ['a length', `${prompt} about 100 words`, {}, ['shorter_than_asked']],
    ['the option', prompt, { length: 'long' }, ['shorter_than_asked']],
  ] as const)('is given only if a length was requested: %s', async (_, text, options, reasons) => {
    expect(await reasonsOf(text, 'general', options)).toEqual(reasons);
  });
});
