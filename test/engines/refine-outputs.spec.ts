import { describe, expect, it } from '@jest/globals';
import { planRefinement } from '../../src/engines/builtin/refine/refine-text.js';
import { readsAs, refine } from '../support/refined.js';

describe('a list of what a sentence lists', () => {
  readsAs([
    [
      'turn the things to bring into bullet points',
      'For the trip you will need a torch, two pairs of socks and a packed lunch. The coach leaves at 8:15.',
      'For the trip you will need:\n- A torch\n- Two pairs of socks\n- A packed lunch\n\nThe coach leaves at 8:15.',
    ],
    [
      'turn the packing list into bullet points',
      'Please pack a sleeping bag, a rain jacket and warm socks. The bus leaves at 7:45.',
      'Please pack:\n- A sleeping bag\n- A rain jacket\n- Warm socks\n\nThe bus leaves at 7:45.',
    ],
    [
      'turn what to bring into a bulleted list',
      'Each child will need a torch, a raincoat and any medication in its original container with a signed form. The $22 fee covers dinner, breakfast, and the badge.',
      'Each child will need:\n- A torch\n- A raincoat\n- Any medication in its original container with a signed form\n\nThe $22 fee covers dinner, breakfast, and the badge.',
    ],
    ['list with dashes', 'Buy milk today. Call Tom at 5.', '- Buy milk today\n- Call Tom at 5'],
  ]);
});

describe('a heading without marks', () => {
  readsAs([
    [
      'capitalise the heading like a title',
      'how to plant a small garden\n\nStart with good soil.',
      'How to Plant a Small Garden\n\nStart with good soil.',
    ],
  ]);
});

describe('a datum by its name', () => {
  readsAs([
    [
      'The sale now starts on Friday, April 18. Please update.',
      'Our big sale starts on Friday, April 11. Come early.',
      'Our big sale starts on Friday, April 18. Come early.',
    ],
    [
      'The meeting has been moved to 7 May. Update the text.',
      'The meeting is on 5 May. Lunch is on 6 May.',
      'The meeting is on 7 May. Lunch is on 6 May.',
    ],
    [
      'The meeting is now on 7 May. Please update.',
      'The meeting is on Monday 5 May.',
      'The meeting is on 7 May.',
    ],
    [
      'change the date to 26 October and the price to £12',
      'The fair is on 19 October. Tickets are £10 each.',
      'The fair is on 26 October. Tickets are £12 each.',
    ],
    ['change the date to 5 June', 'From 1 May to 3 May we are closed.', 'From 1 May to 3 May we are closed.'],
  ]);
});

describe('a change of tense', () => {
  readsAs([
    ['use present tense', 'I used to live here. I worked a lot.', 'I used to live here. I work a lot.'],
    ['use past tense', 'However, costs also went up.', 'However, costs also went up.'],
    [
      'use past tense',
      'Contact me today. Click the button or see the page.',
      'Contact me today. Click the button or see the page.',
    ],
    [
      'use past tense',
      'The team meets weekly and plans to test and release it.',
      'The team met weekly and planned to test and release it.',
    ],
    ['put in past tense', 'They discuss it and go.', 'They discussed it and went.'],
    ['use past tense', 'It will come and see us.', 'It would come and see us.'],
    ['use present tense', 'Costs also went up.', 'Costs also go up.'],
    [
      'use present tense',
      'A girl named Ita lived in trains that no longer ran.',
      'A girl named Ita lives in trains that no longer run.',
    ],
    [
      'use future tense',
      'We travelled to Bern and received a prize.',
      'We will travel to Bern and will receive a prize.',
    ],
  ]);
});

describe('a name for another', () => {
  readsAs([
    [
      'Replace Dr Mshana with Dr Komba. Remove the last sentence.',
      'Dr Mshana spoke. It rained.',
      'Dr Komba spoke.',
    ],
    ['Put Dr Kimaro instead of Dr Mshana.', 'Dr Mshana speaks at 9.', 'Dr Kimaro speaks at 9.'],
  ]);
});

describe('corrected spelling', () => {
  readsAs([
    ['fix typos', 'Call Ann on Wendesday 4 Febuary.', 'Call Ann on Wednesday 4 February.'],
    ['fix typos', 'Sorry for the inconvenients.', 'Sorry for the inconvenience.'],
    ['fix typos', 'The horce ate, sinse he was hungry.', 'The horse ate, since he was hungry.'],
    ['fix typos', 'We saw the derss by lether shops.', 'We saw the dress by leather shops.'],
    ['fix the grammar', "At noon the lift don't works.", "At noon the lift doesn't work."],
    ['fix the grammar', "Don't touched the corals.", "Don't touch the corals."],
    ['fix the grammar', "The people don't works here.", "The people don't work here."],
    ['check the apostrophes', 'Its worth £12 now.', "It's worth £12 now."],
    ['check the apostrophes', "The dog lost it's lead again.", 'The dog lost its lead again.'],
    ['check the apostrophes', "Call if you're kids find it.", 'Call if your kids find it.'],
  ]);
});

