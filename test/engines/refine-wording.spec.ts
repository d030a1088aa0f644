import { describe, expect, it } from '@jest/globals';
import { planRefinement } from '../../src/engines/builtin/refine/refine-text.js';
import { readsAs, refine, same, type Output } from '../support/refined.js';

const isLeft = (texts: readonly (readonly [instructions: string, content: string])[]) =>
  it.each(texts)('is left unchanged, with a warning: %s: %s', async (instructions, content) => {
    const refined = await refine(instructions, content);
    expect([refined.content, refined.warnings.length > 0]).toEqual([content, true]);
  });

describe('the active voice', () => {
  readsAs([
    [
      'active voice',
      'The lawn must be mown by the neighbours. The rent must be paid by the tenant.',
      'The lawn must be mown by the neighbours. The tenant must pay the rent.',
    ],
    [
      'active voice',
      'It was decided by the board that the pool will be closed by the contractor from 3 to 24 August.',
      'The board decided that the contractor will close the pool from 3 to 24 August.',
    ],
    [
      'active voice',
      'The temperature had not been recorded by staff since 20 April, and meat was stored above salad. A list has been put up by the manager, and it must be signed by the person who closes the kitchen.',
      'Staff had not recorded the temperature since 20 April, and meat was stored above salad. The manager has put up a list, and the person who closes the kitchen must sign it.',
    ],
    [
      'active voice',
      'The parcel was delivered by the courier on Monday. The seller was contacted by us the same day. We were told by the seller that we would get £32. The fence was knocked down by the storm.',
      'The courier delivered the parcel on Monday. We contacted the seller the same day. The seller told us that we would get £32. The storm knocked down the fence.',
    ],
    [
      'active voice',
      'The flat was broken into by thieves. He said the lock was damaged by vandals. I was asked by your driver to sign for it.',
      'Thieves broke into the flat. He said vandals damaged the lock. Your driver asked me to sign for it.',
    ],
  ]);
  isLeft([
    ['active voice', 'The window was broken by the boy who lives next door on Friday.'],
    ['active voice', 'It is not led by anyone.'],
    [
      'active voice',
      'My bag was stolen by a man in a red jacket. A report was written by the officer on duty.',
    ],
    [
      'active voice',
      'The bike was left by the tree. He was paid by the hour. It is run by a firm called Ace.',
    ],
    [
      'active voice',
      'The logs are sent to a server managed by the team. The fund was raised by selling cakes.',
    ],
    [
      'less salesy',
      "The best way to pay is by card. This isn't absolutely safe. They closed the mine FOREVER.",
    ],
    ['more concise', 'We could well end up king of the hill. It took two hours in total silence.'],
    ['more concise', 'We regret the disruption this caused our guests.'],
    ['more formal', 'I will text you when I get it. I hope I get it.'],
    [
      'remove the hedging',
      'I am wondering if it would be possible for me to see Dr. Lee. I may be wrong but not stupid.',
    ],
    ['remove filler', 'It is important to say that word correctly. It matters to mention that you smoke.'],
    ['more casual', 'We were ill on our return.'],
    ['plain English', 'The aircraft is cleaned before departure.'],
    ['active voice', 'It must be signed by the person who is on duty and is kept by the office.'],
    ['make it flow better', 'The shop is new. The shop is red.'],
    ['active voice', 'The parcels were collected by the driver on 4 June and were delivered.'],
    ['active voice', 'The walls were painted by the volunteers, then were sealed.'],
    ['active voice', 'The parcels arrived and were opened by the staff.'],
    ['active voice', 'The menu was written by the chef before being printed.'],
    ['active voice', 'The report was kept by Ms Adeyemi and sent to the court.'],
  ]);

  it('does not report a missing agent if the clause has one', async () => {
    const { warnings } = await refine(
      'active voice',
      'The plan was drawn by Ms Ito and will be shown to us. The hall was built in 1970.',
    );
    expect(warnings.map(({ message }) => message).join()).toMatch(
      /^3 passive clauses were left: .*joined to another verb/,
    );
  });
});

