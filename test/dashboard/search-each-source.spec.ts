import { describe, expect, it } from '@jest/globals';
import { searchEachSource } from '../../src/dashboard/search/search-each-source.js';
import type { SearchSource } from '../../src/dashboard/search/search-source.js';

const NEVER = new AbortController().signal;

/** A source that finds a page of its own name, or throws. */
function aSource(heading: string, error?: Error): SearchSource {
  return { heading, find: () => (error ? Promise.reject(error) : Promise.resolve([resultOf(heading)])) };
}

const resultOf = (name: string) => ({ path: `/${name}`, name });
const groupOf = (heading: string) => ({ heading, results: [resultOf(heading)] });

/** Searches sources; `before` is called before each. Returns the results and the sources that threw. */
async function search(
  sources: SearchSource[],
  {
    gone = NEVER,
    late = NEVER,
    before,
  }: { gone?: AbortSignal; late?: AbortSignal; before?: (heading: string) => void },
) {
  const started: string[] = [];
  const errors: unknown[] = [];
  const found = await searchEachSource(sources, {
    find: (source) => {
      started.push(source.heading);
      before?.(source.heading);
      return source.find({} as never, 'words');
    },
    gone,
    late,
    onError: ({ heading }, error) => errors.push([heading, error]),
  });
  return { ...found, started, errors };
}

describe('a search of several sources', () => {
  it('returns what the others find if one fails', async () => {
    const error = new Error('too many queries');
    const found = await search([aSource('a'), aSource('b', error), aSource('c')], {});
    expect(found.groups).toEqual([groupOf('a'), groupOf('c')]);
    expect(found.failed).toEqual(['b']);
    expect(found.errors).toEqual([['b', error]]);
  });

  it('searches no further source once the client has disconnected', async () => {
    const client = new AbortController();
    const before = () => client.abort();
    const { started } = await search([aSource('a'), aSource('b')], { gone: client.signal, before });
    expect(started).toEqual(['a']);
  });

  it('leaves out the sources that are left when it has taken too long', async () => {
    const time = new AbortController();
    const before = () => time.abort();
    const found = await search([aSource('a'), aSource('b'), aSource('c')], { late: time.signal, before });
    expect(found).toMatchObject({ groups: [groupOf('a')], failed: ['b', 'c'], started: ['a'] });
  });
});