describe('words that may be terms or one of two', () => {
  readsAs(
    ['Run kubectl with pnpm and esbuild.', 'We saw ola with kaja.', 'We will repare soup in a bater.'].map(
      (content) => ['fix typos', content, content],
    ),
  );
});

describe('the active voice', () => {
  readsAs([
    [
      'active voice',
      'The goods were delivered by a driver from Leeds. The parcels are sorted by a team of five. The belt was repaired by Mr. Osei on 3 April.',
      'A driver from Leeds delivered the goods. The parcels are sorted by a team of five. Mr. Osei repaired the belt on 3 April.',
    ],
    [
      'active voice',
      'The flue was not tested because the hatch had been painted shut by the tenant.',
      'The flue was not tested because the hatch had been painted shut by the tenant.',
    ],
  ]);
});

describe('a formal text', () => {
  readsAs([['make it formal', "Your order is on it's way.", 'Your order is on its way.']]);
});

describe('a price that is named by what it is for', () => {
  readsAs([
    [
      'change the admission to $4',
      'Admission is $3, or free if you bring ten packets. Coffee is $2.',
      'Admission is $4, or free if you bring ten packets. Coffee is $2.',
    ],
    [
      'change the admission to $4',
      'Admission is $3 or $2. Coffee is $2.',
      'Admission is $3 or $2. Coffee is $2.',
    ],
    ['change the admission to $4', 'Admission is $3. Coffee is $3.', 'Admission is $4. Coffee is $3.'],
  ]);
});

describe('headings without marks', () => {
  readsAs([
    [
      'put the headings in title case',
      'getting started\n\nFill the tank.\n\ncleaning tips\n\nVacuum first.\n\nbest wishes',
      'Getting Started\n\nFill the tank.\n\nCleaning Tips\n\nVacuum first.\n\nbest wishes',
    ],
  ]);
});

describe('a rule with the one who acts', () => {
  readsAs([
    ['plain language', 'The form must be signed by a parent.', 'A parent must sign the form.'],
    [
      'plain language',
      'The key must be held by a member who is over 18.',
      'The key must be held by a member who is over 18.',
    ],
    [
      'plain language',
      'The gate must be closed by the last person to leave.',
      'The gate must be closed by the last person to leave.',
    ],
  ]);
});

describe('good news', () => {
  readsAs([
    [
      'make it friendlier',
      "We couldn't be happier. You have not made a single mistake. Nobody failed.",
      "We couldn't be happier. You haven't made a single mistake. Nobody failed.",
    ],
  ]);
});

describe('a change of person', () => {
  readsAs([
    [
      'change you to we please',
      'You may ring if you see our light on. Nobody pays you, but will you be proud of yourself? Thank you.',
      'We may ring if we see our light on. Nobody pays us, but will we be proud of ourselves? Thank you.',
    ],
    [
      "rewrite with 'we' instead of 'you'",
      "You should wear your badge. You're late if you don't; the guard watches you.",
      "We should wear our badge. We're late if we don't; the guard watches us.",
    ],
    ['use I instead of you', 'Were you there? You are late.', 'Was I there? I am late.'],
    ['change they to we', 'They trust their friends.', 'We trust our friends.'],
    [
      'rewrite in third person, her name is Ewa Nowicka',
      "I moved to Glasgow, where I trained as a mason. I teach two days a week and spend the rest in my workshop. I don't use machines, because I like to hear and feel the stone. When I'm not at work, I read, cook and sing.",
      "Ewa Nowicka moved to Glasgow, where she trained as a mason. She teaches two days a week and spends the rest in her workshop. She doesn't use machines, because she likes to hear and feel the stone. When she is not at work, she reads, cooks and sings.",
    ],
    [
      'third person, her name is Maria',
      "I'd been away. I have two cats, do not like dogs, and go to bed early. I, too, was young. I watch the birds come and go. I enjoy it and study hard.",
      'Maria had been away. She has two cats, does not like dogs, and goes to bed early. She, too, was young. She watches the birds come and go. She enjoys it and studies hard.',
    ],
    [
      'third person (she)',
      'I told him: “We like it and I am glad.” We run `we.start()`.',
      'She told him: “We like it and I am glad.” They run `we.start()`.',
    ],
    [
      'third person, his name is Tom',
      'I first met her in May. I, like my father, am a baker. You and I know. I get up early, make tea and listen to the radio. I enjoy reading, writing and cooking.',
      'Tom first met her in May. He, like his father, is a baker. You and he know. He gets up early, makes tea and listens to the radio. He enjoys reading, writing and cooking.',
    ],
    [
      'put this into third person (he)',
      "I'm Tom Berg, and I run a shop. My wife and I opened it in 2012; it opens at nine and costs us £90 a day. Do I regret it? I put my savings in it last year. He who knows me says I should not.",
      'Tom Berg runs a shop. He and his wife opened it in 2012; it opens at nine and costs them £90 a day. Does he regret it? He put his savings in it last year. He who knows him says he should not.',
    ],
    [
      '3rd person. My name is Jo Banks',
      "I've been a chef for years and can swim. My team are kind. I am 40 and run clubs.",
      'Jo Banks has been a chef for years and can swim. Their team are kind. They are 40 and run clubs.',
    ],
  ]);
});

