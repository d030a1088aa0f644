import { describe, expect, it } from '@jest/globals';
import { AGREEMENT_RULES } from '../../src/engines/builtin/refine/grammar/verb-rules.js';
import { applyRules } from '../../src/engines/builtin/refine/grammar/read-rules.js';

const mendAgreement = (prose: string) => applyRules(prose, AGREEMENT_RULES);

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
  ])('is left unchanged: %s', (right) => {
    expect(mendAgreement(right)).toBe(right);
  });
});