describe('other words', () => {
  readsAs([
    [
      'change Friday to Monday',
      'We close on Friday. Put up the FRIDAY CLOSED sign.',
      'We close on Monday. Put up the MONDAY CLOSED sign.',
    ],
    [
      'plain English',
      'Call us for clarification regarding the aforementioned. Upon commencement of your shift, sign in. You are entitled to a 30-minute break.',
      'Call us for clarification about this. At the start of your shift, sign in. You have a right to a 30-minute break.',
    ],
    [
      'more formal',
      "hey guys so basically we've had complaints about the noise. any questions just ping me",
      'Dear all,\n\nWe have had complaints about the noise. If you have any questions, please contact me.',
    ],
    [
      'more formal',
      "Hi Ms Lind,\n\nI've been off sick since Monday.\n\nThanks a lot,\nMei",
      'Dear Ms Lind,\n\nI have been absent owing to illness since Monday.\n\nThank you very much.\n\nKind regards,\nMei',
    ],
    [
      'more polite',
      "If it isn't here by Friday I want my money back. Please see the list. See the lambs and feed the goats.",
      "If it isn't here by Friday I would like my money back. Please see the list. See the lambs and feed the goats.",
    ],
    [
      'more conversational',
      'We wish to inform our customers that the bakery is closed in May. We regret any inconvenience caused and look forward to welcoming you upon our return.',
      "Just to let you know, the bakery is closed in May. We're sorry for any inconvenience and look forward to welcoming you when we're back.",
    ],
    [
      'remove the hedging',
      'I was just wondering if it might be possible for us to talk about the stand soon. I may be wrong, but the deadline is 5 May. We could maybe save money if we were to share it.',
      'Can we talk about the stand soon? The deadline is 5 May. We could save money if we were to share it.',
    ],
    [
      'less salesy',
      "Say hello to colour FOREVER! The paint is the ultimate way to brighten an incredibly dull room, and you'll absolutely love it. What are you waiting for?",
      "Say hello to colour. The paint is a good way to brighten a dull room, and you'll love it.",
    ],
    [
      'remove filler',
      "I think it's really important to point out that, at the end of the day, people come for the service. We could very well end up losing them.",
      'People come for the service. We may well lose them.',
    ],
    [
      'more concise',
      'A bath, which includes the trimming of nails, is priced at £28. For puppies under the age of six months, it takes approximately two hours in total. We are sorry for the inconvenience that this is going to cause.',
      'A bath, including the trimming of nails, costs £28. For puppies under six months, it takes about two hours. We are sorry for the inconvenience.',
    ],
    [
      'make it shorter',
      'Hi all,\n\nI just wanted to drop you all a quick note to let you know that the pump is broken until Friday.\n\nThanks for your patience,\nDawn',
      'Hi all,\n\nThe pump is broken until Friday.\n\nThanks for your patience,\nDawn',
    ],
    [
      'delete the P.S.',
      'Dear all,\n\nWe meet on Monday.\n\nP.S. Who has the projector?\nPlease bring it.\n\nRegards,\nJill',
      'Dear all,\n\nWe meet on Monday.\n\nRegards,\nJill',
    ],
    [
      'plain English',
      'The utilization of our tool is mandatory for all employees. In the event of any queries with regard to the tool, call us. Provide said notice within a week. We will render assistance.',
      'All employees must use our tool. If you have any questions about the tool, call us. Provide the notice within a week. We will help.',
    ],
    [
      'more formal',
      'hey dave, so the client has called. We were thinking that it would be good if you could send the files by Friday.',
      'Dear Dave,\n\nThe client has called. We would be grateful if you could send the files by Friday.',
    ],
    [
      'less formal',
      'Dear Sir or Madam,\n\nI would also appreciate it if you could tell me the price. I should be obliged to receive your reply.',
      'Hello,\n\nCould you also tell me the price? Please get back to me.',
    ],
    [
      'more polite',
      "I am sorry but we can't give you a refund. You also didn't send the receipt. We can't make exceptions. If you want, you can take the shoes to our shop.",
      'I am afraid that we are unable to give you a refund. We also did not receive the receipt. Unfortunately, we are unable to make exceptions. If you want, you are welcome to take the shoes to our shop.',
    ],
    [
      'sound more confident',
      'I could maybe be of some help with the data. Sorry to bother you, I know you must be busy.',
      'I can help with the data.',
    ],
    [
      'remove filler',
      'I think that it is fair to say that we did well. At the end of the day, it is what it is, but I would wait. The list has kind of grown.',
      'We did well. I would wait. The list has grown.',
    ],
    [
      'numbered list, shorter',
      'The report shows that there are two problems with the roof. Firstly there is the fact that tiles are missing. Secondly, there is the fact that the gutter is leaking.',
      'The report shows that there are two problems with the roof:\n\n1. Tiles are missing\n2. The gutter is leaking',
    ],
    [
      'bullet points',
      'Parents need to do a few things. Fill in the form. Pack a torch.',
      'Parents need to do a few things:\n- Fill in the form\n- Pack a torch',
    ],
    [
      'remove the emojis',
      "Please add your codes 🙏 I've had to chase seven people.",
      "Please add your codes. I've had to chase seven people.",
    ],
    [
      'change from I to we',
      'My wife and I took it to Wales, and I liked it.',
      'My wife and I took it to Wales, and we liked it.',
    ],
    [
      'shorten to 2 sentences',
      'Are you looking for a bag that goes everywhere? The Ridge 22 is a daypack made from recycled sailcloth. It holds 22 litres, weighs 640 grams and has a padded sleeve for laptops up to 15 inches. The roll top keeps the rain out and there are two side pockets for bottles. The straps can be adjusted in seconds. It comes in slate, moss and orange, costs €119 and has a five-year guarantee. Order by noon and we will ship it the same day.',
      'The Ridge 22 is a daypack made from recycled sailcloth. It holds 22 litres, weighs 640 grams and has a padded sleeve for laptops up to 15 inches.',
    ],
    [
      'one paragraph without bullets',
      'Open day\n\n- See the lambs\n- Parking is free',
      'Open day. See the lambs. Parking is free.',
    ],
    [
      'more formal',
      "Is the flat still up for grabs? Also don't forget to sign page 7.",
      'Is the flat still available? Please also remember to sign page 7.',
    ],
    [
      'friendlier',
      'Your application has been received. Do not call the office. Forms should be submitted to Helen.',
      "Hi there,\n\nThank you for your application. Please don't call the office. Please give forms to Helen.",
    ],
    ['plain English', 'Patients are advised to refrain from consuming food.', 'Patients should not eat.'],
    ['simplify', 'It can be demonstrated easily.', 'It can be shown easily.'],
    ['simplify', 'It will necessitate that all staff leave.', 'It will mean that all staff leave.'],
    ['simplify', 'It will necessitate that all visitors sign.', 'It will mean that all visitors must sign.'],
    ['simplify', 'All repairs must be carried out by the tenant.', 'The tenant must carry out all repairs.'],
    ['simplify', 'The matter will be looked into by the manager.', 'The manager will look into the matter.'],
    [
      'simplify',
      'The landlord may, at his sole discretion, waive said surcharge.',
      'The landlord may choose to drop this extra charge.',
    ],
    [
      'simplify',
      'She relinquished her post. The form obtained that day is wrong.',
      'She gave up her post. The form obtained that day is wrong.',
    ],
    [
      'simplify',
      'Should a rash or swelling manifest, consult a physician.',
      'If you get a rash or swelling, talk to a doctor.',
    ],
    ['simplify', 'Why should your symptoms get worse?', 'Why should your symptoms get worse?'],
    ['simplify', 'Enquiries may be directed to the office.', 'If you have questions, contact the office.'],
    [
      'simplify',
      'Declare all income, including but not limited to tips.',
      'Report all income, such as tips.',
    ],
    ['simplify', 'A permit must be obtained first.', 'A permit must be obtained first.'],
    ['simplify', 'The set comprises 6 forks.', 'The set consists of 6 forks.'],
    ['simplify', 'We utilised it to commence.', 'We used it to start.'],
    ['simplify', 'Provide the owner with a key.', 'Give the owner a key.'],
    ['simplify', 'We provide you with tea. Come with us.', 'We give you tea. Come with us.'],
    [
      'simplify',
      'Our purchases failed, an attempt to pay too.',
      'Our purchases failed, an attempt to pay too.',
    ],
    ['simplify', 'We ensure quality. Ensure that it fits.', 'We ensure quality. Make sure that it fits.'],
    ['simplify', 'They conclude that it works.', 'They conclude that it works.'],
    [
      'replace Glimmo with Lumora everywhere',
      'Glimmo shines: see glimmo.example/help or glimmo.com.',
      'Lumora shines: see glimmo.example/help or glimmo.com.',
    ],
    [
      'replace glimmo.example with lumora.example',
      'See glimmo.example/help or https://glimmo.example.',
      'See lumora.example/help or https://glimmo.example.',
    ],
    ['american spelling', 'Grey cheques: cheques.example', 'Gray checks: cheques.example'],
    ['less hype', 'It is the most amazing lamp ever.', 'It is the most amazing lamp ever.'],
    ['make it formal', "Can't you mend it by Friday?", 'Can you not mend it by Friday?'],
    ['make it formal', "Why isn't there a plan?", 'Why is there not a plan?'],
    ['make it formal', "If you can't you may stay, no?", 'If you cannot you may stay, no?'],
    ['make it formal', 'No worries if you are late.', 'It is not a problem if you are late.'],
    ['make it formal', 'It is a heads up the lift is broken.', 'It is a heads up the lift is broken.'],
    ['make it formal', 'We got a ton of letters.', 'We received a ton of letters.'],
    ['make it formal', 'There are a lot of chairs.', 'There are a lot of chairs.'],
    ['make it formal', 'There are a lot of ideas.', 'There are many ideas.'],
    [
      'remove the buzzwords',
      'We circle back on the Ghent office. They deep dive into it.',
      'We follow up on the Ghent office. They deep dive into it.',
    ],
    ['remove filler words', 'It never really worked.', 'It never really worked.'],
    ['remove filler words', 'The tea is pretty.', 'The tea is pretty.'],
  ]);
});