describe('a shorter text', () => {
  readsAs([
    [
      'make it concise',
      'Sales rose by 12% last year, which is a really great result!',
      'Sales rose by 12% last year.',
    ],
    ['make it concise', 'We won (again)!', 'We won (again)!'],
    [
      'make this shorter pls',
      'Dear tenant, we are writing to inform you that, due to the fact that costs rose, the rent rises. I hope you are well.',
      'Dear tenant, because costs rose, the rent rises.',
    ],
    [
      'make it much shorter',
      'Take one tablet. The tablets come in a lovely box. If you have asthma, ask your doctor. We make them in a factory.',
      'Take one tablet. If you have asthma, ask your doctor. We make them in a factory.',
    ],
  ]);
});

describe('a call to action', () => {
  const REPORT = 'Prices rose by 4% and sales of every product fell.';
  readsAs([
    ['add a call to action: "Order yours today"', REPORT, `${REPORT}\n\nOrder yours today.`],
    [
      'end with a CTA saying "Call us!"',
      `${REPORT}\n\nKind regards\nAda`,
      `${REPORT}\n\nCall us!\n\nKind regards\nAda`,
    ],
  ]);

  // The engine adds no words of its own.
  it('is refused without its words', () => {
    expect(() => planRefinement('add a call to action')).toThrow();
  });
});

describe('a list of a text with paragraphs', () => {
  const GUIDE =
    '# Start\n\nThis guide helps you. It is short.\n\n- Write it\n- Install it\n- Run it\n\nThat is all.\n';
  const NUMBERED = GUIDE.replace('- W', '1. W').replace('- I', '2. I').replace('- R', '3. R');
  readsAs([
    ['number the list', GUIDE, NUMBERED],
    ['make it a numbered list', GUIDE, NUMBERED],
    ['turn the list into bullets', NUMBERED, GUIDE],
    ['turn the list into bullets', GUIDE, GUIDE],
    ['number the list', '- a\n  - b\n  - c\n- [x] d', '1. a\n  1. b\n  2. c\n2. [x] d'],
    ['number the steps', 'Write it. Run it.', '1. Write it\n2. Run it'],
  ]);
});

describe('words with several parts of speech', () => {
  readsAs([
    [
      'make it formal',
      "Hiya, need a skip outside for like ten days. It's for the bathroom.",
      'Hello,\n\nI need a skip outside for approximately ten days. It is for the bathroom.',
    ],
    [
      'make it formal',
      "Hi, saw the card in your window. It's $20 off, which is like $5 more than yours.",
      'Hello,\n\nI saw the card in your window. It is $20 off, which is approximately $5 more than yours.',
    ],
    ['make it formal', 'The CEO wants a fix.', 'The CEO wants a fix.'],
    [
      'make it formal',
      "I wanted to see if ur ok. We've gotta go.",
      'I am writing to ask whether you are OK. We have to go.',
    ],
    ['sound more confident', 'It may possibly rain.', 'It may rain.'],
    ['fix grammer', 'I went with my friend sarah to see it.', 'I went with my friend sarah to see it.'],
    ['use active voice', 'Errors were found by an inspector.', 'An inspector found errors.'],
  ]);
});

describe('chat spelling', () => {
  const CHAT =
    'hey team, just wanted to let u know that the meeting got moved to 3pm tmrw. pls bring ur laptops. thx!';
  readsAs([
    [
      'make it formal',
      CHAT,
      'Dear team,\n\nI would like to inform you that the meeting has been moved to 3pm tomorrow. Please bring your laptops. Thank you.',
    ],
    [
      'fix grammar',
      'pls tell me if u can come tmrw, i need it asap.',
      'Please tell me if you can come tomorrow, I need it asap.',
    ],
    ['make it formal', 'Let u be a vector of the U.S. data.', 'Let u be a vector of the U.S. data.'],
  ]);
});

