import { randomUUID } from 'node:crypto';
import type { Generation } from '../../src/generation/generation.entity.js';
import type { StoredGeneration } from '../../src/generation/generation-insert.js';

/** A generation of an account's key to be stored: 8 tokens, in the last second of January 2026. */
export function aRow(
  accountId: string,
  claim: StoredGeneration['claim'] = null,
  overrides: Partial<Generation> = {},
): StoredGeneration {
  const generation: Generation = {
    id: randomUUID(),
    accountId,
    credentialType: 'api_key',
    credentialId: 'k1',
    clientId: null,
    template: 'email',
    templateVersion: null,
    content: 'Dear Sam, "quoted" {braces}, \\ and a line\nmore',
    inputTokens: 3,
    outputTokens: 5,
    cost: 420_000n,
    currency: 'USD',
    model: 'fixed:echo',
    finishReason: 'stop',
    refinedFrom: randomUUID(),
    warnings: [{ reason: 'avoid_not_met', message: 'told "why"' }],
    metadata: { 'order.id': 'A-1', note: '"quoted" {braces}' },
    endUser: 'user-1',
    store: false,
    inputs: { prompt: 'Email "Sam" {about} lunch \\ soon' },
    inputsHash: Buffer.from([0, 1, 255]),
    createdAt: new Date('2026-01-31T23:59:59.999Z'),
    ...overrides,
  };
  return { generation, credentialName: 'site', claim, charge: null };
}