describe('a limit, a deadline or a condition', () => {
  readsAs([
    same('make it formal', 'You do not need to pay. A ladder was needed to reach it.'),
    [
      'make it formal',
      'They will get in touch if the boiler blew up. Hang on to your ticket.',
      'They will get in touch if the boiler blew up. Please keep your ticket.',
    ],
    same('make it formal', 'I do not want to go.'),
    same('friendlier', 'We reply within 3 days and as soon as possible, unless you pay accordingly.'),
    [
      'friendlier',
      'You win by following the rules, not less than 2.',
      'You win by following the rules, at least 2.',
    ],
    ['friendlier', 'It is essential that you bring a pass.', 'Please bring a pass.'],
    same('simplify', 'You must pay whether or not you attend, in writing, until 9 May.'),
    same('simplify', 'Open up to and including 5 May, subject to change without notice.'),
    same('simplify', 'A majority of 12 votes is needed. The law requires that you sign.'),
    same('simplify', 'It starts at the same time as the party.'),
    ['simplify', 'The majority of the guests agreed.', 'Most of the guests agreed.'],
    [
      'simplify',
      'Guests are requested to pay. The symptoms persist.',
      'Guests are asked to pay. The symptoms last.',
    ],
    same('shorter', 'Lock the doors at the end of the day. It takes just 5 minutes.'),
    same('more confident', 'We try to answer. I wanted to pay. More or less 20 came, maybe 30.'),
    same('more confident', 'It is a kind of cheese.'),
    same('no buzzwords', 'The local ecosystem was moving forward.'),
  ]);
});

