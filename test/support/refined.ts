import { expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

/** An instruction, a text, and the whole text as a reader should find it afterwards. */
export type Output = readonly [instructions: string, content: string, expected: string];

/** Refines a text as the engine's process does. */
export const refine = (instructions: string, content: string) =>
  refineText({ content, instructions }, planRefinement(instructions));

/** The refined text and the messages of its warnings. */
export async function refined(content: string, instructions: string) {
  const { content: text, warnings } = await refine(instructions, content);
  return { text, warnings: warnings.map(({ message }) => message) };
}

/** Tests that each instruction makes of its text what is expected. */
export const readsAs = (outputs: readonly Output[]) =>
  it.each(outputs)('%s: %s', async (instructions, content, expected) => {
    expect((await refine(instructions, content)).content).toBe(expected);
  });

/** An output that is the text itself. */
export const same = (instructions: string, text: string): Output => [instructions, text, text];
