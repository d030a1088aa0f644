import { describe, expect, it } from '@jest/globals';
import { NATIVE_RULES, STORY_RULES } from '../../src/engines/builtin/refine/data/native-rules.js';
import { applyRules } from '../../src/engines/builtin/refine/grammar/read-rules.js';

/** For each rule, in order: a mistake, what it becomes, and a correct sentence that looks like it. */
const STORIES = [
  [
    'The seller tell me it is new, but it was used.',
    'The seller told me it is new, but it was used.',
    'If it was late, let the seller tell me, and I called.',
  ],
  [
    'When he retired in 1998 the depot give him a clock.',
    'When he retired in 1998 the depot gave him a clock.',
    'When he retired in 1998 the depot closed.',
  ],
  [
    'I am looking for a flat since two weeks.',
    'I have been looking for a flat for two weeks.',
    'I am looking for a flat since they left two weeks ago.',
  ],
  ['I not submit it last week.', 'I did not submit it last week.', 'I do not submit it.'],
  ['I saw it on last Friday.', 'I saw it last Friday.', "It is in last week's report."],
] as const;
const NATIVES = [
  [
    'Each player need their own bottle.',
    'Each player needs their own bottle.',
    'Let each player bring a ball.',
  ],
  ['The engineer need access to it.', 'The engineer needs access to it.', 'The engineers need access to it.'],
  [
    'If you or your guests has a dog, call.',
    'If you or your guests have a dog, call.',
    'You or your guest has a key.',
  ],
  ['The brakes and gears all works.', 'The brakes and gears all work.', 'All works of art and books.'],
  ['Between Carol and I we sold 140.', 'Between Carol and me we sold 140.', 'Carol and I sold 140.'],
  ['Let Sandra or I know.', 'Let Sandra or me know.', 'Tell Tom and I will come.'],
  ['He was laying on the sofa.', 'He was lying on the sofa.', 'She was laying the table.'],
  ['Sales were effected by snow.', 'Sales were affected by snow.', 'It has taken effect by law.'],
  ["They're food is great.", 'Their food is great.', "They're good people."],
  [
    'Is it true that there meeting us?',
    "Is it true that they're meeting us?",
    'I know that there is a meeting.',
  ],
  ['The principle can confirm it.', 'The principal can confirm it.', 'The principle can be applied.'],
  ['We eat serial.', 'We eat cereal.', 'The serial number is 4.'],
  [
    'My skills would compliment your team.',
    'My skills would complement your team.',
    'I compliment your team.',
  ],
  ["It doesn't do nothing.", "It doesn't do anything.", 'It does nothing.'],
  ['I sell my daughters bike.', "I sell my daughter's bike.", 'My daughters bike to school.'],
  ['It is Hannahs 40th birthday.', "It is Hannah's 40th birthday.", 'It is James 40th birthday.'],
  ['We will try do it.', 'We will try to do it.', 'We will try doing it.'],
  [
    'We need more bottles then we had.',
    'We need more bottles than we had.',
    'We need more time, then we go.',
  ],
  ["Anyone who's child is ill may go.", 'Anyone whose child is ill may go.', "Anyone who's late may go."],
  ['The boilers packed in again.', "The boiler's packed in again.", 'The boilers broke yesterday.'],
  ['I am at my mums until Friday.', "I am at my mum's until Friday.", 'I gave it to my friends.'],
  [
    'Buy it unless your looking for it.',
    "Buy it unless you're looking for it.",
    'If your going is a problem, stay.',
  ],
  ['It was cooked perfect.', 'It was cooked perfectly.', 'It was perfect.'],
  ["I can't find no number.", "I can't find any number.", 'I can find no number.'],
  ["There's about six spaces left.", 'There are about six spaces left.', "There's one space left."],
  [
    'Call me if your booking three.',
    "Call me if you're booking three.",
    'If your booking is for three, call.',
  ],
  [
    'My two labs whose both friendly.',
    'My two labs who are both friendly.',
    'People whose dogs are friendly.',
  ],
  ['its only short so read it.', "it's only short so read it.", 'Its only rival is the fox.'],
  ["The photo's don't do it justice.", "The photos don't do it justice.", "The photo's frame is gold."],
  ['He cried but settled quick.', 'He cried but settled quickly.', 'It was a quick walk.'],
  ['She talked him threw it.', 'She talked him through it.', 'He got up and threw the ball.'],
  ['It took awhile to heat.', 'It took a while to heat.', 'Stay awhile with us.'],
  ['He grew them for thirty year.', 'He grew them for thirty years.', 'It is a plan for five year olds.'],
  ['The beans done well this summer.', 'The beans did well this summer.', 'The job was done well.'],
  ['He hit his chin of the edge.', 'He hit his chin on the edge.', 'He fell off the edge of it.'],
  ['The delay through me off.', 'The delay threw me off.', 'He came through me and off he went.'],
  ['its great value for money.', "it's great value for money.", 'Its great value is known.'],
  ["Wear sensible shoe's.", 'Wear sensible shoes.', "Bring the dog's lead."],
  ['I have three years experience.', "I have three years' experience.", 'It took three years of work.'],
  ['I work good with people.', 'I work well with people.', 'They do good work.'],
  ['The dog lays down.', 'The dog lies down.', 'He lays down the rules.'],
  ['The lift is been serviced on Monday.', 'The lift is being serviced on Monday.', 'It has been serviced.'],
  [
    "We train new employee's, and sell.",
    'We train new employees, and sell.',
    "The new employee's desk is here.",
  ],
  ['I am proud off.', 'I am proud of.', 'We are proud.'],
  ['My skill and my ethic makes me good.', 'My skill and my ethic make me good.', 'My skill makes me good.'],
  ['If it is cold than please ring.', 'If it is cold then please ring.', 'It is colder than that, please.'],
  ["Tenant's on floor 3 should wait.", 'Tenants on floor 3 should wait.', "The tenant's door is open."],
  ['Sales in my department has grown.', 'Sales in my department have grown.', 'Sales has a new head.'],
] as const;

describe.each([
  ['tenses in stories', STORY_RULES, STORIES],
  ['mistakes of native speakers', NATIVE_RULES, NATIVES],
] as const)('a rule for %s', (_, rules, examples) => {
  it.each(examples.map((each, index) => [index, ...each] as const))(
    '%d: %s',
    (index, wrong, right, leaves) => {
      expect(applyRules(wrong, [rules[index]!])).toBe(right);
      expect(applyRules(leaves, rules)).toBe(leaves);
    },
  );

  it('has an example each', () => expect(examples).toHaveLength(rules.length));
});