describe('one part of a text', () => {
  const html = (first: string, last: string) => `<p>${first}</p>\n<ul><li>5 May</li></ul>\n<p>${last}</p>`;
  readsAs([
    [
      'make the last paragraph formal',
      '# Hi guys\n\nHi guys, we gonna meet.\n\nWe gonna eat.',
      '# Hi guys\n\nHi guys, we gonna meet.\n\nWe will eat.',
    ],
    [
      'fix the typos in the second sentence',
      '# Teh end\n\nTeh cat. Teh dog.',
      '# Teh end\n\nTeh cat. The dog.',
    ],
    ['tidy up the last paragraph', html('Teh cat.', 'Teh dog.'), html('Teh cat.', 'The dog.')],
    ['delete the first paragraph', html('Hi.', 'Bye.'), '<ul><li>5 May</li></ul>\n<p>Bye.</p>'],
  ]);
  isLeft([['shorten the fifth paragraph', 'We are in possession of a hut.']]);
});

describe('what a step could not do', () => {
  const warns = (cases: readonly (readonly [instructions: string, content: string, named: RegExp])[]) =>
    it.each(cases)('is named: %s: %s', async (instructions, content, named) => {
      const { warnings } = await refine(instructions, content);
      expect(warnings.map(({ message }) => message).join()).toMatch(named);
    });
  warns([
    ['fix the grammar', 'The walk start from the pier. We taste three wine.', /walk start.*three wine/],
    ['fix the grammar', 'Otter are a tool. Shorter breaks leads to joy.', /Otter are.*leads/],
    ['make it formal', 'You called and the kettle is not really ok.', /“ok”/],
    ['remove the hedging', 'Maybe I might come, I think that we will.', /“might”/],
    ['no buzzwords', 'We leverage it to unlock outcomes.', /“unlock”, “outcomes”/],
    [
      'simplify',
      `We commence ${'at the old hall and '.repeat(6)}end.`,
      /Still long, .*“We start at the old hall/,
    ],
    ['shorter', `In order to ask ${'many good people here '.repeat(5)}by 5 May, call 7.`, /^Only 2 of/],
  ]);
  readsAs([
    [
      'fix typos',
      'Sory, adn can you tel me tonite? I dont no.',
      "Sorry, and can you tell me tonight? I don't know.",
    ],
    ['make it formal', "Hi, you owe me 5. That's not ok.", 'Hello,\n\nYou owe me 5. That is not acceptable.'],
    [
      'simplify',
      'Should you elect to leave, it will be subject to a reduction of 5%.',
      'If you choose to leave, it will be reduced by 5%.',
    ],
  ]);
});

