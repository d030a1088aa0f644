import { describe, expect, it } from '@jest/globals';
import { doubtfulSentences } from '../../src/engines/builtin/refine/grammar/doubtful-sentences.js';
import { partSplices } from '../../src/engines/builtin/refine/grammar/comma-splices.js';
import { endLastSentence, mendSpacing } from '../../src/engines/builtin/refine/grammar/marks-and-capitals.js';
import { writeOutChat } from '../../src/engines/builtin/refine/grammar/chat-spelling.js';
import { applyOwnRules } from '../../src/engines/builtin/refine/grammar/own-rules.js';
import { applyRules } from '../../src/engines/builtin/refine/grammar/read-rules.js';
import { VERB_RULES } from '../../src/engines/builtin/refine/grammar/verb-rules.js';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { HARMLESS } from '../corpus/refine-harm.js';

describe('verbs that the word before them decides', () => {
  const mendVerbForms = (prose: string) => applyRules(prose, VERB_RULES);

  it.each([
    ["The kiln don't was hot.", "The kiln wasn't hot."],
    ["He doesn't wanted to eat.", "He didn't want to eat."],
    ['It did not melted.', 'It did not melt.'],
    ['I can pays 45 euros.', 'I can pay 45 euros.'],
    ['I am search a kiln.', 'I am searching a kiln.'],
    ['Does you have one?', 'Do you have one?'],
    ['The customer receive the box.', 'The customer receives the box.'],
  ])('are corrected: %s', (wrong, right) => {
    expect(mendVerbForms(wrong)).toBe(right);
    expect(mendVerbForms(right)).toBe(right);
  });

  it.each([
    "I don't need it, and they do not feed it.",
    "Max and Maya don't swim.",
    'The people we know take the bus.',
    'Did it rain? What does it do?',
    'Please always use the stairs.',
    'We will always choose it. This will make it easy, and this can give you more.',
  ])('are left where they are right: %s', (sentence) => {
    expect(mendVerbForms(sentence)).toBe(sentence);
  });
});

describe('short forms of chats', () => {
  it.each([
    ['Can we meet weds at 3?', 'Can we meet Wednesday at 3?'],
    ['Shut sun and mon, open every tue.', 'Shut Sunday and Monday, open every Tuesday.'],
    ['Thanks for yr mail bc I lost it.', 'Thanks for your mail because I lost it.'],
  ])('are written out: %s', (short, long) => {
    expect(writeOutChat(short)).toBe(long);
  });

  it.each([
    'Paint it before sun and rain come.',
    'My 2 yr old sat on it.',
    'In 500 BC it fell. She weds him.',
  ])('are left where they are none: %s', (prose) => {
    expect(writeOutChat(prose)).toBe(prose);
  });
});

describe('marks that the end of a sentence lacks', () => {
  it.each([
    ['Who is free on Monday. We need help.', 'Who is free on Monday? We need help.'],
    [
      'Also is the hall free on Saturday. Any chance you could come.',
      'Also is the hall free on Saturday? Any chance you could come?',
    ],
    ['Can I do it on Monday?? Yes.', 'Can I do it on Monday? Yes.'],
    ['We are closed. Sorry for the late notice', 'We are closed. Sorry for the late notice.'],
  ])('are put: %s', (wrong, right) => {
    expect(endLastSentence(mendSpacing(wrong))).toBe(right);
  });

  it.each(['Have it ready. Kind regards from all', 'Can I just say how good it was. Best wishes, Ann'])(
    'are not put where none belongs: %s',
    (prose) => {
      expect(endLastSentence(mendSpacing(prose))).toBe(prose);
    },
  );
});

