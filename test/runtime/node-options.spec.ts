import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { START_OPTIONS } from '../support/npm-start.js';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

describe('the V8 options', () => {
  it('are the same in npm start and in the image', () => {
    const command = JSON.parse(/^CMD (\[.+\])$/m.exec(read('Dockerfile'))![1]!) as string[];
    expect(command.slice(1, -1)).toEqual(START_OPTIONS);
  });

  it('each have their figure in docs/decisions/v8-options.md', () => {
    const page = read('docs/decisions/v8-options.md');
    expect(START_OPTIONS.filter((option) => !page.includes(option))).toEqual([]);
  });
});