describe('contacts', () => {
  readsAs([
    ['take out the e-mail address', 'Ask Leo (leo@a.example, 020 7946 0311).', 'Ask Leo (020 7946 0311).'],
    ['strip the phone numbers', 'Ask Leo (leo@a.example, 020 7946 0311).', 'Ask Leo (leo@a.example).'],
    ['no e-mails please', 'Ask Leo (leo@a.example) by 5.', 'Ask Leo by 5.'],
  ]);
});

describe('an apostrophe in the wrong place', () => {
  readsAs([
    ['fix the grammar', 'It look’s fine.', 'It looks fine.'],
    ['fix the grammar', "She say's that wer'e late.", "She says that we're late."],
    ['fix the grammar', "That mean's we did'nt win.", "That means we didn't win."],
    ['fix the grammar', "He think's she know's it.", 'He thinks she knows it.'],
    ['fix the grammar', "On Sundays we're closed.", "On Sundays we're closed."],
  ]);
});

describe('sentence case', () => {
  readsAs([
    [
      'headings in sentence case',
      '# Travelling To Sri Lanka With Children\n\nText.',
      '# Travelling to Sri Lanka with children\n\nText.',
    ],
    [
      'headings in sentence case',
      '# How Maria Installed Windows 10\n\nText.',
      '# How Maria installed Windows 10\n\nText.',
    ],
    [
      'headings in sentence case',
      '# Walking From New Orleans To Central Park\n\nText.',
      '# Walking from New Orleans to Central Park\n\nText.',
    ],
    ['sentence case headings', '# Our New Opening Hours\n\nText.', '# Our new opening hours\n\nText.'],
  ]);

  it('reports the words that it took for names', async () => {
    const { warnings } = await refine('headings in sentence case', '# A Walk With Priya\n\nText.');
    expect(warnings.map(({ message }) => message).join()).toContain('“Priya”');
  });
});

describe('a neutral text', () => {
  readsAs([
    [
      'less salesy',
      'Meet the most AMAZING pan you will EVER own! The revolutionary Brasero costs €64!',
      'Meet the pan. The Brasero costs €64.',
    ],
    ['less salesy', 'An amazing lamp. It is an incredible bargain.', 'A lamp. It is a bargain.'],
    ['less salesy', 'The all-new, absolutely amazing Orla lamp is here.', 'The all-new Orla lamp is here.'],
    ['make it formal', "My kids' room is cold and it's late.", "My kids' room is cold and it is late."],
    ['past tense', 'It lies ahead of them like a box.', 'It lay ahead of them like a box.'],
    [
      'fix the grammar',
      'I went there yesterday. We met there today.',
      'I went there yesterday. We met there today.',
    ],
    ['fix the grammar', 'He keeps bees since 1987 year.', 'He has kept bees since 1987 year.'],
    [
      'more neutral',
      'In a truly shocking move, the school has closed. Furious parents raised a staggering £2,300. "Shocking!" said one.',
      'The school has closed. Parents raised £2,300. "Shocking!" said one.',
    ],
  ]);
});