describe('sentences that only a comma joins', () => {
  it.each([
    [
      'We reopen on Tuesday as usual however the counter won’t open until 10.',
      'We reopen on Tuesday as usual; however, the counter won’t open until 10.',
    ],
    [
      'The train was late, however, we got there in time.',
      'The train was late; however, we got there in time.',
    ],
    [
      "Can you send someone before Friday 14 March, we can't go on.",
      "Can you send someone before Friday 14 March? We can't go on.",
    ],
    ['The agent did not reply, he should have called.', 'The agent did not reply. He should have called.'],
    ['We loved the new room, the beds were soft.', 'We loved the new room. The beds were soft.'],
    [
      "Please bring your ID, the front office won't let you in.",
      "Please bring your ID. The front office won't let you in.",
    ],
    [
      'The bins were not emptied again, can someone ring us?',
      'The bins were not emptied again. Can someone ring us?',
    ],
  ])('are parted: %s', (wrong, right) => {
    expect(partSplices(wrong)).toBe(right);
    expect(partSplices(right)).toBe(right);
  });

  it.each([
    'It was, however, the only one that is open.',
    'You can do it however you like.',
    'He liked the win, however it was brought about, and left.',
    'If you need help, please call us at once.',
    'On the first of May, we will have a party.',
    'The man who lives there, he is my friend.',
    'It was very late, I think it was ten.',
    'When the bell rang twice, they went home.',
    'Next time you are in town, we should meet up.',
    'The year we got married, we moved to Leeds.',
    'Now we are all here, we can begin the meeting.',
    'Like I mentioned on Monday, I will be away next week.',
    'How she managed it, I will never know.',
    'Whoever took the blue basket, please bring it back.',
    'It concerns Ilse Brandt, a literary translator born in Bolzano.',
    'She is not my sister, she is my aunt.',
    'The sun was out, the birds were singing, and we were happy.',
    'The room had a view of the sea, the bed was soft and the staff were kind.',
    'Due to the fact that the car broke down, I will not be there.',
    'We cleaned the old room, we painted it and we sold it.',
    'The room was big and clean, the staff were friendly and breakfast was great.',
    'The hotel was clean, the staff was helpful, and I would come again.',
    'My room was always very clean, the food was good, the pool was warm.',
  ])('are left where the comma is right: %s', (sentence) => {
    expect(partSplices(sentence)).toBe(sentence);
  });
});

