import { describe, expect, it } from '@jest/globals';
import { explainRejection } from '../../src/request-log/explain-call.js';
import { toRejectionRow } from '../../src/commands/requests/request-rows.js';
import type { FoundRequest } from '../../src/request-log/rejected-requests-reader.js';

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

describe('the figures of a rejection on the command line', () => {
  const found = {
    ...REJECTION,
    rule: 'quota_exhausted',
    counter: 'key.spend_per_month',
    value: 250_000_000,
    maximum: 5_000_000_000,
    at: new Date(0),
    credentialRef: null,
  } as unknown as FoundRequest;

  it('are amounts where money is counted', () => {
    expect(toRejectionRow(found, 0)).toMatchObject({ value: '0.25', limit: '5' });
    expect(toRejectionRow({ ...found, counter: 'key.tokens_per_month' }, 0)).toMatchObject({
      value: 250_000_000,
      limit: 5_000_000_000,
    });
  });
});
