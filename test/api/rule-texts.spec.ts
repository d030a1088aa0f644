import { describe, expect, it } from '@jest/globals';
import { explainRejection } from '../../src/request-log/explain-call.js';

const REJECTION = { value: 8, maximum: 8, scope: null, address: '192.0.2.1' } as const;

describe('the explanation of a request that was one too many', () => {
  it('advises to send fewer at the same time, or a higher limit, over the limit of a credential', () => {
    const { description, resolution } = explainRejection({
      ...REJECTION,
      rule: 'concurrency_limited',
      counter: 'key',
    });
    expect([description, resolution]).toEqual([
      expect.stringContaining('at most 8'),
      expect.stringContaining('a higher limit.'),
    ]);
  });

  it('advises to retry where the database was busy, which no limit of the caller changes', () => {
    const { description, resolution } = explainRejection({
      ...REJECTION,
      rule: 'concurrency_limited',
      counter: 'database',
    });
    expect(description).toContain('database was busy');
    expect(resolution).toContain('Retry-After');
    expect(resolution).not.toContain('ask the operator for a higher limit');
  });
});