describe('own corrections', () => {
  it.each([
    ['Its now safe to use bay 3.', "It's now safe to use bay 3."],
    ["It's use of retries makes it slow.", 'Its use of retries makes it slow.'],
    ["The mount and it's suction cup hold.", 'The mount and its suction cup hold.'],
    ["Handle both case's before noon.", 'Handle both cases before noon.'],
    ['I could not to hear it.', 'I could not hear it.'],
    ['Darren and I was late.', 'Darren and I were late.'],
    ['I see irish dancers at christmas.', 'I see Irish dancers at Christmas.'],
    ['I tried three time to reinstall it.', 'I tried three times to reinstall it.'],
    [
      "It fails if the user don't exist, otherwise it return null.",
      "It fails if the user doesn't exist, otherwise it returns null.",
    ],
    ['The minutes of the last meeting was read.', 'The minutes of the last meeting were read.'],
    ['My brother who live in Toronto is here.', 'My brother who lives in Toronto is here.'],
    ['We saw the new goalposts which costs $780.', 'We saw the new goalposts which cost $780.'],
    ['The migration script copy every record.', 'The migration script copies every record.'],
    ['The children plays outside.', 'The children play outside.'],
    ['Make sure the forms is signed.', 'Make sure the forms are signed.'],
    ['Bake it for 35 minuets.', 'Bake it for 35 minutes.'],
    ['We work at weekends.', 'We work at weekends.'],
    ['I am sorry for answer late.', 'I am sorry for the late reply.'],
    ['We walk there by foot.', 'We walk there on foot.'],
    ['It is half an our away.', 'It is half an hour away.'],
    ['It would be grate if you came.', 'It would be great if you came.'],
    ['We heard that sales was up 6% in May.', 'We heard that sales were up 6% in May.'],
    ['Kofi have found three quotes.', 'Kofi has found three quotes.'],
    ["Ama has a key, but Kofi don't.", "Ama has a key, but Kofi doesn't."],
    ["The till doesn't print receipts correct.", "The till doesn't print receipts correctly."],
    ['She said Luis have the key.', 'She said Luis has the key.'],
    [
      'After 3 years of saving me and my husband has opened a shop.',
      'After 3 years of saving my husband and I have opened a shop.',
    ],
    ['It smells off old paper.', 'It smells of old paper.'],
    ['We are open Tuesday too Saturday, 10 am too 4 pm.', 'We are open Tuesday to Saturday, 10 am to 4 pm.'],
    ['It is a bit darker then on the website.', 'It is a bit darker than on the website.'],
    ['I will order it as soon as its back in stock.', "I will order it as soon as it's back in stock."],
    ['I would therefor like to ask you.', 'I would therefore like to ask you.'],
  ])('correct a slip: %s', (wrong, right) => {
    expect(applyOwnRules(wrong)).toBe(right);
    expect(applyOwnRules(right)).toBe(right);
  });

  it.each([
    'Its now famous logo is green, and its use of colour makes it stand out.',
    "It's one of the reasons we came, and it's size that matters.",
    "Both Ruse's and Street's arguments rely on it.",
    'If the user were here, the shell should understand it.',
    'The people in the town who live here know the man and the woman who work here.',
    'We have parts of the house that need paint and the size of the windows which costs $780.',
    'The news of the day was bad. The series of the year is here.',
    "It doesn't print correct answers. He doesn't think it correct.",
    'The head of sales is up next. A rise in sales was good news.',
    'Did Kofi have lunch? Let Kofi have it. Ama and Kofi have left. I suggest Kofi have a rest.',
    'He is the man who saved me and my husband. After years of helping me and my husband, she left.',
    'The milk smells off to me, and it smells off and on.',
    'I work on Tuesday too. On Saturday too we are open.',
    'It was darker then. It got darker, then we left.',
    'It lay on its back in the grass, and when its back legs hurt it stopped.',
    'We accept the goods and pay the price therefor.',
    'Everyone in the rooms we have is safe.',
    "Don't do nothing when you see bullying.",
    "We can't do nothing while people suffer.",
    'They could care less about money and more about people.',
    'They are interesting.',
    'He is interesting, funny and kind.',
    'The charity helps people living in poverty.',
    'As I said last week, I leave on Friday.',
    'My brother has five years of experience; I have 30 years.',
    "We're live in Berlin now.",
    'Do what you must to win.',
    'The party is on 4 May, when I will be abroad.',
    'If you will excuse me, I have a train to catch.',
    'The report covers what is known.',
    'The doctor asked what was wrong.',
    'Please send the customer what they ordered.',
    'In my opinion what we have is enough.',
    'Tell your students what we saw.',
    'He lives in his own house in Leeds.',
    'She signed a book contract in May.',
    'Pick a different day for the meeting.',
    'He is a very different person to his father.',
    'Loud noises cause my dog to bark.',
    'Did I cause you any trouble?',
    'I left the house and I was cold.',
    'To most people that is a lot of money.',
    'Every euro in the fund is counted.',
    'They take payment by euro or card.',
    "I'm going to park near the station.",
    'We are going to market it in Spain.',
    'The museums house many paintings.',
    'The teachers address these issues in class.',
    'On Mondays training starts at six.',
    "Last week's sales were poor, but this week's are strong.",
    'The rooms we looked at are next to the gym.',
    'I always buy Sunday papers.',
    'The minutes form the official record of the meeting.',
    'Sit down while it is quiet and have a rest.',
    'We use the data collected since 2015.',
    'I own every album released since 2010.',
    'Sales fell during five years of recession.',
    'Report your lost, stolen or damaged card.',
    'The firm paid its fine on time.',
    'We need more cold, wet weather for the test.',
    'Send the form by post or email to the office.',
    "I'm annoying to live with.",
    'We bought tickets for Meet the Parents.',
    'We watched the France and England match.',
    'My advice is sell.',
    'All the country is watching the final.',
    'Other people talk too.',
    'Positive affect is linked to health.',
    'Our partner store in Leeds is open.',
    'He was manager of Arsenal for ten years.',
    'She had to stay in hospital for two weeks.',
    "I haven't the time to argue.",
    'She asked for my opinion.',
    'Does it depend on the weather?',
    'It will do more good than harm.',
    'I have cold feet.',
    'The mats come with the car.',
    'Click on the picture.',
    'We will make a photo album for Gran.',
    'Why do mistakes happen?',
    'I lost my train of thought.',
    'The data you enter in the form is saved.',
    'He is twenty one years old.',
    'Each of these people needs help.',
    'It is my dream to have a shop.',
    'Germanic peoples settled in the north.',
    'I was interested to learn that he had moved.',
    'Most towns now have herd immunity.',
    'She chose a dark wood like walnut.',
    'It was quiet a few minutes ago.',
    'Our roof tiles have lead to hold them.',
    'As you no longer live here, please return the key.',
    'Is she always open with you?',
    'Teaching children is fun.',
    'I think that is important.',
  ])('leave what is right: %s', (sentence) => {
    expect(applyOwnRules(sentence)).toBe(sentence);
  });
});

