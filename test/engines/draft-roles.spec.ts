import { describe, expect, it } from '@jest/globals';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { markOf, readLabels } from '../../bench/quality/sorter/labels.ts';
import { labelPieces } from '../../src/engines/builtin/draft/roles/label.js';
import { readStretches } from '../../src/engines/builtin/draft/roles/stretches.js';
import { mask, unmask } from '../../src/engines/builtin/draft/text/mask.js';
import { ROOT } from '../support/run-node.js';

/** Dividing a prompt into pieces takes milliseconds, and there are thousands: one in five represents them. */
const STEP = process.env.COPYDESK_TEST_LONG ? 1 : 5;
const prompts = readLabels()
  .filter((_, index) => index % STEP === 0)
  .map((prompt) => ({ ...prompt, pieces: labelPieces(mask(prompt.text), prompt.template) }));
const rolesOf = (prompt: string) =>
  readStretches(mask(prompt), 'general').map(({ role, text }) => `${role}: ${unmask(text)}`);

describe('the roles of the words of a prompt', () => {
  // After a change of the features without a new training, the weights belong to features that no longer exist.
  it('are those of the labelled prompts, so the weights fit the features', () => {
    const pieces = prompts.flatMap((prompt) =>
      prompt.pieces.map(({ role, start, end }) => ({
        role: role.charAt(0).toUpperCase(),
        label: markOf(prompt, start, end),
      })),
    );
    const right = pieces.filter(({ role, label }) => role === label);
    expect(right.length / pieces.length).toBeGreaterThan(0.95);
  });

  it('are found with weights of at most 550 kB', () => {
    const { size } = statSync(join(ROOT, 'src/engines/builtin/draft/roles/weights.txt'));
    expect(size).toBeLessThan(550_000);
  });

  it('divide a sentence where they change', () => {
    expect(rolesOf('Bottle, leakproof, 750 ml. firm but not rude pls.')).toEqual([
      'fact: Bottle, leakproof, 750 ml.',
      'direction: firm but not rude pls.',
    ]);
  });

  it('keep every word of a prompt, in its order', () => {
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? '';
    for (const { text, pieces } of prompts) {
      const words = pieces.map((piece) => unmask(piece.text));
      const marks = text.match(/^\s*(?:\d{1,3}[.)]|[a-z]\)|\d{1,2}(?=\s+\p{L}))\s+/gmu) ?? [];
      expect(letters(words.join('')).length).toBeGreaterThanOrEqual(
        letters(text).length - letters(marks.join('')).length,
      );
    }
  });
});
