import { describe, expect, it } from '@jest/globals';
import { composeText } from '../src/engines/builtin/generate/compose-text.js';
import { findTemplate } from '../src/templates/catalogue.js';

const options = { tone: 'neutral', length: 'medium', language: 'en', format: 'text' } as const;
const write = (prompt: string) => composeText({ prompt, template: findTemplate('email')!, options }).content;

describe('the reading of a letter', () => {
  it.each([
    ['Email to Sam asking to move our Tuesday meeting to Thursday', 'our Tuesday meeting to Thursday'],
    ['Email to Dana asking to postpone the launch to September', 'the launch to September'],
  ])('keeps the day that something is moved to: %s', (prompt, kept) => {
    expect(write(prompt)).toContain(kept);
  });

  it('still takes a name at the end for the one it goes to', () => {
    expect(write('Email asking for the sales figures of May, to Helen')).toContain('Helen');
  });
});
