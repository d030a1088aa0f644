import { describe, expect, it } from '@jest/globals';
import { composeText } from '../../src/engines/builtin/generate/compose-text.js';
import { findTemplate } from '../../src/templates/catalogue.js';

const options = { tone: 'neutral', length: 'medium', language: 'en', format: 'text' } as const;
const compose = (template: string, prompt: string) =>
  composeText({ prompt, template: findTemplate(template)!, options });
const write = (template: string, prompt: string) => compose(template, prompt).content;

/** Prompts as strangers write them, each with what its text must hold: a wrong reading says something else. */
describe('the reading of a prompt', () => {
  it.each([
    [
      'email',
      'Email to Sam asking to move our Tuesday meeting to Thursday',
      'our Tuesday meeting to Thursday',
    ],
    ['email', 'Email to Dana asking to postpone the launch to September', 'the launch to September'],
    ['email', 'Email asking for the sales figures of May, to Helen', 'Helen'],
    ['email', 'Follow up with Anna after our call on Tuesday', 'Anna,'],
    ['email', 'Follow up with Anna after our call, send the proposal', 'Please find the proposal attached.'],
    ['email', 'Thank Priya for her help and ask her to lunch next week', 'invited to lunch next week'],
    ['email', 'Invite the team to a barbecue on Saturday, bring a salad', 'Please bring a salad.'],
    ['email', 'Ask my boss for a raise, I led the migration project', '. I led the migration project.'],
    ['email', 'Ask the supplier why invoice 2231 is so high', 'tell us why invoice 2231 is so high?'],
    ['email', 'Reject the candidate Tom Field after the interview', 'decline your application'],
    ['announcement', 'We are launching Brightwave, a solar charger, on 3 May. It weighs 200 g.', 'on 3 May'],
    [
      'announcement',
      'We are launching Brightwave, a solar charger, on 3 May. It weighs 200 g.',
      'It weighs 200 g.',
    ],
    ['linkedin-post', 'I started a new job as product manager at Acme', /^I started a new job/],
    ['product-description', 'Soy candle, lavender scent, burns 40 hours', 'it burns 40 hours'],
    ['product-description', 'A drill, controls on the handle, 900 W', 'has controls on the handle'],
    [
      'cover-letter',
      'Nurse at St Mary Hospital, trained three juniors, speak Spanish',
      'I trained three juniors and speak',
    ],
    [
      'general',
      'Wireless headphones with 30-hour battery, noise cancelling and a foldable design',
      'They have a 30-hour',
    ],
    ['general', 'Short post announcing our summer sale, 20% off everything', '20% off everything.'],
  ])('%s: %s', (template, prompt, held) => {
    if (typeof held === 'string') expect(write(template, prompt)).toContain(held);
    else expect(write(template, prompt)).toMatch(held);
  });

  // Stops: advice about running for a firm that is family-run, about travelling for the rules of one flat.
  it.each([
    'A talk on a family-run plumbing firm, seven vans, open at night',
    'Birthday wishes for my colleague Sam who turns 40',
    'House rules for guests of our holiday flat: check-out by 11, separate the rubbish',
  ])('gives no general advice where one case is asked about: %s', (prompt) => {
    expect(compose('general', prompt).warnings.map(({ reason }) => reason)).toContain('outline_only');
  });

  it('puts pay among what a job offers, once', () => {
    const text = write('job-description', 'Developer in Berlin, TypeScript, 55,000 to 65,000 euros');
    expect(text).toMatch(/What we offer\s+• 55,000 to 65,000 euros\s+How/);
  });

  it('keeps small talk out of a letter of condolence', () => {
    const template = findTemplate('email')!;
    const prompt = 'Condolences to Mrs Keller on the death of her husband';
    const { content } = composeText({ prompt, template, options: { ...options, tone: 'empathetic' } });
    expect(content).toContain('the death of your husband');
    expect(content).not.toContain('hope');
  });
});