describe('grammar', () => {
  readsAs([
    [
      'fix grammar',
      "I buyed some apple's at the store yesterday and me and my wife eated them",
      'I bought some apples at the store yesterday and my wife and I ate them.',
    ],
    ['fix grammar', 'Our plans for the next year', 'Our plans for the next year'],
  ]);
});

describe('a lighter tone', () => {
  readsAs([
    [
      'make it polite',
      "Fix your lift today. I don't have time for this.",
      "Please fix your lift today. Unfortunately, I don't have time for this. Thank you.",
    ],
    [
      'make it friendlier',
      'Please keep your dog on a lead. Dogs may swim here.',
      'Please keep your dog on a lead. Dogs may swim here.',
    ],
    ['make it more casual', 'However, costs also went up.', 'But costs also went up.'],
    ['make it friendlier', 'Costs, however, went up.', 'Costs, though, went up.'],
    [
      'less robotic please',
      'It shows that our sales have increased by 12%. Contact me at jane@acme.com.',
      'It shows our sales have gone up by 12%. Drop me a line at jane@acme.com.',
    ],
  ]);

  it('reports if there is nothing to change', async () => {
    const { warnings } = await refine('make it friendlier', 'The cat sat on the mat.');
    expect(warnings.map(({ reason }) => reason)).toEqual(['nothing_to_change']);
  });

  it('can be combined with a shorter text', async () => {
    const { content } = await refine(
      'friendlier and shorter',
      'However, we have increased prices. It is not clear that this will help. Furthermore, our numerous customers do not purchase more.',
    );
    expect(content).toBe(
      "But we've increased prices. It isn't clear that this will help. Our many customers don't buy more.",
    );
  });
});

describe('an explanation for a child', () => {
  readsAs([
    [
      'explain it like I am five',
      'Sales have increased by 12% compared to last year, which is a great result! However, costs went up.',
      'Sales have gone up by 12% since last year. This is a great result! But costs went up.',
    ],
  ]);
});

describe('a letter and a list', () => {
  readsAs([
    ['make it formal', 'Dear Sir or Madam,\n\nThanks.', 'Dear Sir or Madam,\n\nThank you.'],
    ['summarise in 1 sentence', '- Dark mode from 3 May\n- Fixed it', 'Dark mode from 3 May.'],
  ]);
});

describe('a formal text', () => {
  readsAs([
    [
      'make it more formal',
      'Hi John, I wanted to reach out to see if you could send me the files when you get a chance.',
      'Dear John, I am writing to ask whether you could send me the files at your convenience.',
    ],
    ['make it professional', 'Our app is really amazing.', 'Our app is excellent.'],
    ['make it casual', 'Dear Ms Lee, the files are ready.', 'Hi Ms Lee, the files are ready.'],
  ]);
});

describe('a text without hedges', () => {
  readsAs([
    [
      'remove hedging',
      'I think that maybe we should probably consider the offer.',
      'We should consider the offer.',
    ],
    ['remove hedging', 'It will probably rain.', 'It will rain.'],
  ]);
});

describe('a text without clichés', () => {
  readsAs([
    [
      'remove clichés',
      'Reach out to Sam. We reach out to see what is new.',
      'Contact Sam. We reach out to see what is new.',
    ],
  ]);
});

describe('misspelt words', () => {
  readsAs([
    ['fix the spelling', 'Colections start at nine.', 'Collections start at nine.'],
    [
      'fix the spelling',
      'The forms are generaly checked automaticly, especialy at the anual bussiness meeting.',
      'The forms are generally checked automatically, especially at the annual business meeting.',
    ],
    [
      'fix the spelling',
      'The keys were returnd, and we recieved them.',
      'The keys were returned, and we received them.',
    ],
  ]);
});

describe('the past of a verb', () => {
  readsAs([
    ['past tense', 'At noon the clocks strike. She nods.', 'At noon the clocks struck. She nodded.'],
    ['past tense', 'She feeds the hens and sweeps the yard.', 'She fed the hens and swept the yard.'],
  ]);
});

describe('a correction after an emoji', () => {
  readsAs([
    ['fix the spelling', 'Yes. 🎊 Our new collecton is here!', 'Yes. 🎊 Our new collection is here!'],
    ['fix the spelling', 'We 👩‍🔧 ship a collecton daily.', 'We 👩‍🔧 ship a collection daily.'],
  ]);
});

