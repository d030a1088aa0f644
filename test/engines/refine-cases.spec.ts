import { describe, expect, it } from '@jest/globals';
import { loadRefineCases, readRefineCases } from '../../bench/quality/refine-cases.ts';

describe('the refinements of the quality benchmark', () => {
  it.each(['dev', 'sealed'])('are read, each with a unique id: %s', (set) => {
    const cases = loadRefineCases(set);
    expect(cases.length).toBeGreaterThan(30);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it.each([
    [{}, 'a.json: must be a list of cases'],
    [[{ instructions: 'x', content: 'y' }], 'a.json: case 1: “id” must be a text'],
    [[{ id: 'b', instructions: 'x', text: 'y' }], 'a.json: case 1 (id “b”): “content” must be a text'],
    [[{ id: 'b', content: 'y' }], 'a.json: case 1 (id “b”): “instructions” must be a text'],
    [
      [{ id: 'b', instructions: 'x', content: 'y', keeps: [1] }],
      'a.json: case 1 (id “b”): “keeps” must be a list of texts',
    ],
  ])('fail with file, id and field if the format is invalid: %j', (cases, message) => {
    expect(() => readRefineCases('a.json', cases)).toThrow(message);
  });

  it('do not require a list of what must be kept', () => {
    expect(readRefineCases('a.json', [{ id: 'b', instructions: 'x', content: 'y' }])[0]?.keeps).toEqual([]);
  });
});