describe('words that look like others', () => {
  readsAs([
    ['friendlier', 'We sincerely apologise for the delay.', 'We sincerely apologise for the delay.'],
    ['make it professional', 'We meet at 8 cheers, Dan', 'We meet at 8.\n\nKind regards,\nDan'],
    ['remove fillers', 'Lock the windows as a matter of course at 5.', 'Lock the windows routinely at 5.'],
    ['fix the spelling', 'The exam was preponed.', 'The exam was preponed.'],
    ['less harsh', "If I don't get it by 5, I will leave.", "If I don't get it by 5, I will leave."],
    [
      'shorter sentences',
      'The meeting, which had been planned for the second of March and which was then moved to the ninth of April, would be held online by us.',
      'The meeting, which had been planned for the second of March and which was then moved to the ninth of April, would be held online by us.',
    ],
    [
      'clean up the formatting',
      'Dear  all,\n\nForms cost nothing , prints from  $12 . Siblings ( from 7:50 ) wait.',
      'Dear all,\n\nForms cost nothing, prints from $12. Siblings (from 7:50) wait.',
    ],
  ]);
});

describe('a shortened opening', () => {
  it('is not reported as a removed sentence', async () => {
    const { content, warnings } = await refine(
      'shorter',
      'We are writing to inform you that, due to the fact that the wall is wet, the hall stays shut until 9 May. Please use the yard.',
    );
    expect(content).toBe('Because the wall is wet, the hall stays shut until 9 May. Please use the yard.');
    expect(warnings).toEqual([]);
  });

  it('is not reported as a removed sentence after a salutation', async () => {
    const { content, warnings } = await refine(
      'shorter',
      'Dear neighbours and friends, we are writing to inform you that on 9 May the hall will be shut in order to dry the wall. Please use the yard.',
    );
    expect(content).toMatch(/^Dear neighbours and friends, on 9 May the hall/);
    expect(warnings.filter(({ reason }) => reason === 'removed')).toEqual([]);
  });
});

describe('an order in the words of its writer', () => {
  readsAs([
    [
      'only spelling and capitals, keep my tone',
      "i've recieved the parcel but its not mine",
      "I've received the parcel but it's not mine.",
    ],
    [
      'replace Mr. Delacroix-Hume with Ms. Ito, same extension',
      'Your contact is Mr. Delacroix-Hume (ext. 204).',
      'Your contact is Ms. Ito (ext. 204).',
    ],
    [
      'delete both phone numbers',
      'Ask for Mo (+44 7700 900 356) at gate B, or Tilda, 07700 900 921.',
      'Ask for Mo at gate B, or Tilda.',
    ],
    [
      'make it casual',
      'Ottoline will be looped in to ensure buy-in.',
      'Ottoline will be looped in to ensure buy-in.',
    ],
  ]);
});

describe('contacts where an e-mail is the text', () => {
  const asked = (instructions: string, content: string, expected = content): Output => [
    instructions,
    content,
    expected,
  ];
  readsAs([
    asked(
      'remove filler words from the email',
      'We basically ask. Write to leo@a.example soon.',
      'We ask. Write to leo@a.example soon.',
    ),
    asked('no emojis in the email please', 'Hi 😀 leo@a.example.', 'Hi leo@a.example.'),
    asked('strip the hashtags from this email', 'Go #on leo@a.example.', 'Go leo@a.example.'),
    asked('no mobile phone jargon', 'Call 020 7946 0311 on 2026-03-05.'),
    asked(
      'remove the phone number from the email',
      'Ask Leo (leo@a.example, 020 7946 0311) on 2026-03-05.',
      'Ask Leo (leo@a.example) on 2026-03-05.',
    ),
    asked(
      'remove the mobile numbers',
      'Please come to 12-14-16 Low Road.',
      'Please come to 12-14-16 Low Road.',
    ),
  ]);
});

describe('an order about all but a part', () => {
  it.each([
    'make everything formal, not the last paragraph',
    'make it formal from the second paragraph on',
    'make it friendlier after the first paragraph',
    'remove everything after the first paragraph',
    'leave the last paragraph alone',
  ])('is refused: %s', (instructions) => {
    expect(() => planRefinement(instructions)).toThrow();
  });
  readsAs([
    ['remove exclamation marks in the last paragraph', 'Go!\n\nRun! Now.', 'Go!\n\nRun. Now.'],
    ['remove the exclamation marks from the last paragraph', 'Go!\n\nRun! Now.', 'Go!\n\nRun. Now.'],
  ]);

  it('is named where other orders are followed', async () => {
    const { content, warnings } = await refine(
      'fix grammar but leave the last paragraph alone',
      'Teh cat.\n\nTen dogs.',
    );
    expect(content).toBe('The cat.\n\nTen dogs.');
    expect(warnings.map(({ message }) => message).join()).toContain('leave the last paragraph alone');
  });
});