describe('corrected grammar', () => {
  readsAs([
    ['proofread', "If it's you're sister's, who's music is it?", "If it's your sister's, whose music is it?"],
  ]);

  it('quotes sentences that are doubtful', async () => {
    const { warnings } = await refine(
      'proofread',
      'You can build it, which take 5 minutes. On Sunday is closed.',
    );
    expect(warnings).toEqual([
      expect.objectContaining({ message: expect.stringContaining('which take 5 minutes') }),
    ]);
    expect(warnings[0]!.message).toContain('On Sunday is closed');
  });
});

describe('a list as prose', () => {
  readsAs([
    [
      'as running text instead of bullets',
      'Before you leave:\n- shut the windows\n- leave the keys with Mrs Abara at no. 9',
      'Before you leave: shut the windows; leave the keys with Mrs Abara at no. 9.',
    ],
    ['turn the list into sentences', 'Bring:\n- a mug\n- 3 plates', 'Bring: a mug and 3 plates.'],
    ['as prose', '- It rains.\n- We wait.', 'It rains. We wait.'],
  ]);
});

describe('what is taken out', () => {
  readsAs([
    [
      'take out the sentence about the auditor being unreasonable',
      'The auditor was late. The auditor was quite unreasonable. We met.',
      'The auditor was late. We met.',
    ],
    [
      'remove all emojis',
      'We light the wood again 🌶️ Bring your belly 💃',
      'We light the wood again. Bring your belly',
    ],
    ['remove all emojis', 'See you at 🌊 Beach Bar', 'See you at Beach Bar'],
    ['no emojis', 'So much fun 🎉 See you all on Monday.', 'So much fun. See you all on Monday.'],
    ['no emojis', 'We meet at 🌊 Beach bar on Monday.', 'We meet at Beach bar on Monday.'],
    ['no swear words', 'The bloody lift is out of order.', 'The lift is out of order.'],
    [
      'remove the phone number and email',
      'Call Bruno on 079 555 01 23 or write to bruno@hof.example. We are shut on Mondays.',
      'Call Bruno. We are shut on Mondays.',
    ],
  ]);
});

describe('a shorter text', () => {
  readsAs([
    [
      'max 20 words',
      'Our little bakery has been around since 1931 and people say that the smell alone is worth the walk. From Monday 3 November we open at 6 instead of 7. The coffee is now organic. Find us at 8 Bell Lane.',
      'From Monday 3 November we open at 6 instead of 7. Find us at 8 Bell Lane.',
    ],
    [
      'under 100 characters, for a push message',
      'We would like to let all customers of Rasp & Sons know that from now on you are able to order your Christmas goose online, up to and including 12 December, at goose.example.',
      'From now on you can order your Christmas goose online, up to and including 12 December…',
    ],
    [
      'tighten',
      'I am in possession of a licence. I was responsible for the management of 60 hives.',
      'I have a licence. I managed 60 hives.',
    ],
  ]);
});

describe('a change of tone', () => {
  readsAs([
    [
      'make it warmer',
      'We thank you for attending. Regards, Petra',
      'Thanks for attending. Best wishes, Petra',
    ],
    [
      'too blunt, soften it',
      'You must pay 25 francs. Book again online.',
      'Please note that you must pay 25 francs. Please book again online.',
    ],
    [
      'make it formal',
      'Hey guys, so my order came. I use the till.',
      'Dear all,\n\nMy order came. I use the till.',
    ],
    [
      'less stiff',
      'Dear Sir or Madam, I need it for the duration of the weekend.',
      'Hello, I need it during the weekend.',
    ],
    ['past tense', 'It takes five hours and it rains.', 'It took five hours and it rained.'],
  ]);

  it('names the praise that it leaves', async () => {
    const { warnings } = await refine('remove the hype', 'It is amazing and fabulous!');
    expect(warnings[0]!.message).toContain('“amazing”');
  });
});

describe('words that only begin like what is taken out', () => {
  readsAs([
    [
      'make it formal',
      'Please listen to the engine. It works well.',
      'Please listen to the engine. It works well.',
    ],
    ['make it formal', 'Well, we tried. Look, it broke.', 'We tried. It broke.'],
    ['make it formal', 'Could you see it, Sir?', 'Could you see it, Sir?'],
    ['cut the waffle', 'Speak clearly into the phone.', 'Speak clearly into the phone.'],
    ['cut the waffle', 'For queries of whatsoever nature, call us.', 'For queries, call us.'],
  ]);
});

