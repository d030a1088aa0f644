import { describe, expect, it } from '@jest/globals';
import { partUnmarked } from '../../src/engines/builtin/refine/grammar/unmarked-sentences.js';

describe('sentences that nothing parts', () => {
  it.each([
    [
      'We got to the site at 7 the gate was locked so we rang Gary and he didn’t answer we waited an hour.',
      'We got to the site at 7. The gate was locked so we rang Gary and he didn’t answer. We waited an hour.',
    ],
    [
      'Had a great stay at the hotel last weekend the room was clean and the bed was comfy.',
      'Had a great stay at the hotel last weekend. The room was clean and the bed was comfy.',
    ],
    [
      'The washing machine is leaking again can you send someone round tomorrow I am in all day.',
      'The washing machine is leaking again. Can you send someone round tomorrow. I am in all day.',
    ],
    [
      'Joan has had three quotes the cheapest is £8,400 and it was agreed to go with them.',
      'Joan has had three quotes. The cheapest is £8,400 and it was agreed to go with them.',
    ],
    [
      'The shower is broken and the landlord said he would fix it two weeks ago we are still waiting for him.',
      'The shower is broken and the landlord said he would fix it two weeks ago. We are still waiting for him.',
    ],
    [
      'He hurt his knee at training on Tuesday he can’t walk on it and needs a rest.',
      'He hurt his knee at training on Tuesday. He can’t walk on it and needs a rest.',
    ],
  ])('are parted: %s', (wrong, right) => {
    expect(partUnmarked(wrong)).toBe(right);
  });

  it.each([
    'The house we bought last year needs a new roof and the garage is falling down.',
    'I went back to the shop we got it from on Saturday and they gave me a refund.',
    'I think the room we stayed in was the best one they have in the hotel.',
    'She gave me the book I had asked for and a card her sister made.',
    'Every time I ring the surgery the line is engaged and nobody rings back.',
    'When we got to the hotel at seven the room was not ready for us.',
    'On Tuesday the shop is closed and last week it was closed as well.',
    'It took so long to get there the food was cold by the time we ate it.',
    'I left it in the car the garage lent me while mine was being repaired.',
    'Training is back on Tuesday at 6 and a massive thank you to all parents.',
    'I cleaned the kitchen and the two baths but the window I couldn’t because it rained.',
  ])('are told from one: %s', (right) => {
    expect(partUnmarked(right)).toBe(right);
  });
});
