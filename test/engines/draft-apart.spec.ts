import { describe, expect, it } from '@jest/globals';
import type { Stretch } from '../../src/engines/builtin/draft/roles/stretches.js';
import { newBrief } from '../../src/engines/builtin/draft/sort/brief.js';
import { setApart } from '../../src/engines/builtin/draft/sort/set-apart.js';
import { draft } from '../support/drafts.js';

/** The text, and the words that are set apart below it. */
async function partsOf(prompt: string, template?: string): Promise<[text: string, apart: string[]]> {
  const { content } = await draft(prompt, template);
  const [text = '', apart = ''] = content.split('\n\nTo place or delete\n\n');
  return [text, apart.split('\n').filter((line) => line !== '')];
}

const aStretch = (text: string) => ({ role: 'note', text, isUnsure: true }) as Stretch;

describe('words that may be content or a note to the writer', () => {
  it.each([
    [
      'announcement',
      'Our clinic needs dog donors. Dogs over 25 kg. Nobody reads signs there.',
      'Nobody reads',
    ],
    [
      'press-release',
      'Press release. Our film won 2nd prize in Oberhausen. Names of the students should not appear, parents didn’t sign.',
      'Names of the students',
    ],
    [
      'newsletter',
      'Newsletter. Bins are emptied on Thursdays now. The mayor is easily offended.',
      'easily offended',
    ],
  ])('stand below a text, not in it: %s', async (template, prompt, words) => {
    const [text, apart] = await partsOf(prompt, template);
    expect(text).not.toContain(words);
    expect(apart.join('\n')).toContain(words);
    expect((await draft(prompt, template)).warnings[0]?.message).toContain('under “To place or delete”');
  });

  it('are none that only lead to the words after them', () => {
    const brief = newBrief({ id: 'general', layout: 'list' }, false, '');
    expect(setApart(aStretch('For the questions:'), brief)).toBe(true);
    expect(setApart(aStretch('For the questions'), brief)).toBe(true);
    expect([brief.apart, brief.leftOut]).toEqual([['For the questions'], ['For the questions:']]);
  });

  it('are a heading and a list in Markdown', async () => {
    const prompt = 'Our clinic needs dog donors. Dogs over 25 kg. Nobody reads signs there.';
    const { content } = await draft(prompt, 'announcement', { format: 'markdown' });
    expect(content).toMatch(/\n\n## To place or delete\n\n- Nobody reads signs there$/);
  });

  it('are not counted as a part of the text', async () => {
    const { warnings } = await draft(
      'Bio, 20 words. Ada Quill, born in Riga, plays the oboe. Be open about the hiccup, and end with the oboe.',
      'bio',
    );
    expect(warnings.map(({ reason }) => reason)).toContain('shorter_than_asked');
  });

  it('are part of the text after the colon of a request', async () => {
    const [text, apart] = await partsOf(
      'how to bleed a radiator: turn it off. hold a cloth under it. open the valve.',
      'how-to-guide',
    );
    expect(text).toContain('Turn it off');
    expect(apart).toEqual([]);
  });

  it('have no place in a description for search engines', async () => {
    const { content } = await draft(
      'meta description for Dino Putt, mini golf in Skegby, from £7.50. Be open about the price.',
      'meta-description',
    );
    expect(content).not.toContain('To place or delete');
  });
});

describe('words of a request that the text lacks', () => {
  it('are its title', async () => {
    const [text, apart] = await partsOf(
      'Please explain to our guests how to heat the sauna of the cabin Karhunpesä. First fill the bucket.',
      'how-to-guide',
    );
    expect(text).toMatch(/^How to heat the sauna of the cabin Karhunpesä\n/);
    expect(apart).toEqual([]);
  });

  it('are named in a warning if they say whom it is for', async () => {
    const prompt = 'Welcome text for the international student office website. The office opens at 9.';
    const [text, apart] = await partsOf(prompt);
    expect(text).not.toContain('website');
    expect(apart).toEqual([]);
    const { warnings } = await draft(prompt);
    expect(warnings.find(({ reason }) => reason === 'left_out')?.message).toContain('international');
  });

  it('are an act that cannot be said to the reader', async () => {
    const [text, apart] = await partsOf(
      'Thank the Ellery Foundation and whoever else it was for 7,500 dollars. We bought 18 used laptops.',
      'email',
    );
    expect(text).not.toContain('Thank the Ellery');
    expect(apart.join('\n')).toContain('for 7,500 dollars');
  });
});

describe('brackets that speak to the writer', () => {
  it.each(['be honest about it', 'keep it vague!!', 'leave that in!!', 'don’t mention the price'])(
    'are cut from the fact before them: (%s)',
    async (aside) => {
      const [text] = await partsOf(
        `Listing: cargo trike, scratch on the left of the box (${aside}), 6 months warranty, €2,480.`,
        'product-description',
      );
      expect(text).toContain('Details\n\n• Scratch on the left of the box\n•');
      expect(text).toContain('6 months warranty');
      expect(text).not.toContain('(');
    },
  );

  it('stay if they are a fact', async () => {
    const [text] = await partsOf(
      'Notice: rehearsals move to Wednesday, 18.30, Sund school (the old gym), from 3 May.',
      'announcement',
    );
    expect(text).toContain('(the old gym)');
  });
});

describe('what a prompt says of itself', () => {
  it('in square brackets is no part of the text', async () => {
    const prompt =
      'Lost: a tortoise, 22 cm, since 5 June. Tel 01632 960 547. [notice for letterboxes, a5, kids should read it]';
    expect((await draft(prompt)).content).not.toContain('letterboxes');
  });

  it('of its tone is no part of the text', async () => {
    const { content } = await draft(
      'slogans for a shop that only sells umbrellas. dry humour (sorry). 5 or so',
      'tagline',
    );
    expect(content).not.toContain('umour');
    expect(content).toMatch(/^Shop that only sells umbrellas\n/);
  });

  it('is corrected without a second noun', async () => {
    const [text] = await partsOf(
      'Invoice from 11 April, 1,268.00 EUR for 40 oak chairs - no sorry 44 chairs.',
      'email',
    );
    expect(text).toContain('for 44 oak chairs');
    expect(text).not.toMatch(/chairs.*chairs/);
  });
});

describe('a draft', () => {
  it('keeps a range of dates together', async () => {
    const [text] = await partsOf(
      'Notice: line 27 detour Mon 3 – Fri 14 March because the street gets new pipes.',
      'announcement',
    );
    expect(text).toContain('Mon 3 – Fri 14 March');
  });

  it('takes no place for a name', async () => {
    const [text] = await partsOf(
      'Sales mail to driving schools in Leeds. First car free in October.',
      'sales-email',
    );
    expect(text).not.toContain('Hello Leeds');
  });

  it('greets the person at a company', async () => {
    const [text] = await partsOf(
      'Reminder to Café Zwölfender, attn. Mr. Radomir Kubin. Invoice 0347 was due on 11 May.',
      'email',
    );
    expect(text).toContain('Dear Mr. Radomir Kubin,');
  });

  it('names its topic, also where the prompt brings nothing else', async () => {
    const { content } = await draft(
      '10 mistakes what people make with their first balcony tomatoes, keep each one short',
      'listicle',
    );
    expect(content).toContain('balcony tomatoes');
  });
});

describe('content that looks like a note to the writer', () => {
  it.each([
    ['email', 'Email to Ann: I don’t know if I can come on Friday at 5.', 'if I can come on Friday at 5.'],
    ['email', 'Email to Ann. Can you make it on Friday at 5?', 'Can you make it on Friday at 5?'],
    ['email', 'Email to Mr Lee: could this be sent by 3 May?', 'Could this be sent by 3 May?'],
    ['announcement', 'Announcement: wait, the pool opens on 3 May at 9!', 'the pool opens on 3 May at 9!'],
    ['general', 'Product page for a tent that they can use from 3 May.', 'can use from 3 May'],
    ['faq', 'FAQ. Can it be washed? Yes, at 30 degrees. Could it be frozen? No.', 'No.'],
    ['general', 'Notice [open daily: 9 to 17]. The hall is closed on 3 May.', 'Open daily: 9 to 17'],
  ])('stays in the text: %s: %s', async (template, prompt, words) => {
    const [text, apart] = await partsOf(prompt, template);
    expect(text).toContain(words);
    expect(apart).toEqual([]);
  });

  it('ends a letter as its sign-off, also before directions', async () => {
    const [text] = await partsOf(
      'Email to Mr Lee about the meeting on 3 May. It is at 5. Yours, Dana Voss. No emojis.',
      'email',
    );
    expect(text).toMatch(/\n\nBest regards\nDana Voss$/);
  });

  it('is not followed where it asks to leave something as it is', async () => {
    const { warnings } = await draft(
      'Notice. The hall is closed on 3 May. Leave the tone light.',
      'announcement',
    );
    expect(warnings.map(({ message }) => message).join()).toContain('Leave the tone light');
  });
});
