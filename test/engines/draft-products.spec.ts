import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

/** Notes about a product and the sentences that hold every one of them. */
const DESCRIBED: readonly (readonly [prompt: string, expected: string])[] = [
  [
    'olive oil soap, handmade in Kalamata. 4 ingredients: olive oil, water, lye, sea salt. €4.80, box of 6 is €26',
    'Olive oil soap\n\nThis olive oil soap is handmade in Kalamata.\n\nDetails\n\n• 4 ingredients: olive oil, water, lye and sea salt\n• Price: €4.80, €26 for a box of 6',
  ],
  [
    'Beeswax candle, burns 20 hours. 3 scents: lavender, pine, honey. €9, set of 4 costs €32',
    'Beeswax candle\n\nThis beeswax candle burns 20 hours.\n\nDetails\n\n• 3 scents: lavender, pine and honey\n• Price: €9, €32 for a set of 4',
  ],
  [
    'Describe our walnut cutting board: handmade in Vermont, 40 x 28 cm, oiled with food-safe oil, juice groove, price $89',
    'Walnut cutting board\n\nThis walnut cutting board is handmade in Vermont and oiled with food-safe oil, and measures 40 x 28 cm. It has a juice groove and costs $89.',
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
    'Ceramic planter\n\nThis ceramic planter is 20 cm tall and has a drainage hole. It is handmade in Portugal, includes a saucer and costs 38 euros.',
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
    'Rolling pin\n\nThis rolling pin is turned in Ohio and rubbed with walnut oil, and has no handles. It is 50 cm long and costs $35.',
  ],
  [
    'Our linen apron needs a description: sewn in Lithuania, two front pockets, one size, price 42 EUR',
    'Linen apron\n\nThis linen apron is sewn in Lithuania and has two front pockets. It comes in one size and costs 42 EUR.',
  ],
  [
    'We make rolling pins by hand in Quebec. Describe them: 48 cm long, rubbed with mineral oil, $38 each',
    'Rolling pins\n\nThese rolling pins are made by hand in Quebec and rubbed with mineral oil, are 48 cm long and cost $38 each.',
  ],
  [
    "Describe our linen towels: doesn't shrink, lasts for years, €18",
    "Linen towels\n\nThese linen towels don't shrink, last for years and cost €18.",
  ],
  [
    'Describe our yoga mat: natural rubber, non slip, comes with a strap',
    'Yoga mat\n\nThis yoga mat is non slip and made of natural rubber, and comes with a strap.',
  ],
  [
    'Describe our piano: three pedals, built in 1920, for beginners, no need to tune it, £900',
    'Piano\n\nThis piano has three pedals, was built in 1920 and is for beginners. There is no need to tune it. It costs £900.',
  ],
  [
    'Beech stool - seat 30 cm across, no screws, will darken with age, natural or white stain, from £90 each',
    'Beech stool\n\nThis beech stool has a seat 30 cm across and will darken with age. It has no screws, comes in natural or white stain and costs from £90 each.',
  ],
  [
    'Describe NoteNest, our reading app: saves articles offline, syncs with Kobo, no account needed, free for two devices, $2 a month after that',
    'NoteNest\n\nNoteNest is our reading app, saves articles offline and syncs with Kobo. It requires no account, is free for two devices and costs $2 a month after that.',
  ],
  [
    "Kids' sun hat, sizes 2 to 6 years. Cotton, dries fast, ages 2 and up. Colours: mustard, navy, moss. £16",
    "Kids' sun hat\n\nThis kids' sun hat is available in sizes 2 to 6 years, dries fast and comes in mustard, navy and moss. It is made of cotton, is for ages 2 and up, and costs £16.",
  ],
  [
    'I sell a wool scarf: woven in Ulster, charcoal, oat or moss, with oak buttons, ten year guaruntee, 40 euros',
    'Wool scarf\n\nThis wool scarf is woven in Ulster and comes with oak buttons. It is available in charcoal, oat or moss, comes with a ten year guarantee and costs 40 euros.',
  ],
  [
    'Product: plum jam. Fruit from our own trees, 200 g jar, made with lemon juice, honey and ginger, not for babies, $6',
    'Plum jam\n\nThis plum jam is made with fruit from our own trees and comes in a 200 g jar. It is made with lemon juice, honey and ginger, is not for babies and costs $6.',
  ],
  [
    'We sell a travel blanket called Nimbus and need a description. It is knitted in Hawick. It folds into its own pouch.',
    'Nimbus\n\nNimbus is a travel blanket. It is knitted in Hawick. It folds into its own pouch.',
  ],
  [
    'Describe the Mull desk lamp: dimmable, takes an E14 bulb (not included), comes with carry bag, £72',
    'Mull desk lamp\n\nThe Mull desk lamp is dimmable and takes an E14 bulb (not included). It comes with a carry bag and costs £72.',
  ],
];