describe('a part that is edited', () => {
  readsAs([
    [
      'shorten the last paragraph',
      'First one stays here.\n\nIn order to ask you, we met at the hall on Monday. Please note that it was nice. It rained all day long there.',
      'First one stays here.\n\nTo ask you, we met at the hall on Monday. It was nice. It rained all day long there.',
    ],
    [
      'fix the typos in the second sentence',
      'Thanks. Teh cat. Teh cat. Thanks.',
      'Thanks. The cat. Teh cat. Thanks.',
    ],
    [
      'delete the first paragraph',
      '<div id="app"></div>\n<p>Hi.</p>\n<p></p>\n<p>Bye.</p>',
      '<div id="app"></div>\n<p></p>\n<p>Bye.</p>',
    ],
    [
      'remove the first paragraph',
      'Hi Anna,\n\nIt came.\n\nWe open at six.\n\nBest regards\nTom',
      'Hi Anna,\n\nWe open at six.\n\nBest regards\nTom',
    ],
    [
      'drop the last paragraph',
      'Hi Anna,\n\nIt came.\n\nWe open at six.\n\nBest regards\nTom',
      'Hi Anna,\n\nIt came.\n\nBest regards\nTom',
    ],
    ['keep only the first paragraph', '<p>Hi.</p>\n<ul><li>5 May</li></ul>\n<p>Bye.</p>', '<p>Hi.</p>'],
  ]);

  it('is found where another has the same words', async () => {
    const { warnings } = await refine('fix the typos in the first sentence', 'Thanks. Teh cat. Thanks.');
    expect(warnings.map(({ message }) => message).join()).not.toContain('has no');
  });

  it('counts the sentences that are still long after they are split', async () => {
    const { warnings } = await refine(
      'simplify it for kids',
      'We commence at the old hall and we go to the long hill, and then we walk to the small lake by the farm, and we eat there with you all.',
    );
    expect(warnings.map(({ message }) => message).join()).not.toContain('still long');
  });
});

describe('correct words', () => {
  readsAs([
    ['fix typos', 'When are you gonna call?', 'When are you going to call?'],
    [
      'fix typos',
      'Make sure weather data is loaded. We know weather maps.',
      'Make sure weather data is loaded. We know weather maps.',
    ],
    ['fix typos', 'We met two costumers.', 'We met two costumers.'],
    [
      'fix typos',
      'She spoke kindly to me. Kindly to send the form.',
      'She spoke kindly to me. Kindly send the form.',
    ],
    [
      'fix typos',
      'I would like book recommendations. I would like book a table.',
      'I would like book recommendations. I would like to book a table.',
    ],
    [
      'more confident',
      'I feel like this every day. I feel like we can win.',
      'I feel like this every day. We can win.',
    ],
    [
      'make it formal',
      'That is fine by me. Do you want to join?',
      'That is acceptable to me. Do you want to join?',
    ],
    ['replace h & m with zara', 'We go to h & m now.', 'We go to zara now.'],
    ['delete all sentences about hearings', 'Read the headings. Hearings are at 5.', 'Read the headings.'],
  ]);

  it('are no slips in an order', () => {
    expect(() => planRefinement('remove the causal language')).toThrow();
  });
});