describe('a check of grammar', () => {
  const check = async (content: string) => {
    const { warnings } = await refineText(
      { content, instructions: 'proofread' },
      planRefinement('proofread'),
    );
    return warnings.map(({ message }) => message).join('\n');
  };

  it.each([
    'We measured the absorbance of sample at noon.',
    'Nice table lamps is not in stock.',
    'Neither the boiler nor the radiators has been serviced.',
    'The pallet is stay in the hall until noon.',
    'I am not send the parcel yet.',
    'On the terrace is closed at night.',
    'We both works in Leeds.',
    'He wants pay by card.',
    "We won't come back no more.",
    'I drive trucks since 2012.',
    'I bought yesterday a cup.',
    'Call me when the work will be finished.',
    'It is a sum that the shop will refunds us.',
    'I hear that, as Mr. Kowalski have said, it rains.',
    "They sent you're luggage to the hotel.",
    'He says if the old keys looks bent, call.',
    'There was discussed the new menu.',
    'It never worked anymore more than that.',
    'We need a dog which speaks Dutch for three days for week.',
    `The vet said it was a torn claw ${'and she gave her an injection and a cone '.repeat(4)}on Monday.`,
  ])('names a sentence that may be wrong: %s', async (sentence) => {
    expect(await check(`The shop is open. ${sentence}`)).toContain(sentence);
  });

  it('names no sentence that is right', () => {
    expect(HARMLESS.flatMap(doubtfulSentences)).toEqual([]);
  });

  it.each([
    'I think that James is not coming.',
    'We are not open on Mondays as we announced last week.',
    'A couple of hours is enough.',
    'The poor often need more help. The police there want to talk.',
    'The contract between us and customers who need repairs expires in May.',
    'What I dislike is too much cold in winter.',
  ])('leaves what is right: %s', async (content) => {
    expect(
      (await refineText({ content, instructions: 'fix grammar' }, planRefinement('fix grammar'))).content,
    ).toBe(content);
  });

  it.each([
    ['She stays in the fild.', 'She stays in the field.'],
    ['I bought a shooe for my wfe.', 'I bought a shoe for my wife.'],
  ])('spells a word as its place needs it: %s', async (content, right) => {
    expect(
      (await refineText({ content, instructions: 'proofread' }, planRefinement('proofread'))).content,
    ).toBe(right);
  });

  it('leaves a word that may be one of several', async () => {
    expect(await check('Please repare the soup.')).toContain('“repare”');
  });

  it('says what it leaves out', async () => {
    const said = await check('| Lenght |\n| --- |\n| 3 |\n\n> I has it.\n\nThe end is near.');
    expect(said).toContain('tables, quoted lines');
  });

  it('does not claim that a text has no mistakes', async () => {
    expect(await check('The end is near.')).toContain('does not see every mistake');
  });
});
