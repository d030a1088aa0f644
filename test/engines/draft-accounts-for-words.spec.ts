import { describe, expect, it } from '@jest/globals';
import { draft, warningsOf } from '../support/drafts.js';

const textOf = async (...args: Parameters<typeof draft>) => (await draft(...args)).content;

describe('the words of a prompt', () => {
  it.each([
    ['FAQ for our swap shop. Do you take books? Yes. Is it free? Yes.', 'swap'],
    ['Mail an Vermieter. The heating is off since 4 May.', 'vermieter'],
    [
      'one-pager site for a mobile bike mechanic: "Spokesperson". I come to your home, 55 euros',
      'mobile bike mechanic',
    ],
  ])('are in the text or named as left out: %s', async (prompt, words) => {
    const { content, warnings } = await draft(prompt);
    const said = [content, ...warnings.map(({ message }) => message)].join('\n');
    expect(said.toLowerCase()).toContain(words);
  });

  it('are not named if they only ask for the text', async () => {
    const prompt = 'Can you please write me a quick note for the door? The bell is broken. Thanks!';
    expect(await warningsOf(prompt)).toEqual([]);
  });

  it('are content after “mention that” and after a question', async () => {
    const bike = 'Describe our bike: 11 kg, 7 gears, 749 euros. Mention that you can take it on trains';
    expect(await textOf(bike, 'product-description')).toContain('You can take it on trains');
    const faq = await textOf('FAQ. Do you take books? Yes. What about furniture? no, no space.', 'faq');
    expect(faq).toContain('What about furniture?\n\nNo');
  });

  it.each([
    ["how to change the battery: twist left, pull down. don't paint over it", 'paint over it'],
    ['Notice: fire drill on 3 May at 11. not a test of kindness so leave the coffee', 'test of kindness'],
  ])('are named if a prohibition may be content: %s', async (prompt, words) => {
    const { content, warnings } = await draft(prompt, 'announcement');
    expect([content, ...warnings.map(({ message }) => message)].join('\n')).toContain(words);
  });

  it('are distinguished from directions by their units and currencies', async () => {
    const text = await textOf(
      'Jumper for dogs, wool, 3 colors. 28,- Please put the care last.',
      'product-description',
    );
    expect(text).toContain('28,-');
    expect(text).not.toMatch(/care last/);
    expect(await textOf('Announcement: the fair takes place in the hall. 14 euros with the pot.')).toContain(
      '14 euros with the pot',
    );
  });

  it.each([
    ['the grant is paid. homework by mail. Thanks, Jens', 'Jens'],
    ['the grant is paid on 3 May. Sincerely, Villa Ros', 'Villa Ros'],
    ['the grant is paid on 3 May. The Ironworks team', 'The Ironworks team'],
    ['the grant is paid on 3 May. Signed Fam. Kessler', 'Fam. Kessler'],
  ])('name the sender at their end: %s', async (words, sender) => {
    const text = await textOf(`Email to Ms Orr: ${words}`, 'email');
    expect(text.endsWith(`\n\nBest regards\n${sender}`)).toBe(true);
  });

  it('decline an invitation instead of sending one', async () => {
    const prompt =
      'decline the invitation to speak at FinCon on 11 June politely, I am on leave. from Mirjam Toll';
    const text = await textOf(prompt, 'email');
    expect(text).toContain('have to decline the invitation to speak at FinCon on 11 June.');
    expect(text).not.toContain('You are invited');
  });

  it('are what follows “share that”', async () => {
    const post = 'Share that I finished my training at 38. It took 3 years. Thank Orla who hired me.';
    expect(await textOf(post, 'linkedin-post')).toBe(
      'I finished my training at 38. It took 3 years.\n\nTo place or delete\n\n• Thank Orla who hired me',
    );
  });

  it('fill the sender, the call to action and the hashtags', async () => {
    expect(await textOf('Email to Ms Orr: the lamp is here. Sign Tilly from Northpack', 'email')).toMatch(
      /Best regards\nTilly from Northpack$/,
    );
    expect(await textOf('Post: swap day on 3 May. From 10 to 4. friendly + hashtags #swap')).toMatch(
      /\n\n#swap$/,
    );
    expect(await textOf('Page for a kayak school. Lessons cost 30 euros. CTA book a slot')).toMatch(
      /\n\nBook a slot\.$/,
    );
  });
});

describe('the title of a draft', () => {
  it.each([
    ['lost cat poster\nname: Biscuit, ginger, missing since 9 May\nreward 50', 'general', 'Lost cat'],
    [
      'JOB AD part time crossing guard, Milltown, £12.60/h, 4 hours',
      'job-description',
      'Part time crossing guard',
    ],
    ['Explain how you join our wifi - network is HALL, 2 h limit', 'how-to-guide', 'How you join our wifi'],
    ['guide to return a scooter: park it. take 1 photo. tap End.', 'how-to-guide', 'How to return a scooter'],
    ['Minutes from Monday: present Jo, Raf. budget 12k.', 'general', 'Minutes'],
  ])('names the subject or the kind: %s', async (prompt, template, title) => {
    expect((await textOf(prompt, template)).split('\n')[0]).toBe(title);
  });

  it('is no request', async () => {
    const email = await textOf('pls answer this customer: her lamp broke. We send a new one.', 'email');
    expect(email).toMatch(/^Subject: /);
    expect(email.toLowerCase()).not.toContain('answer this');
    expect(await textOf('please announce that Mr. Lund is our new caretaker, from 1 Feb')).not.toMatch(
      /announce that/i,
    );
  });

  it('is not the word that asks for something', async () => {
    expect(await textOf('I need something to say at a wedding. Her name is Ada, his is Ben')).not.toMatch(
      /^Something/,
    );
    expect(
      await textOf('author bio for back cover. Ned Quilliam. Lives on Man. Sold 3 books.', 'bio'),
    ).toMatch(/^Ned Quilliam\n/);
  });

  it('is the position in a cover letter', async () => {
    const text = await textOf(
      'cover letter to Bluebird Press for editorial assistant. I start in 2 weeks.',
      'cover-letter',
    );
    expect(text).toMatch(/^Subject: Application: editorial assistant\n/);
    expect(text).toContain('I am applying for the position of editorial assistant.');
  });

  it('names the subject of a newsletter or an invitation', async () => {
    expect(await textOf('newsletter autumn, rowing club\n- the roof is fixed\n- AGM 14 Nov')).toMatch(
      /^Subject: Newsletter: autumn, rowing club\n/,
    );
    expect(await textOf('Write an invite to my mums 70th. It is on 18 July at 3 pm.', 'email')).not.toMatch(
      /Dear mums/,
    );
  });
});

describe('the steps of a guide', () => {
  it.each([
    'how to bleed a radiator. 1) turn it off, wait 30 min 2) hold a cloth under it 3) open the valve',
    'how to bleed a radiator: turn it off. hold a cloth under it. open the valve. number the steps',
  ])('are numbered if the prompt numbers them or asks for it: %s', async (prompt) => {
    const text = await textOf(prompt, 'how-to-guide');
    expect(text).toMatch(/\n1\. Turn it off.*\n2\. Hold a cloth under it\n3\. Open the valve$/);
    expect(await warningsOf(prompt, 'how-to-guide')).toEqual([]);
  });
});
