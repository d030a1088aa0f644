import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { joinBlocks, parseBlocks } from '../../src/engines/builtin/refine/text/blocks.js';

const refine = async (instructions: string, content: string) =>
  (await refineText({ content, instructions }, planRefinement(instructions))).content;

describe('a text in HTML', () => {
  it.each([
    [
      'make it formal',
      '<p title="a > gonna">We <b>gotta</b> fix this &amp; that. Run <code>gonna</code>.</p>\n<ul><li>It\'s gonna work</li></ul>',
      '<p title="a > gonna">We <b>have to</b> fix this &amp; that. Run <code>gonna</code>.</p>\n<ul><li>It is going to work</li></ul>',
    ],
    [
      'make it shorter',
      '<p>We <b>really</b> think that the menu is nice.</p><p>Basically, pay £5.</p>',
      '<p>We think that the menu is nice.</p><p>Pay £5.</p>',
    ],
    [
      'use British spelling',
      '<!-- color\n\ngray -->\n<p style="color: gray">The gray color<br>of the center</p>\n<pre>\ncolor\n\ngray\n</pre>\n\nThe color.',
      '<!-- color\n\ngray -->\n<p style="color: gray">The grey colour<br>of the centre</p>\n<pre>\ncolor\n\ngray\n</pre>\n\nThe colour.',
    ],
    [
      'fix grammar',
      '<div>\n<p>The bakery have bread.</p>\n<script>\nvar teh = recieve;\n\nif (a < b) they was();\n</script>\n</div>',
      '<div>\n<p>The bakery has bread.</p>\n<script>\nvar teh = recieve;\n\nif (a < b) they was();\n</script>\n</div>',
    ],
    [
      'cut it to 12 words',
      '<h2>News</h2>\n<p>We sell tiles from 3 May. They are nice. It was a joy to walk up the hill near the river.</p>\n<p>The weather was fine and everybody was happy with it.</p>\n<ul><li>Tiles cost £5</li><li>Mugs cost £4</li></ul>',
      '<p>We sell tiles from 3 May.</p>\n<ul><li>Tiles cost £5</li><li>Mugs cost £4</li></ul>',
    ],
    ['turn it into bullets', '<p>We sell tiles. They are nice.</p>', '<p>We sell tiles. They are nice.</p>'],
  ])('keeps its tags: %s', async (wish, html, expected) => {
    expect(await refine(wish, html)).toBe(expected);
  });

  it.each([
    '<div>\n  <p>One <b>two</b>\n three</p>\n\n<script>\n\nx < 1\n\n</script> four\n\nfive <i>six</i>',
    '<!-- open',
    '<p',
    '<p><b>',
    '< p>a</p>\n<https://example.com>\n<b>bold</b> text',
    '```\n<p>\n```\n<p>a\n```\nb',
  ])('is reassembled byte for byte: %j', (html) => {
    expect(joinBlocks(parseBlocks(html))).toBe(html);
  });
});
