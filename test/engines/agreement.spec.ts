import { describe, expect, it } from '@jest/globals';
import { AGREEMENT_RULES } from '../../src/engines/builtin/refine/grammar/verb-rules.js';
import { applyMarkedRules } from '../../src/engines/builtin/refine/grammar/marked-rules.js';
import { applyRules } from '../../src/engines/builtin/refine/grammar/read-rules.js';
import { SUBJECT_RULES } from '../../src/engines/builtin/refine/grammar/subject-rules.js';

const mendAgreement = (prose: string) => applyMarkedRules(applyRules(prose, AGREEMENT_RULES), SUBJECT_RULES);

describe('agreement of verb and noun', () => {
  it.each([
    ['The bakery have bread.', 'The bakery has bread.'],
    ['The reports is late.', 'The reports are late.'],
    ['The new manager are nice.', 'The new manager is nice.'],
    ["Our office don't open today.", "Our office doesn't open today."],
    ['Our doors was open.', 'Our doors were open.'],
    ["The keys wasn't there.", "The keys weren't there."],
    ['Most children has left.', 'Most children have left.'],
    ['It is late. This printer do not work.', 'It is late. This printer does not work.'],
    ["He said the new till still don't print.", "He said the new till still doesn't print."],
    ['The boiler in flat 4 have a leak.', 'The boiler in flat 4 has a leak.'],
    ['The guests in room 12 has left.', 'The guests in room 12 have left.'],
    ['The Christmas opening hours was discussed.', 'The Christmas opening hours were discussed.'],
    ['The lamp on my old desk are broken.', 'The lamp on my old desk is broken.'],
    ['We left because the rooms was cold.', 'We left because the rooms were cold.'],
    ['The bakery has bread and the reports is late.', 'The bakery has bread and the reports are late.'],
    ['It breaks when a field are empty.', 'It breaks when a field is empty.'],
    ['So far only 1 parent have signed up.', 'So far only 1 parent has signed up.'],
    ['6 from 48 boxes is damaged.', '6 of the 48 boxes are damaged.'],
    ['The balance in the account stand at €2,614.80.', 'The balance in the account stands at €2,614.80.'],
    ['The people in this village speaks a dialect.', 'The people in this village speak a dialect.'],
    ['Our office in Berlin need two more laptops.', 'Our office in Berlin needs two more laptops.'],
    ['During the meeting the members was informed.', 'During the meeting the members were informed.'],
    [
      'After the repair the engine make a strange noise.',
      'After the repair the engine makes a strange noise.',
    ],
    ['The smell from the drains make us sick.', 'The smell from the drains makes us sick.'],
    [
      'The results of the test shows that the water is clean.',
      'The results of the test show that the water is clean.',
    ],
    [
      'My colleague Lina, which is new, are going to call.',
      'My colleague Lina, who is new, is going to call.',
    ],
    ['My brother, who live in Canada, are a doctor.', 'My brother, who lives in Canada, is a doctor.'],
    ['The shoes that I bought last week is broken.', 'The shoes that I bought last week are broken.'],
    ['The woman who works at reception were kind.', 'The woman who works at reception was kind.'],
    ['We rent to people who stays one night.', 'We rent to people who stay one night.'],
    ['One of the windows in the bedroom are broken.', 'One of the windows in the bedroom is broken.'],
    ['Neither of the keys work.', 'Neither of the keys works.'],
    ['Some of the furniture are damaged.', 'Some of the furniture is damaged.'],
    ['Where is my keys?', 'Where are my keys?'],
    ['Has the parcels arrived?', 'Have the parcels arrived?'],
    ['Do your sister still live in Leeds?', 'Does your sister still live in Leeds?'],
    ['Here is the documents.', 'Here are the documents.'],
  ])('is corrected: %s', (wrong, right) => {
    expect(mendAgreement(wrong)).toBe(right);
  });

  it.each([
    'The condition of the chairs and the tables is poor.',
    'The following are free, and the rich have more.',
    'If the car were mine, I would sell it.',
    'The food she likes is good. All she wants is rest.',
    'The team are ready, the family have left and the police are here.',
    'The news is good, the series was long and the bus is full.',
    'Did the bakery have bread? Let the baker have it.',
    'One of the doors is open. Each of the keys has a tag.',
    'The dog and the cat are asleep.',
    'He suggested that the baker have a rest.',
    'The data are clear. The media have left. She says the moratoria are over. The Leeds waterworks is here. The wounded have water.',
    'Neither of the reports is late.',
    'What the boss wants is bread.',
    'Where the paths were, there is grass.',
    'The news in the paper is bad. The length of the opening hours was discussed.',
    'He says the two still have time. The house on the hill are we to sell it?',
    'The staff in the shop have left. The fish in the tank are dead. The best in the class have won.',
    "The rich still don't pay. The cat, and the dog on the mat are asleep.",
    'The number of visitors has grown. A lot are new. The rest have gone.',
    'The last were the best. The other is a means to an end.',
    'The tables, the chairs, and the sofa are new.',
    'One of the reasons people have for leaving is the rent.',
    'The rise in the number of people who want to move has surprised everyone.',
    'Ten minutes is too short, and six people is a lot for one car.',
    'I suggest that the manager pay for the damage. We saw the man leave.',
    'The school play in the hall was a success. The morning walk in the park.',
    'The man who said the rooms were dirty has left.',
    'She is one of the teachers who have helped us.',
    'Is the sales manager in? Is the sports hall open? Are the manager and the owner here?',
    'I met my teacher, which was nice. The thing I like about the people here is their humour.',
    'The parents of the boy who lives next door are friends of ours.',
    'My parents, who live in Spain, are coming. Our neighbours Tom and Anna are moving out.',
    'If either of the keys were lost, we would change the lock.',
    'Some of the chairs are old, none of the rooms is free, and a lot of the work is done.',
    'The machine put the boxes on the wrong shelf, and the course cost £200.',
    "The children's books on the top shelf are mine. My sister's friends from work are coming.",
    'The team of doctors from Leeds are still here, and the rest of the boxes are in the garage.',
  ])('is left unchanged: %s', (right) => {
    expect(mendAgreement(right)).toBe(right);
  });
});