describe('what is no verb of the sentence', () => {
  readsAs([
    [
      'past tense',
      "Let us know, I'll send it. Do you have it?",
      "Let us know, I'll send it. Did you have it?",
    ],
    ['past tense', 'We let you know that it rains.', 'We let you know that it rained.'],
    ['present tense', 'Cars left here were towed.', 'Cars left here are towed.'],
    [
      'present tense',
      'It was a gift given by us. They left and described it.',
      'It is a gift given by us. They leave and describe it.',
    ],
    ['past tense', 'We bring eleven ice cores down.', 'We brought eleven ice cores down.'],
    [
      'past tense',
      'The two boats pass and the drill gets stuck.',
      'The two boats pass and the drill got stuck.',
    ],
  ]);
});

describe('sentences that belong together', () => {
  const LONG =
    'About 40 percent of the water is lost before it reaches the fields, because the slabs have cracked and the joints are full of reeds.';
  readsAs([
    ['split the long sentences', `${LONG} It rains.`, `${LONG} It rains.`],
    [
      'take out the part about parking',
      'Parking is hard here. The car park is full. It is fun. Eat.',
      'It is fun. Eat.',
    ],
    ['remove all emojis', 'Welcome to sunny 🌞 Lisbon', 'Welcome to sunny Lisbon'],
    [
      'as bullets',
      'Bring: a coat, feathers (red or blue, 30 pieces) and a hat.',
      'Bring:\n- A coat\n- Feathers (red or blue, 30 pieces)\n- A hat',
    ],
  ]);
});

describe('spelling by the sense of a word', () => {
  readsAs([
    ['fix the grammar', 'Rotary mulchers are here.', 'Rotary mulchers are here.'],
    ['fix the grammar', 'It suits beginers.', 'It suits beginners.'],
    ['fix the grammar', "Its our chef's vavle.", "It's our chef's valve."],
    ['fix the grammar', 'We meet in dunkeld by the river.', 'We meet in dunkeld by the river.'],
    ['fix the grammar', 'She was adviced to wait.', 'She was advised to wait.'],
    ['fix the grammar', 'Their is fresh bread by their door.', 'There is fresh bread by their door.'],
    ['fix the grammar', 'I am excited and also quite proud.', 'I am excited and also quite proud.'],
    ['fix the grammar', 'He has to effect the clearance of snow.', 'He has to effect the clearance of snow.'],
    [
      'British spelling',
      'Check the flat tire. We tire. Pay by check.',
      'Check the flat tyre. We tire. Pay by cheque.',
    ],
    ['check its/it’s, then/than and such things', 'It is better then before.', 'It is better than before.'],
    [
      'plain English',
      'Ask for the prior written consent of the owner.',
      'Ask for the prior written permission of the owner.',
    ],
  ]);
});

describe('long-winded wording', () => {
  readsAs([
    [
      'make it shorter',
      'It would be great if you could perhaps let me know by Friday whether you can come to the party.',
      'Please let me know by Friday whether you can come to the party.',
    ],
    [
      'plain english',
      'It is shut for a period of time between May and June. That being said, the shop is open.',
      'It is shut for some time between May and June. Still, the shop is open.',
    ],
    [
      'make it concise',
      'I think that it would be a really good idea for us to maybe consider hiring a cook.',
      'We should consider hiring a cook.',
    ],
    [
      'more concise',
      'I have come to the decision to leave with effect from 3 May. You are more than welcome to come in from the hours of 8 until 2, as soon as it is possible to do so.',
      'I have decided to leave from 3 May. You are welcome to come in from 8 until 2, as soon as possible.',
    ],
    [
      'make it concise',
      'I have gone ahead and booked the hall for a total of five nights. The work is going to start on 4 June and it is expected that it will take a week.',
      'I have booked the hall for five nights. The work will start on 4 June and it is expected to take a week.',
    ],
    [
      'make it shorter',
      'As I think most of you will already be aware, the lift is out of order until 9 May. If you are ill, we would ask that you call 555-0134.',
      'The lift is out of order until 9 May. If you are ill, please call 555-0134.',
    ],
    [
      'fix mistakes and make it shorter',
      'Hi all just to say that the class on 13 May will not be going ahead.',
      'Hi all, the class on 13 May will not go ahead.',
    ],
    [
      'make it formal and a bit shorter',
      '£725 is a lot of money to me.',
      '£725 is a great deal of money to me.',
    ],
  ]);
});