describe('a product description', () => {
  it.each(DESCRIBED)('is written in sentences: %s', async (prompt, expected) => {
    const { content, warnings } = await draft(prompt, 'product-description');
    expect(content).toBe(expected);
    expect(warnings.map(({ reason }) => reason)).toEqual(['draft']);
  });

  it.each([
    ['tent: never used, two poles', 'Further details: never used.'],
    ['stove: two doors, without plastic', 'Further details: without plastic.'],
    ['flat: no pets, two rooms', 'Further details: no pets.'],
    ['chest: oak, must be 18 or over', 'Further details: must be 18 or over.'],
    ['jar: 200 g, replaces old filter', 'Details\n\n• Replaces old filter\n• Weight: 200 g'],
    ['lamp: 8 W, covers sold separately', 'Details\n\n• Covers sold separately\n• Power: 8 W'],
    ['jam: made with figs, 150 ml', 'Leeds. Volume: 150 ml.'],
    ['torch: bell tower, 300 g, $9', 'Details\n\n• Bell tower\n• Weight: 300 g\n• Price: $9'],
  ])('keeps a note of no known form as it is: %s', async (notes, kept) => {
    const { content } = await draft(`Describe our ${notes}, made in Leeds`, 'product-description');
    expect(content).toMatch(/made in Leeds(?: of oak)?\.\s/);
    expect(content.endsWith(kept)).toBe(true);
  });

  it.each([
    ['granola: 400 g, bulb not included', 'The bulb is not included.'],
    ['ring: one of a kind, 4 g', 'This ring is one of a kind and made in Leeds'],
    ['chair: two cushions, do not use in rain', 'Do not use in rain.'],
    ['sauce: 200 g jar, refrigerate after opening', 'Refrigerate after opening.'],
    ['mat: non slip, wipe clean, don’t leave in the sun', 'Don’t leave in the sun.'],
    ['knife: 2 rivets, wash by hand', 'Wash by hand.'],
    ['headphones: black, in the box: case, cable, adapter', 'Leeds. In the box: case, cable, adapter.'],
    [
      'bar: almonds, ingredients: cocoa, almonds (12%), salt',
      'Leeds. Ingredients: cocoa, almonds (12%), salt.',
    ],
    ['candle: notes of apple, peach and flint', 'has notes of apple, peach and flint'],
    ['socks: 70% wool, 30% nylon, sizes S (35-38), M (39-42)', 'are 70% wool and 30% nylon'],
    ['pen: nib F, M or B, 20 g', 'ib F, M or B'],
    [
      'cleaning service: insured, two cleaners',
      'This cleaning service is insured and made in Leeds, and includes two',
    ],
    ['scooter: top speed 25 km/h, two brakes', 'has a top speed of 25 km/h'],
  ])('says what a note says: %s', async (notes, said) => {
    const { content } = await draft(`Describe our ${notes}, made in Leeds`, 'product-description');
    expect(content).toContain(said);
  });

  it('keeps a place and its country together, and says for how many it is', async () => {
    const prompt =
      'Describe our Trailmate tent: two people, 1.9 kg, made in Leon, Mexico, arm folds flat, 180 cm long and 90 cm wide, $179';
    const { content } = await draft(prompt, 'product-description');
    expect(content).toContain('made in Leon, Mexico');
    expect(content).toContain('is for two people');
    expect(content).toContain('is 180 cm long and 90 cm wide');
    expect(content).toContain('The arm folds flat.');
  });

  it('has a list of details where many notes are of no known form', async () => {
    const prompt = 'Describe our roast box: feeds four, beef from Hill Farm, potatoes from Kent, £45';
    const { content } = await draft(prompt, 'product-description');
    expect(content).toBe(
      'Roast box\n\nThis roast box feeds four.\n\nDetails\n\n• Beef from Hill Farm\n• Potatoes from Kent\n• Price: £45',
    );
  });

  it('says once what it does not contain', async () => {
    const { content } = await draft(
      'Describe our granola: 400 g, no nuts, contains oats',
      'product-description',
    );
    expect(content).toBe('Granola\n\nThis granola weighs 400 g and contains no nuts. It contains oats.');
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
