import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

/** Notes about a product and the sentences that hold every one of them. */
const DESCRIBED: readonly (readonly [prompt: string, expected: string])[] = [
  [
    'Describe our walnut cutting board: handmade in Vermont, 40 x 28 cm, oiled with food-safe oil, juice groove, price $89',
    'Walnut cutting board\n\nThis walnut cutting board is handmade in Vermont and measures 40 x 28 cm. It is oiled with food-safe oil, has a juice groove and costs $89.',
  ],
  [
    'Describe our merino socks: knitted in Wales, 80% merino, reinforced heels and toes, sizes 36 to 47, machine washable, £16 a pair',
    'Merino socks\n\nThese merino socks are knitted in Wales and made of 80% merino, and have reinforced heels and toes. They come in sizes 36 to 47, are machine washable and cost £16 a pair.',
  ],
  [
    'Product description for the Hydra 500 bottle: stainless steel, keeps drinks cold for 24 hours, leakproof lid, 500 ml, €24.90',
    'Hydra 500 bottle\n\nThe Hydra 500 bottle is made of stainless steel and keeps drinks cold for 24 hours. It has a leakproof lid, holds 500 ml and costs €24.90.',
  ],
  [
    'Write a product description for our ceramic planter. 20 cm tall, drainage hole, handmade in Portugal, saucer included, 38 euros.',
    'Ceramic planter\n\nThis ceramic planter measures 20 cm tall and has a drainage hole. It is handmade in Portugal, includes a saucer and costs 38 euros.',
  ],
  [
    "Describe our chef's knife: 20 cm blade, Damascus steel, hand-sharpened, comes in a gift box, $149",
    "Chef's knife\n\nThis chef's knife has a 20 cm blade and is hand-sharpened and made of Damascus steel. It comes in a gift box and costs $149.",
  ],
  [
    "I'd like a text about our canvas tote bag for the shop page: organic cotton, 38 x 42 cm, inside zip pocket, 24 euros",
    'Canvas tote bag\n\nThis canvas tote bag is made of organic cotton and measures 38 x 42 cm. It has an inside zip pocket and costs 24 euros.',
  ],
  [
    'Product description for a ceramic coffee dripper, hand-thrown in Asheville, dishwasher safe, comes in blue and white, $38',
    'Ceramic coffee dripper\n\nThis ceramic coffee dripper is dishwasher safe and hand-thrown in Asheville, comes in blue and white, and costs $38.',
  ],
  [
    'Please write something to sell our rolling pin, turned in Ohio, 50 cm long, rubbed with walnut oil, no handles, for $35',
    'Rolling pin\n\nThis rolling pin is turned in Ohio and measures 50 cm long. It is rubbed with walnut oil and costs $35. No handles.',
  ],
  [
    'Our linen apron needs a description: sewn in Lithuania, two front pockets, one size, price 42 EUR',
    'Linen apron\n\nThis linen apron is sewn in Lithuania and has two front pockets. It comes in one size and costs 42 EUR.',
  ],
  [
    'We make rolling pins by hand in Quebec. Describe them: 48 cm long, rubbed with mineral oil, $38 each',
    'Rolling pins\n\nThese rolling pins are made by hand in Quebec and measure 48 cm long. They are rubbed with mineral oil and cost $38 each.',
  ],
  [
    "Describe our linen towels: doesn't shrink, lasts for years, €18",
    "Linen towels\n\nThese linen towels don't shrink, last for years and cost €18.",
  ],
  [
    'Describe our yoga mat: natural rubber, non slip, comes with a strap',
    'Yoga mat\n\nThis yoga mat is non slip and made of natural rubber, and comes with a strap.',
  ],
];

describe('a product description', () => {
  it.each(DESCRIBED)('is written in sentences: %s', async (prompt, expected) => {
    const { content, warnings } = await draft(prompt, 'product-description');
    expect(content).toBe(expected);
    expect(warnings.map(({ reason }) => reason)).toEqual(['draft']);
  });

  it.each([
    ['granola: 400 g, bulb not included', 'Bulb not included.'],
    ['tent: never used, two poles', 'Never used.'],
    ['stove: two doors, without plastic', 'Without plastic.'],
    ['flat: no pets, two rooms', 'No pets.'],
    ['ring: one of a kind, 4 g', 'One of a kind.'],
    ['jar: 200 g, replaces old filter', 'Replaces old filter.'],
    ['piano: three pedals, built in 1920', 'Built in 1920.'],
    ['scarves: merino, from £25 each', 'From £25 each.'],
    ['chest: oak, must be 18 or over', 'Must be 18 or over.'],
    ['book about bears: 32 pages, for ages 3 to 6', 'For ages 3 to 6.'],
  ])('keeps a note of no known form as it is: %s', async (notes, kept) => {
    const { content } = await draft(`Describe our ${notes}, made in Leeds`, 'product-description');
    expect(content).toMatch(/made in Leeds\. /);
    expect(content.endsWith(` ${kept}`)).toBe(true);
  });

  it('is a list where many notes are of no known form', async () => {
    const prompt = 'Describe our roast box: feeds four, beef from Hill Farm, potatoes from Kent, £45';
    const { content } = await draft(prompt, 'product-description');
    expect(content).toBe('Roast box\n\n• Feeds four\n• Beef from Hill Farm\n• Potatoes from Kent\n• £45');
  });

  it('says once what it does not contain', async () => {
    const { content } = await draft(
      'Describe our granola: 400 g, no nuts, contains oats',
      'product-description',
    );
    expect(content).toBe('Granola\n\nThis granola weighs 400 g, contains no nuts and contains oats.');
  });

  it('is a list where the prompt asks for one', async () => {
    const prompt =
      'Describe our dog leash: 1.8 m long, brass clip, in three colours, 32 euros. Use bullet points.';
    const { content } = await draft(prompt, 'product-description');
    expect(content).toBe('Dog leash\n\n• 1.8 m long\n• Brass clip\n• In three colours\n• 32 euros');
  });

  it('is a list where the first words name no product', async () => {
    const { content } = await draft('Sewn in Porto, one size, two deep pockets, €42', 'product-description');
    expect(content).toMatch(/^Sewn in Porto\n\n• /);
  });
});
