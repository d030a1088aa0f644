import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

async function textOf(template: string, prompt: string): Promise<string> {
  const { content } = await draft(prompt, template);
  return content.split('\n\nTo place or delete')[0]!;
}

type Case = readonly [template: string, prompt: string, words: string];

describe('words that only lead in content', () => {
  it.each<Case>([
    [
      'email',
      'Email to Mr Bose. What I want to say: the hall is free on 3 May. Best, Una Reid',
      'What I want',
    ],
    [
      'press-release',
      'Press release. The pier opens on 3 May. Include a quote from the mayor, Ada Lind: "At last."',
      'Include',
    ],
    [
      'landing-page',
      'Landing page for Stem, books for florists. Plans start at £75 a month. The call to action is to book a call.',
      'call to action',
    ],
    [
      'email',
      'Email to the parents of 4B. The coach leaves at 8:20. The email comes from Gareth Pell, class teacher.',
      'comes from',
    ],
    [
      'faq',
      'FAQ for Chalkhouse. The day pass costs £9 for adults. Six questions are enough.',
      'questions are enough',
    ],
    [
      'sales-email',
      'Sales letter to boatyards. We inspect cranes for £240 per hoist. Don’t scare them. Ask for Meirion.',
      'scare',
    ],
  ])('are left out: %s: %s', async (template, prompt, words) => {
    expect(await textOf(template, prompt)).not.toContain(words);
  });

  it.each<Case>([
    [
      'email',
      'Email to my tenant Mr Bose. The pump is new. The button is on the back of the machine.',
      'The button is on the back of the machine',
    ],
    [
      'email',
      'Email to the museum. I found a letter. The letter is from 1943 and was in the attic.',
      'The letter is from 1943',
    ],
    [
      'email',
      'Email to Mr Bose. The party was lovely. I will send you all the photos tomorrow.',
      'I will send you all the photos tomorrow',
    ],
    [
      'announcement',
      'Notice: children under 6 may only swim with an adult. The pool closes at 8 pm.',
      'under 6 may only',
    ],
    ['announcement', 'Notice: the museum is closed on 5 may because of the fair.', '5 May because'],
    ['announcement', 'Notice for the lift. Only 2 may enter at a time. Mind the door.', 'Only 2 may enter'],
    [
      'announcement',
      'Notice. Button batteries go into the red box. Others go to the shop.',
      'Button batteries go into the red box',
    ],
    [
      'announcement',
      'Soup for six\n1 cup of sugar\n2 large free-range eggs\n2 cups of flour',
      '1 cup of sugar',
    ],
    ['job-description', 'job ad night nurse\n12 beds\n3 nights a week\n1 year of experience', '12 beds'],
    [
      'email',
      'Write an email to the parents about the trip on Thursday, 13 March. It costs £9.',
      'Thursday, 13 March',
    ],
  ])('are told from content: %s: %s', async (template, prompt, words) => {
    expect(await textOf(template, prompt)).toContain(words);
  });

  it.each<Case>([
    [
      'general',
      'Write a blog post of around 400 words about why people buy houseplants. Light tone.',
      'Why people buy houseplants',
    ],
    [
      'general',
      'Write a speaker bio in the third person for Dr. Odalys Lund. She runs the CityComb project.',
      'Dr. Odalys Lund',
    ],
    [
      'general',
      'product description for our bicycle pannier, the Drover 24. It holds 24 litres and weighs 980 g.',
      'Bicycle pannier, the Drover 24',
    ],
  ])('stand between a kind of text and its title: %s: %s', async (template, prompt, title) => {
    expect((await textOf(template, prompt)).split('\n')[0]).toBe(title);
  });
});

describe('a text to summarize', () => {
  it('keeps its decision', async () => {
    const text =
      'The council met on Monday evening in the town hall. There was tea and cake for everyone who came early. The lane on Mill Road was approved with nine votes to four. The mayor thanked all who had come in spite of the rain.';
    expect(await textOf('summary', `Summarise the following report: ${text}`)).toContain(
      'nine votes to four',
    );
  });
});

describe('misspelt words of a prompt', () => {
  it('are corrected, but not in quotations and names', async () => {
    const text = await textOf(
      'announcement',
      'Notice: the pool closes on wensday because ppl recieved no water. Ask for “the wensday key” at Szkło i Gaz.',
    );
    expect(text).toContain('Wednesday because people received no water');
    expect(text).toContain('“the wensday key” at Szkło i Gaz');
  });
});

describe('a request in other words', () => {
  it.each<Case>([
    ['general', 'I am hoping for a notice about the fair. It opens on 3 May.', 'hoping'],
    ['general', 'What we are looking for is a job ad for a baker. Work starts at 4:30.', 'looking for'],
    ['general', 'We would be grateful for an invitation to the fair. It opens on 3 May at 9.', 'We would be'],
    ['general', 'Would you kindly suggest a notice about the fair? It opens on 3 May.', 'uggest'],
  ])('is not part of the text: %s: %s', async (template, prompt, words) => {
    expect(await textOf(template, prompt)).not.toContain(words);
  });

  it('for a summary of a report gets sentences of it, with a warning', async () => {
    const report =
      'The pier was closed in March. Its repair cost €87,000. It opens on 3 May. We thank the crew.';
    const { content, warnings } = await draft(`Summarise the following report.\n\n${report}`, 'general');
    expect(content).not.toMatch(/summari/i);
    expect(warnings.map(({ reason }) => reason)).toContain('not_written_as_asked');
  });
});

describe('a letter', () => {
  it('that is to be formal is addressed so', async () => {
    const text = await textOf('general', 'A formal letter to Mr Bose. The pump is new. Signed by Una Reid.');
    expect(text).toContain('Dear Mr Bose,');
    expect(text).toContain('Yours sincerely\nUna Reid');
  });

  it('has no subject that breaks off, and no bracket around its sender', async () => {
    const text = await textOf(
      'email',
      'Email to all staff, from me (Una Reid, head of HR). From May on, payslips come by e-mail.',
    );
    expect(text).toContain('Subject: Payslips come by e-mail');
    expect(text).toContain('Best regards\nUna Reid, head of HR');
  });
});