describe('everyday wording', () => {
  readsAs([
    [
      'make it formal',
      "Hiya, the lift's packed in again and I'm dead annoyed. Rang you twice but nobody picks up. Thanks, Ana Roe, Flat 2",
      'Hello,\n\nThe lift has stopped working again and I am very dissatisfied. I called you twice but nobody answers. Thank you.\n\nKind regards,\nAna Roe, Flat 2',
    ],
    [
      'make it formal',
      "Hey team! There's rats in the yard, so bring your boots. My number's 55. You lot rock! Jo",
      'Dear team,\n\nThere are rats in the yard, so please bring your boots. My number is 55. I greatly appreciate your efforts.\n\nKind regards,\nJo',
    ],
    [
      'make it formal',
      "My dad's told me it's a bit chilly. Wanted to ask if that's fine. Not sure why, though.",
      'My father has told me it is somewhat chilly. I am writing to ask whether that is fine. I am not certain why, however.',
    ],
    [
      'make it formal',
      "Lost in the fog, the crew called. The bank's failed bid cost a lot. Tom's broken arm hurts. We visited Rome. Paris was shut.",
      "Lost in the fog, the crew called. The bank's failed bid cost a lot. Tom's broken arm hurts. We visited Rome. Paris was shut.",
    ],
    [
      'make it formal',
      "My son's having a party. Gutted to miss it. Maybe ask Tom.",
      'My son is having a party. I am very sorry to miss it. Perhaps you could ask Tom.',
    ],
    [
      'make it formal',
      'Hi all, quick update on the roof. Was wondering if anyone can help, if the weather plays ball.',
      'Dear all,\n\nThis is a brief update on the roof. I was wondering whether anyone can help, weather permitting.',
    ],
    ['make it formal', 'Also set up a page and won.', 'Also set up a page and won.'],
    [
      'make it formal',
      'We will set up a page and claw back costs.',
      'We will set up a page and recover costs.',
    ],
    [
      'make it friendlier',
      'Failure to update your details within 7 days will result in suspension of your account.',
      "Please note that if you don't update your details within 7 days, we'll have to suspend your account.",
    ],
    [
      'professional tone',
      'The old page was a mess so we ripped it out and stuck in a new one.',
      'The old page was in disarray so we removed it and added a new one.',
    ],
    [
      'more professional',
      "Something's come up. Any chance we could meet on 4 May instead?",
      'An unexpected matter has arisen. Would it be possible to meet on 4 May instead?',
    ],
    [
      'plain language please',
      'The organisation has elected to await the results.',
      'The organisation has decided to wait for the results.',
    ],
  ]);
});

describe('what a shorter text no longer has', () => {
  it('is named, relative clauses and brackets too', async () => {
    const content = 'Our llama, who is brown, escaped (again). Call 555-123 if you see her.';
    const { content: short, warnings } = await refine('make it much shorter', content);
    expect(short).toBe('Our llama escaped. Call 555-123 if you see her.');
    const message = 'The shorter text no longer has: “who is brown”, “again”';
    expect(warnings).toEqual([{ reason: 'removed', message }]);
  });
});

describe('a formal text that says the same', () => {
  readsAs([
    ['make it formal', "It's a bit of a mess.", 'It is something of a mess.'],
    [
      'make this more formal',
      'The boiler packed in last night and your repair guy never turned up. Any joy with the part?',
      'The boiler stopped working last night and your repair engineer never arrived. Has there been any progress with the part?',
    ],
    [
      'sound more official',
      'Quit parking in our bays. Some idiot keeps dumping rubbish there, and it winds everyone up.',
      'Please stop parking in our bays. Someone keeps dumping rubbish there, and it frustrates everyone.',
    ],
    [
      'more professional please, for a job application',
      "I don't mind getting stuck in and I'm not scared of hard work. You can call pretty much any time.",
      'I am willing to take an active part and I am not afraid of hard work. You can call at almost any time.',
    ],
    [
      'rewrite in a professional tone',
      "I'm at my wits' end with your helpline. How come the bill is so high? It's a no-brainer to refund us.",
      'I am extremely frustrated with your helpline. Why is the bill so high? It is an obvious choice to refund us.',
    ],
    ['make it formal', "It's guaranteed 10 years.", 'It is guaranteed 10 years.'],
    ['make it formal', 'With 7.5 points out of 9 she won.', 'With 7.5 points out of 9 she won.'],
    [
      'make it formal',
      'He points out that the heating is off until May.',
      'He points out that the heating is off until May.',
    ],
    [
      'plain English',
      'Do not let it without the prior consent of the owner.',
      'Do not let it without the prior permission of the owner.',
    ],
  ]);
});

describe('words that are no article, praise or preamble', () => {
  readsAs([
    ['concise', 'Vitamin A actually improves sight.', 'Vitamin A improves sight.'],
    [
      'remove filler words',
      'Hall A basically opened. A really old apple fell.',
      'Hall A opened. An old apple fell.',
    ],
    ['less salesy', 'Plan A incredible offers.', 'Plan A offers.'],
    [
      'less salesy',
      'Buy a lamp, incredible value guaranteed. The all-new, amazing kettle is here.',
      'Buy a lamp, incredible value guaranteed. The all-new kettle is here.',
    ],
    [
      'plain english',
      'We are going to close friends for dinner.',
      'We are going to close friends for dinner.',
    ],
    ['plain english', 'We are going to begin soon.', 'We will begin soon.'],
    [
      'use past tense',
      'The people around us know it. Let us know about it.',
      'The people around us knew it. Let us know about it.',
    ],
  ]);
});

