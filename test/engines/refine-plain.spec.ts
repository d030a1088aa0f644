import { describe, expect, it } from '@jest/globals';
import { readInstructions } from '../../src/engines/builtin/refine/reading/read-instructions.js';
import { refine } from '../support/refined.js';

const inPlainEnglish = (content: string) => refine('plain English please', content);

describe('plainer language', () => {
  it.each([
    'make it clearer',
    'easier to read please, customers give up half way through',
    'this is confusing everyone, can you make it clearer',
    'make it less confusing',
    'more readable please',
    'can you make it easy to take in',
  ])('is what “%s” asks for', (instructions) => {
    expect(readInstructions(instructions).steps.map(({ operation }) => operation)).toEqual(['simplify']);
  });

  it.each([
    [
      'It is not recommended that the vessel be placed in the oven.',
      'The vessel should not be placed in the oven.',
    ],
    ['It is essential that all windows be closed.', 'All windows should be closed.'],
    ['The tenant is hereby advised that the lift is closed on Friday.', 'The lift is closed on Friday.'],
    [
      "Failure to facilitate access may constitute a breach of the tenant's obligations.",
      "If you do not allow access, this may break the tenant's obligations.",
    ],
    ['You have fourteen (14) days to reply.', 'You have 14 days to reply.'],
    ['Reply no later than 28 days from the date of this notice.', 'Reply within 28 days of this notice.'],
    [
      'Whereas previously forms were sent by post, henceforth they are sent by email.',
      'Previously, forms were sent by post. From now on, they are sent by email.',
    ],
    [
      'So basically what our app does is, if you let a flat, it sends a bill.',
      'With our app, if you let a flat, it sends a bill.',
    ],
    ['I write with reference to your letter of 4 May.', 'I am writing about your letter of 4 May.'],
    [
      'The remaining costs were apportioned among the owners.',
      'The remaining costs were shared out among the owners.',
    ],
  ])('%s', async (text, expected) => {
    expect((await inPlainEnglish(text)).content).toBe(expected);
  });

  it.each([
    'Anyone who has paid annually sees no change.',
    'It is important that you are on time.',
    'We paid fourteen (14 of us) pounds.',
    'The supporting documentation enclosed was late.',
    'Nobody knows what happens is up to us.',
    'In the case of a fire, call us.',
  ])('leaves %s', async (text) => {
    expect((await inPlainEnglish(text)).content).toBe(text);
  });

  it.each([
    [
      'The surveyor carried out a thorough inspection of the loft.',
      'The surveyor thoroughly inspected the loft.',
    ],
    ['We are conducting an assessment of all playgrounds.', 'We are assessing all playgrounds.'],
    ['They made an application for planning permission.', 'They applied for planning permission.'],
    ['The panel has made a decision regarding your appeal.', 'The panel has decided on your appeal.'],
    ['Please make payment of £50 by Friday.', 'Please pay £50 by Friday.'],
    [
      'Employees must effect the submission of their leave requests by May.',
      'Employees must submit their leave requests by May.',
    ],
    ['A review of the policy will be undertaken in May.', 'The policy will be reviewed in May.'],
    ['Changes to the timetables were made in March.', 'The timetables were changed in March.'],
    ['No refund of fees shall be made after June.', 'Fees will not be refunded after June.'],
    [
      'No alterations shall be made to the premises without our consent.',
      'The premises must not be changed without our permission.',
    ],
    [
      'The administration of medication to pupils may only be undertaken by staff.',
      'Only staff may give medicine to pupils.',
    ],
    ['Upon restoration of the supply, run the taps.', 'Once the supply is restored, run the taps.'],
    ['The wearing of jewellery in the gym is prohibited.', 'Jewellery must not be worn in the gym.'],
    [
      'Failure to do so may result in the withdrawal of your overdraft.',
      'If this is not done, your overdraft may be withdrawn.',
    ],
  ])('has verbs for nouns of doing: %s', async (text, expected) => {
    expect((await inPlainEnglish(text)).content).toBe(expected);
  });

  it.each([
    [
      'Leave cannot be carried forward. Please forward the form.',
      'Leave cannot be carried forward. Please send the form.',
    ],
    [
      'We send it, and we thereafter bill it. Thereafter, it is due.',
      'We send it, and we then bill it. After that, it is due.',
    ],
    ['Visitors may avail themselves of the audio guide.', 'Visitors may use the audio guide.'],
    ['It is requested that access be granted to the contractor.', 'Please grant access to the contractor.'],
    ['You are requested not to smoke here.', 'Please do not smoke here.'],
    ['It is essential that you do not eat for six hours.', 'You must not eat for six hours.'],
    ['There is no requirement for you to attend.', 'You do not have to attend.'],
    ['It is the responsibility of the tenant to mow the lawn.', 'The tenant must mow the lawn.'],
    [
      'Staff are required to sign the form and to return same by Friday.',
      'Staff must sign the form and return it by Friday.',
    ],
    ['In the event of the alarm sounding, leave.', 'If the alarm sounds, leave.'],
    [
      'In the event of customers cancelling, we keep the deposit.',
      'If customers cancel, we keep the deposit.',
    ],
    ['You will be provided with a receipt.', 'You will be given a receipt.'],
    [
      'Anyone found in contravention of the rules will be banned.',
      'Anyone found breaking the rules will be banned.',
    ],
    [
      'If you are desirous of renewing your lease, write to us.',
      'If you want to renew your lease, write to us.',
    ],
    ['The costs thereof are low.', 'The costs are low.'],
    ['Under no circumstances should anyone go in.', 'Nobody should go in.'],
    ['The owner must provide evidence of residence.', 'The owner must provide proof of address.'],
    [
      'Failure to pay may result in the tenant being held responsible.',
      'If the tenant does not pay, they may be held responsible.',
    ],
  ])('says rules to people: %s', async (text, expected) => {
    expect((await inPlainEnglish(text)).content).toBe(expected);
  });

  it.each([
    ['You have been referred by your GP for a scan.', 'Your GP has referred you for a scan.'],
    [
      'The boiler will be replaced by our contractor, Hargreaves Heating, between 3 and 7 March.',
      'Our contractor, Hargreaves Heating, will replace the boiler between 3 and 7 March.',
    ],
    [
      'If a disclosure is made by a child, the volunteer must report it.',
      'If a child makes a disclosure, the volunteer must report it.',
    ],
    [
      'Because the roof leaks, the hall has been closed by the council.',
      'Because the roof leaks, the council has closed the hall.',
    ],
    ['Access will need to be granted by the owner.', 'The owner will need to grant access.'],
    ['The survey was completed by 214 customers.', '214 customers completed the survey.'],
    ['A driver has therefore been recruited by the depot.', 'The depot has therefore recruited a driver.'],
    [
      'You will get a text when your bag is found by the driver.',
      'You will get a text when the driver finds your bag.',
    ],
    ['The report is needed by a member of our team.', 'A member of our team needs the report.'],
  ])('names first who acts: %s', async (text, expected) => {
    expect((await inPlainEnglish(text)).content).toBe(expected);
  });

  it.each([
    'The delivery of the parcel was late.',
    'We made a payment plan with the bank.',
    'He made an application of paint to the wall.',
    'The removal of the ban was made possible by the vote.',
    'The opening of the play was done well.',
    'I made a delivery of a lifetime.',
    'Work on the roof will be carried out in June.',
    'They acted in breach of contract.',
    'The room was measured by 12 metres.',
    'Call us if the parcel was opened by accident.',
    'By Friday, the work must be done by hand.',
    'At the station, he was met by a man in a red coat.',
    'The use of phones is not allowed and is a reason to leave.',
    'You must write to the manager and to the director.',
    'The premises or any part of it must stay clean.',
  ])('leaves what only looks official: %s', async (text) => {
    expect((await inPlainEnglish(text)).content).toBe(text);
  });

  it('quotes the long sentences that it could not split', async () => {
    const long = `The form ${'at the end of the old hall '.repeat(6)}is green.`;
    expect((await inPlainEnglish(`${long} We commence.`)).warnings[0]?.message).toContain(
      '“The form at the end of the old hall at the end …”',
    );
  });

  it.each([
    [
      'make it flow better',
      'I am a nurse. I have worked here since May.',
      'I am a nurse and I have worked here since May.',
    ],
    ['it sounds choppy', 'The hotel is near. It has 40 rooms.', 'The hotel is near and it has 40 rooms.'],
    ['improve the flow', 'We open at 9. We do not close.', 'We open at 9. We do not close.'],
    ['improve the flow', 'Tom lost his keys. The car was red.', 'Tom lost his keys. The car was red.'],
    ['improve the flow', 'We open at 9.\n\nWe close at 5.', 'We open at 9.\n\nWe close at 5.'],
    ['improve it', 'We open at 9. We close at 5.', 'We open at 9. We close at 5.'],
  ])('flows where it is asked to: %s: %s', async (instructions, text, expected) => {
    expect((await refine(instructions, text)).content).toBe(expected);
  });

  it.each(['less jargon please', 'too much jargon', 'jargon-free'])(
    '“%s” asks for plain words',
    (instructions) => {
      expect(readInstructions(instructions).steps.map(({ operation }) => operation)).toEqual(['simplify']);
    },
  );

  it('names terms of a trade, and no everyday words', async () => {
    const { warnings } = await inPlainEnglish(
      'The sum, net of depreciation, and the residual liability are set on a straight line basis. The scone was delicious, the multiplication was easy, and the tortoise apologised to the accountant.',
    );
    expect(warnings.map(({ message }) => message).join()).toContain(
      '“net of”, “depreciation”, “liability”, “straight line basis”',
    );
    expect(warnings.map(({ message }) => message).join()).not.toMatch(/multiplication|tortoise|accountant/);
  });

  it('does not claim plainer words for a text that stays as it is', async () => {
    const text =
      'Volunteers with a strong back and a free morning may come to the hall in the lane behind the old church to move the chairs and the tables to the new school.';
    const { content, warnings } = await inPlainEnglish(text);
    expect(content).toBe(text);
    expect(warnings.map(({ message }) => message).join()).not.toContain('made plainer');
  });

  it('reads a name that ends a sentence of the instructions', () => {
    expect(
      readInstructions('Third person, her name is Jodie Parker. For the programme').steps[0]?.argument,
    ).toEqual({
      pronoun: 'she',
      name: 'Jodie Parker',
    });
  });
});