describe('what readers missed', () => {
  readsAs([
    [
      'the sentence is too long, split it',
      'The bridge, which was built in 1926 and last painted in 1988, will be closed from 5 May because of rust on two girders, and although cars may still cross at walking speed, the municipality asks drivers to use the road.',
      'The bridge was built in 1926 and last painted in 1988. It will be closed from 5 May because of rust on two girders. Although cars may still cross at walking speed, the municipality asks drivers to use the road.',
    ],
    [
      'get rid of the shouting',
      'COME AND SEE THE TRAINS. The Pembury Model Railway Club has found a home on Cooper’s Lane.',
      'Come and see the trains. The Pembury Model Railway Club has found a home on Cooper’s Lane.',
    ],
    [
      'past tense',
      'The boiler lies on its side and is covered with anemones.',
      'The boiler lay on its side and was covered with anemones.',
    ],
    [
      'make it shorter',
      'To return a loom, it is absolutely necessary that you first fill in the form within a period of 14 days, if at all possible.',
      'To return a loom, you must first fill in the form within 14 days, if possible.',
    ],
    [
      'bullet points',
      'Please bring: a warm coat, two cups and your licence. We leave at 9.',
      '- Please bring:\n   - A warm coat\n   - Two cups\n   - Your licence\n- We leave at 9',
    ],
    [
      'turn into a bullet list',
      'For the fair we still need someone to bring tables, two people to do the tea and coffee from 10 to 1, a volunteer with a van to pick up the castle, and anyone at all who can stay. We also need change.',
      '- For the fair we still need:\n   - Someone to bring tables\n   - Two people to do the tea and coffee from 10 to 1\n   - A volunteer with a van to pick up the castle\n   - Anyone at all who can stay\n- We also need change',
    ],
    [
      'turn into a bullet list',
      'I need to talk to Ann, Bob needs a pen to write, and Cy has a car to sell. Bye now.',
      '- I need to talk to Ann, Bob needs a pen to write, and Cy has a car to sell\n- Bye now',
    ],
    [
      'more formal',
      'Sorry but we’re totally full up. Two people will help set up on the 17th.',
      'Unfortunately, we are fully booked. Two people will help set up on the 17th.',
    ],
    [
      'fix the grammar',
      'The vet came this morning. Everybody which has paid gets a vase. The parcel will be arrive ten days more late.',
      'The vet came this morning. Everybody who has paid gets a vase. The parcel will arrive ten days later.',
    ],
  ]);
});

describe('what is right already', () => {
  isLeft([
    ['make it formal', 'Wrap up warm.'],
    ['make it formal', 'The baby was wrapped up in a blanket.'],
    ['make it formal', 'I have a pain on my left side.'],
    ['make it formal', 'There is a spot on my nose.'],
    ['make it formal', 'My bad knee hurts.'],
    ['make it formal', 'The house was gutted by fire.'],
    ['make it formal', 'There are rubbish bins in the yard.'],
    ['make it formal', 'He turned up his nose at it.'],
    ['make it formal', 'She ate a piece of cake.'],
    ['make it formal', 'The mortgage on the house is high.'],
    ['make it formal', 'They walked hand in hand.'],
    ['make it formal', 'Please turn down the heating.'],
    ['make it formal', 'I want you to be honest with me.'],
    ['make it formal', 'The judge has to be fair.'],
    ['make it formal', 'He slammed the door.'],
    ['make it formal', 'I do not want a refund.'],
    ['make it formal', 'The old chair broke at the leg.'],
    ['make it friendlier', 'The call is scheduled for Anna and Tom.'],
    ['make it friendlier', 'Your deposit must be returned by the landlord.'],
    ['make it friendlier', 'Mary must be sent to school.'],
    ['make it friendlier', 'Not all forms must be submitted to the office.'],
    ['make it friendlier', 'Nobody should be sent to prison for that.'],
    ['make it friendlier', 'The database queries are slow.'],
    ['make it friendlier', 'We regret that day.'],
    ['make it friendlier', 'Lunch will be served at one by the club.'],
    ['make it friendlier', 'My dear sir, I salute you.'],
    ['make it friendlier', 'Do you mean that she has left?'],
    ['make it friendlier', 'Take care, Ann. Take That played.'],
    ['use plain English', 'The exit via the garden is closed.'],
    ['use plain English', 'Unaccompanied children must sit here.'],
    ['use plain English', 'Labels adhere to glass.'],
    ['use plain English', 'We are starting from Leeds at nine.'],
    ['use plain English', 'No experience is required to join.'],
    ['use plain English', 'Two members of the public were hurt.'],
    ['use plain English', 'Sellers must share or disclose defects.'],
    ['say it in fewer words', 'The team lost faith in itself.'],
    ['say it in fewer words', 'We do this in an orderly fashion.'],
    ['say it in fewer words', 'Everyone needs to have read the book.'],
    ['say it in fewer words', 'As for tomorrow, it will rain all day.'],
    ['say it in fewer words', 'You only have to pay if you lose.'],
    ['say it in fewer words', 'What we want to do is important.'],
    ['say it in fewer words', 'I was wondering if you might have the time to meet on Friday.'],
    ['say it in fewer words', 'The rules are final and last for a year.'],
    ['say it in fewer words', 'He will end up being mayor.'],
    ['change the date to 5 May', 'Black Friday is here.'],
    ['change the date to 5 May', 'We met on Friday Street.'],
    ['change the date to 5 May', 'We are open 1-5 May 2025.'],
    ['replace "<date>" with "5 May"', 'It was written on 1 April 2025.'],
  ]);
});