describe('names that anybody may misspell', () => {
  readsAs([
    ['fix typos', 'We meet in wedesday. It is on monnday.', 'We meet on Wednesday. It is on Monday.'],
    ['fix typos', 'It opens in septembr. I speak englsh.', 'It opens in September. I speak English.'],
    ['fix typos', 'He lives in germny.', 'He lives in germny.'],
  ]);
});

describe('a correction that would add a name', () => {
  it('is undone in its own sentence only', async () => {
    const { content } = await refine(
      'fix the grammar',
      'She go to school and he dont like it. We has two dog.',
    );
    expect(content).toBe("She goes to school and he doesn't like it. We have two dogs.");
  });
});

describe('plain instructions', () => {
  readsAs([
    [
      'active voice',
      'The office will be opened by the mayor next week. The deposit was returned by the owner within 14 days.',
      'The mayor will open the office next week. The owner returned the deposit within 14 days.',
    ],
    ['no contractions', "We haven't paid. They haven't called.", 'We have not paid. They have not called.'],
    [
      'make it professional',
      'Drinks on me 2nite. Pls reply.',
      'I will be providing the drinks tonight. Please reply.',
    ],
    [
      'casual tone',
      'We will provide you with a receipt and inform you of the date.',
      "We'll provide you with a receipt and inform you of the date.",
    ],
    [
      'simple English',
      'The match has been postponed to Saturday.',
      'The match has been put off until Saturday.',
    ],
    ['fix grammar', 'a error occurred. a apple fell.', 'An error occurred. An apple fell.'],
    ['fix grammar', 'The companys new logo is nice.', "The company's new logo is nice."],
    [
      'proofread',
      "You're files are ready. I lost you're number.",
      'Your files are ready. I lost your number.',
    ],
    [
      'remove links',
      'See our menu at www.bistro.example/menu. Visit us at www.bistro.example for details.',
      'See our menu. Visit us for details.',
    ],
    ['remove links', 'Log on https://d.example now.', 'Log on now.'],
    [
      'remove the hype',
      'The light, amazing jacket keeps you dry.',
      'The light, amazing jacket keeps you dry.',
    ],
    [
      'make bullets',
      'See the notes below. - We agreed on the date. - Tom will book the room.',
      '- See the notes below\n- We agreed on the date\n- Tom will book the room',
    ],
    [
      'less salesy',
      'Our REVOLUTIONARY new blender is the best blender you will ever own.',
      'Our new blender is the best blender you will ever own.',
    ],
  ]);

  it('do not turn an apology into confidence', () => {
    expect(planRefinement('more apologetic').steps.map(({ operation }) => operation)).toEqual(['apologetic']);
  });
});

describe('a shorter text', () => {
  readsAs([
    [
      'Shorten for a text message',
      'Hello Mr Adeyemi, this is Brookfield Dental Practice getting in touch with you to remind you that you have an appointment booked with our hygienist, Sarah, on Thursday 22 August at 2.40pm. Please could you try to arrive around ten minutes before your appointment time so that you can fill in the updated medical form. If for any reason you are not able to attend the appointment, please call us on 01632 960 415 at least 24 hours beforehand, as otherwise we may have to charge a £25 missed appointment fee.',
      'This is Brookfield Dental Practice: you have an appointment booked with our hygienist, Sarah, on Thursday 22 August at 2.40pm. If you cannot attend the appointment, please call us on 01632 960 415 at least 24 hours beforehand, as otherwise we may have to charge a £25 missed appointment fee.',
    ],
    [
      'make more concise but keep it polite',
      'Dear Mr. Whitcombe,\n\nI am reaching out to you today because I wanted to ask you whether it might perhaps be possible for me to have a dog in the apartment. I know that the lease says that pets are not allowed without your permission, which is why I am asking you first.\n\nMany thanks and kind regards,\nElena Russo',
      'Dear Mr. Whitcombe,\n\nI wanted to ask you whether it might perhaps be possible for me to have a dog in the apartment. I know that the lease says that pets are not allowed without your permission, which is why I am asking you first.\n\nMany thanks and kind regards,\nElena Russo',
    ],
    ['plain English', 'Should lice be discovered, tell the school.', 'If lice are found, tell the school.'],
  ]);
});
