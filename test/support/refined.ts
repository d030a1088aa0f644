import { expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

/** An instruction, a text, and the whole text as a reader should find it afterwards. */
export type Output = readonly [instructions: string, content: string, expected: string];

/** Tests that each instruction makes of its text what is expected. */
export const readsAs = (outputs: readonly Output[]) =>
  it.each(outputs)('%s: %s', async (instructions, content, expected) => {
    const refined = await refineText({ content, instructions }, planRefinement(instructions));
    expect(refined.content).toBe(expected);
  });

/** An output that is the text itself. */
export const same = (instructions: string, text: string): Output => [instructions, text, text];
