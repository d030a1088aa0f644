import { describe, expect, it } from '@jest/globals';
import { loadRefineCases, readRefineCases } from '../../bench/quality/refine-cases.ts';

describe('the refinements of the quality bench', () => {
  it.each(['dev', 'sealed'])('are read, each with an id of its own: %s', (set) => {
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
  ])('fail by file, id and field where the format is wrong: %j', (cases, message) => {
    expect(() => readRefineCases('a.json', cases)).toThrow(message);
  });

  it('need not name what must be kept', () => {
    expect(readRefineCases('a.json', [{ id: 'b', instructions: 'x', content: 'y' }])[0]?.keeps).toEqual([]);
  });
});
