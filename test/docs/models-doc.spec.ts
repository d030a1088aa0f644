import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { NO_MODEL } from '../../src/models/available-model.js';

it('docs/how-to/connect-a-model.md quotes what the log and the dashboard say without a model', () => {
  expect(readFileSync('docs/how-to/connect-a-model.md', 'utf8')).toContain(NO_MODEL);
});
